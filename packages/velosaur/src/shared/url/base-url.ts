const HAS_SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** A link is internal unless it has a scheme or starts with `//`. */
export function isInternalUrl(url: string | undefined): boolean {
  return url !== undefined && !HAS_SCHEME.test(url);
}

/** `/docs` with base `/base/` → `/base/docs`. A path that has the base already is left alone. */
export function ensureBaseUrl(path: string, baseUrl: string): string {
  if (baseUrl === "/" || !path.startsWith("/") || path.startsWith("//")) return path;
  return hasBaseUrl(path, baseUrl) ? path : baseUrl + path.slice(1);
}

/** Adds the base whatever the path looks like: `docs` and `/docs` → `/base/docs`. */
export function addBaseUrl(path: string, baseUrl: string): string {
  return baseUrl + (path.startsWith("/") ? path.slice(1) : path);
}

/** `/base/docs` → `/docs`; a path outside the base is returned as it is. */
export function stripBaseUrl(path: string, baseUrl: string): string {
  if (baseUrl === "/" || !hasBaseUrl(path, baseUrl)) return path;
  return `/${path.slice(baseUrl.length)}`;
}

function hasBaseUrl(path: string, baseUrl: string): boolean {
  return path.startsWith(baseUrl) || `${path.split(/[?#]/, 1)[0]}/` === baseUrl;
}
