/** Which clicks on which links lead to a page of the site, without a new document. */

export interface SiteAddress {
  /** Address of the current page. */
  current: string;
  baseUrl: string;
}

/** What is looked at in an `<a>`. */
export interface AnchorLike {
  href: string;
  target: string;
  hasAttribute: (name: string) => boolean;
}

/** Files that stand beside the pages. */
const FILE =
  /\.(?:avif|css|gif|gz|ico|jpe?g|js|json|md|mp[34]|pdf|png|svg|tgz|txt|webm|webp|xml|ya?ml|zip)$/i;

/** The page that a link leads to, or null if the browser should follow the link itself. */
export function findLinkTarget(anchor: AnchorLike, { current, baseUrl }: SiteAddress): URL | null {
  if (anchor.target && anchor.target !== "_self") return null;
  if (anchor.hasAttribute("download") || anchor.hasAttribute("data-nonav")) return null;
  const here = new URL(current);
  const url = URL.canParse(anchor.href, current) ? new URL(anchor.href, current) : null;
  if (!url || url.origin !== here.origin || !`${url.pathname}/`.startsWith(baseUrl)) return null;
  if (FILE.test(url.pathname)) return null;
  return url;
}

/** A hash on the same page is the browser's own business. */
export function isHashOnly(url: URL, current: string): boolean {
  const here = new URL(current);
  return url.href.includes("#") && url.pathname === here.pathname && url.search === here.search;
}

export interface ClickLike {
  defaultPrevented: boolean;
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

export function isPlainClick(event: ClickLike): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The link that an event happened on or in. */
export function findAnchor({ target }: Event): HTMLAnchorElement | null {
  const anchor = target instanceof Element ? target.closest("a[href]") : null;
  return anchor instanceof HTMLAnchorElement ? anchor : null;
}
