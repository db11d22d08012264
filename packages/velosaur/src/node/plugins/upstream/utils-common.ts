/** Stands in for `@docusaurus/utils-common`: pure functions on paths of URLs. */

export const addTrailingSlash = (text: string): string => (text.endsWith("/") ? text : `${text}/`);
export const removeTrailingSlash = (text: string): string =>
  text.endsWith("/") ? text.slice(0, -1) : text;
export const addLeadingSlash = (text: string): string => (text.startsWith("/") ? text : `/${text}`);
export const removePrefix = (text: string, prefix: string): string =>
  prefix !== "" && text.startsWith(prefix) ? text.slice(prefix.length) : text;
export const removeSuffix = (text: string, suffix: string): string =>
  suffix !== "" && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
export const addSuffix = (text: string, suffix: string): string =>
  text.endsWith(suffix) ? text : text + suffix;

/** The path as the site's `trailingSlash` wants it; query and hash stay, as does the base URL itself. */
export const applyTrailingSlash = (
  address: string,
  { trailingSlash, baseUrl }: { trailingSlash: boolean | undefined; baseUrl: string },
): string => {
  if (address.startsWith("#") || trailingSlash === undefined) return address;
  const [, pathname = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  if (pathname === "/" || pathname === baseUrl) return address;
  return (trailingSlash ? addTrailingSlash(pathname) : removeTrailingSlash(pathname)) + rest;
};

/** Text of an error and of all its causes. */
export const getErrorCausalChain = (error: unknown): unknown[] =>
  error instanceof Error && error.cause !== undefined
    ? [error, ...getErrorCausalChain(error.cause)]
    : [error];
