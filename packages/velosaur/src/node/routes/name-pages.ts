const MAX_PAGES = 3;

/** `/a`, `/a and /b`, `/a, /b, /c and 4 more`: a page's own file first, then lists and other places that show it. */
export function listPages(routePaths: Iterable<string>, ownPage?: string): string {
  const paths = [...routePaths];
  const sorted = [
    ...paths.filter((routePath) => routePath === ownPage),
    ...paths.filter((routePath) => routePath !== ownPage),
  ];
  const shown = sorted.slice(0, MAX_PAGES);
  const rest = sorted.length - shown.length;
  if (rest > 0) return `${shown.join(", ")} and ${rest} more`;
  const last = shown.pop();
  return shown.length === 0 ? `${last}` : `${shown.join(", ")} and ${last}`;
}

/** The same with what they are. */
export function formatPages(routePaths: ReadonlySet<string>, ownPage?: string): string {
  return `the page${routePaths.size === 1 ? "" : "s"} ${listPages(routePaths, ownPage)}`;
}
