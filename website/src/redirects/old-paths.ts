/** Pages of the community section once stood among the docs. */
const COMMUNITY_PAGE = /^\/community\/(support|team|resources)\/?$/;

/** `/plugins/@docusaurus/plugin-sitemap/` is also known as `/plugins/sitemap/`. */
const PACKAGE_NAME = /\/@docusaurus\/(?:plugin-|theme-)?/;

/** Further paths at which a page is looked for. */
export default function listOldPaths(path: string): string[] {
  const [, page] = COMMUNITY_PAGE.exec(path) ?? [];
  if (page) return [`/docs/${page}/`, `/docs/next/${page}/`];
  if (path === "/docs/") return ["/docs/introduction/"];
  return PACKAGE_NAME.test(path) ? [path.replace(PACKAGE_NAME, "/")] : [];
}
