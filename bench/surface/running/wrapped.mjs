// @ts-check

/** Components whose props are recorded, each on all pages that show it. */
const COMPONENTS = [
  "BlogArchivePage",
  "BlogListPage",
  "BlogListPaginator",
  "BlogPostItem/Content",
  "BlogPostPage",
  "BlogSidebar",
  "BlogTagsListPage",
  "BlogTagsPostsPage",
  "Blog/Pages/BlogAuthorsListPage",
  "Blog/Pages/BlogAuthorsPostsPage",
  "DocCard",
  "DocCategoryGeneratedIndexPage",
  "DocItem",
  "DocItem/Content",
  "DocRoot",
  "DocSidebar",
  "DocTagDocListPage",
  "DocTagsListPage",
  "DocVersionRoot",
  "DocsRoot",
  "EditMetaRow",
  "Layout",
  "MDXPage",
  "PaginatorNavLink",
  "TOC",
];

const DOCS = "@docusaurus/plugin-content-docs/client";
const BLOG = "@docusaurus/plugin-content-blog/client";

/** Hooks whose values are recorded where a component is shown: by component, module and name. */
const HOOKS = [
  ["DocItem/Content", DOCS, "useDoc"],
  ["DocItem/Content", DOCS, "useDocsVersion"],
  ["DocItem/Content", DOCS, "useDocsSidebar"],
  ["DocItem/Content", DOCS, "useSidebarBreadcrumbs"],
  ["BlogPostItem/Content", BLOG, "useBlogPost"],
  ["BlogPostPage", BLOG, "useBlogMetadata"],
];

/** A site's own components: each records what it is given, and shows the theme's. @returns {[file: string, text: string][]} */
export const writeWrapped = () =>
  COMPONENTS.map((name) => {
    const hooks = HOOKS.filter(([component]) => component === name);
    return [
      `src/theme/${name}/index.js`,
      [
        `import Original from "@theme-original/${name}";`,
        `import useRouteContext from "@docusaurus/useRouteContext";`,
        `import { Record } from "@site/src/Record.js";`,
        ...hooks.map(([, module, hook]) => `import { ${hook} } from "${module}";`),
        `export default function Wrapped(props) {`,
        `  return <>`,
        `    <Record name="${name}" value={props} />`,
        `    <Record name="useRouteContext" value={useRouteContext()} />`,
        ...hooks.map(([, , hook]) => `    <Record name="${hook}" value={${hook}()} />`),
        `    <Original {...props} />`,
        `  </>;`,
        `}`,
        ``,
      ].join("\n"),
    ];
  });
