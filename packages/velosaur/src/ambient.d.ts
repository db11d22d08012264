/** What the bundler supplies to client and theme. */

declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module "*.css" {}
declare module "*.css?url" {
  const url: string;
  export default url;
}

declare module "@generated/docusaurus.config" {
  const siteConfig: import("./shared/site.ts").ClientSiteConfig;
  export default siteConfig;
}
/** Where choices are kept, as the configuration resolved it. */
declare module "@generated/site-storage" {
  const storage: { type: "localStorage" | "sessionStorage" | "none"; namespace: string };
  export default storage;
}
declare module "@generated/i18n" {
  const i18n: import("./shared/site.ts").ClientI18n;
  export default i18n;
}
declare module "@generated/codeTranslations" {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}
declare module "@generated/site-metadata" {
  const metadata: import("./shared/site.ts").SiteMetadata;
  export default metadata;
}
/** Client modules of plugins and of the site, in order. */
declare module "@generated/client-modules" {
  type ClientModules = readonly import("./shared/site.ts").ClientModule[];
  const modules: ClientModules;
  export default modules;
  /** In dev they run when this is called; in a build they are part of the entry. */
  export const load: (() => Promise<ClientModules>) | undefined;
}
/** Paths of routes that match more than themselves (`exact: false` pages), with base URL. */
declare module "@generated/route-prefixes" {
  const prefixes: readonly import("./shared/payload.ts").RoutePrefix[];
  export default prefixes;
}
/** Whether the site has a page at its base URL. */
declare module "@generated/home-page" {
  const hasHomePage: boolean;
  export default hasHomePage;
}
/** Modules that the browser has from the beginning, by their id. */
declare module "@generated/import-address" {
  export const importAddress: (address: string) => Promise<Record<string, unknown>>;
}

declare module "@generated/layout-modules" {
  const modules: Readonly<Record<string, Record<string, unknown> | undefined>>;
  export default modules;
}
/** Components of the types of navbar items, those that the site uses without waiting. */
declare module "@generated/navbar-item-types" {
  const types: Record<string, import("react").ComponentType<Record<string, unknown>>>;
  export default types;
}
/** The announcement bar, where the site has one. */
declare module "@generated/announcement-bar" {
  export default function Bar(): import("react").ReactNode;
  export function AnnouncementBarProvider(props: {
    children: import("react").ReactNode;
  }): import("react").ReactNode;
}
/** The button that copies a page, where the site has its pages as Markdown. */
declare module "@generated/prism-languages" {
  const loaders: Record<string, () => Promise<unknown>>;
  export default loaders;
}

declare module "@generated/copy-page" {
  export default function CopyPage(): import("react").ReactNode;
}
/** The search window, which is part of the package: see `node/plugins/doc-search-version.ts`. */
declare module "velosaur/docsearch/react" {
  export * from "@docsearch/react";
}
/** Grammars: they add themselves to the global `Prism`. */
declare module "prismjs/components/*";
