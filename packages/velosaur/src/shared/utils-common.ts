/** What `@docusaurus/utils-common` offers on both sides: pure functions on texts and paths of URLs. */

/** Around the text of a post. */
export const blogPostContainerID = "__blog-post-container";

export const addPrefix = (text: string, prefix: string): string =>
  text.startsWith(prefix) ? text : prefix + text;
export const addSuffix = (text: string, suffix: string): string =>
  text.endsWith(suffix) ? text : text + suffix;
export const removePrefix = (text: string, prefix: string): string =>
  prefix !== "" && text.startsWith(prefix) ? text.slice(prefix.length) : text;
export const removeSuffix = (text: string, suffix: string): string =>
  suffix !== "" && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;

export const addLeadingSlash = (text: string): string => addPrefix(text, "/");
export const addTrailingSlash = (text: string): string => addSuffix(text, "/");
export const removeTrailingSlash = (text: string): string => removeSuffix(text, "/");

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

/** An error and all its causes. */
export const getErrorCausalChain = (error: unknown): unknown[] => {
  const cause: unknown = Object(error).cause;
  return cause ? [error, ...getErrorCausalChain(cause)] : [error];
};
