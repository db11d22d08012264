/** What code of a site may import beside modules: files, and what the engine makes. */

/// <reference types="node" />

declare module "*.svg" {
  const SvgComponent: import("react").ComponentType<
    import("react").SVGProps<SVGSVGElement> & { title?: string }
  >;
  export default SvgComponent;
}

/** Images and other files, by their address. */
declare module "*.png" {
  const address: string;
  export default address;
}
declare module "*.jpg" {
  export { default } from "*.png";
}
declare module "*.jpeg" {
  export { default } from "*.png";
}
declare module "*.gif" {
  export { default } from "*.png";
}
declare module "*.webp" {
  export { default } from "*.png";
}
declare module "*.avif" {
  export { default } from "*.png";
}
declare module "*.ico" {
  export { default } from "*.png";
}

/** With a plugin for Sass. */
declare module "*.module.scss" {
  export { default } from "*.module.css";
}
declare module "*.module.sass" {
  export { default } from "*.module.css";
}

declare module "!!raw-loader!*" {
  const text: string;
  export default text;
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

/** Copies of the theme's components ask where they run. Declared as Vite declares it, which a site may have as well. */
interface ImportMetaEnv {
  SSR: boolean;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
