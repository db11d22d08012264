import type { SwizzleConfig, SwizzleStatus } from "../../contract/contract.ts";

type Components = SwizzleConfig["components"];

const rate = (names: string, eject: SwizzleStatus, wrap: SwizzleStatus): Components =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, { actions: { eject, wrap } }]),
  );

/** How safe it is to swizzle components of the classic theme; those that are not named here are unsafe. */
export const CLASSIC_COMPONENTS: Components = {
  ...rate(
    `Admonition Admonition/Icon/Danger Admonition/Icon/Info Admonition/Icon/Note Admonition/Icon/Tip
    Admonition/Icon/Warning Admonition/Layout Admonition/Type/Caution Admonition/Type/Danger
    Admonition/Type/Info Admonition/Type/Note Admonition/Type/Tip Admonition/Type/Warning CodeBlock
    CodeInline ColorModeToggle DocCardList EditThisPage Footer Footer/Copyright Footer/Layout
    Footer/LinkItem Footer/Links Footer/Links/MultiColumn Footer/Links/Simple Footer/Logo Icon/Arrow
    Icon/DarkMode Icon/Edit Icon/LightMode Icon/Menu LastUpdated MDXComponents/A MDXComponents/Code
    MDXComponents/Details MDXComponents/Heading MDXComponents/Img MDXComponents/Li MDXComponents/Pre
    MDXComponents/Ul NotFound NotFound/Content Root SearchBar TabItem Tabs`,
    "safe",
    "safe",
  ),
  ...rate(
    `AnnouncementBar BlogSidebar DocBreadcrumbs DocItem/Content DocItem/Footer DocItem/Layout
    DocSidebar DocVersionBadge DocVersionBanner Heading Layout Logo Navbar Navbar/Content
    Navbar/Layout PaginatorNavLink SearchPage TOC TOCInline`,
    "unsafe",
    "safe",
  ),
  // They export a list of components, around which nothing can be drawn.
  ...rate("Admonition/Types MDXComponents NavbarItem/ComponentTypes", "safe", "forbidden"),
  // A function and texts, which draw nothing.
  ...rate("prism-include-languages", "safe", "forbidden"),
  ...rate("SearchTranslations", "unsafe", "forbidden"),
};
