/** What code of a site may import beside modules: files, and what the engine makes. */

/// <reference types="node" />

declare module "*.svg" {
  const SvgComponent: import("react").ComponentType<
    import("react").SVGProps<SVGSVGElement> & { title?: string }
  >;
  export default SvgComponent;
}

declare module "*.mdx" {
  const Content: import("react").ComponentType<Record<string, unknown>>;
  export default Content;
  export const frontMatter: Record<string, unknown>;
  export const toc: readonly import("../shared/document.ts").TocItem[];
  export const contentTitle: string | undefined;
  export const metadata: Record<string, unknown>;
}
declare module "*.md" {
  export * from "*.mdx";
  export { default } from "*.mdx";
}

declare module "@generated/globalData" {
  const globalData: import("../shared/site.ts").GlobalData;
  export default globalData;
}
declare module "@generated/site-storage" {
  const siteStorage: import("../node/contract/contract.ts").LoadContext["siteStorage"];
  export default siteStorage;
}
/** Its stylesheet, which a copy of the search box loads with it. */
declare module "@docsearch/react/style";
/** Of the add-ons, where they are installed. */
declare module "@docusaurus/theme-mermaid/client" {
  export * from "velosaur-theme-mermaid/client";
}
declare module "@docusaurus/theme-live-codeblock/client" {
  export * from "velosaur-theme-live-codeblock/client";
}
/** Whatever a plugin of the site writes. */
declare module "@generated/*";
