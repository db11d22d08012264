/** Component of each `type` of navbar item. */
const COMPONENTS: Record<string, string> = {
  default: "DefaultNavbarItem",
  localeDropdown: "LocaleDropdownNavbarItem",
  search: "SearchNavbarItem",
  dropdown: "DropdownNavbarItem",
  html: "HtmlNavbarItem",
  doc: "DocNavbarItem",
  docSidebar: "DocSidebarNavbarItem",
  docsVersion: "DocsVersionNavbarItem",
  docsVersionDropdown: "DocsVersionDropdownNavbarItem",
};

export interface ItemConfig {
  type?: string;
  items?: ItemConfig[];
  dropdownItemsBefore?: ItemConfig[];
  dropdownItemsAfter?: ItemConfig[];
}

/** A navbar with one item of each type. */
export const ALL_NAVBAR_ITEMS: readonly ItemConfig[] = Object.keys(COMPONENTS).map((type) => ({
  type,
}));

/**
 * Source of `@generated/navbar-item-types`. What the site's navbar has comes with every page; the rest is
 * loaded if a component of the site should ask for it.
 */
export function navbarItemTypesSource(items: readonly ItemConfig[]): string {
  const used = new Set(["default", ...items.flatMap(collectTypes)]);
  const types = Object.entries(COMPONENTS).map(([type, name]) => ({
    type,
    path: JSON.stringify(`@theme/NavbarItem/${name}`),
  }));
  const imports = types
    .filter(({ type }) => used.has(type))
    .map(({ type, path }) => `import ${type}Item from ${path};`);
  const entries = types.map(
    ({ type, path }) =>
      `${type}: ${used.has(type) ? `${type}Item` : `lazy(() => import(${path}))`}`,
  );
  return [
    `import { lazy } from "react";`,
    ...imports,
    `export default { ${entries.join(", ")} };`,
  ].join("\n");
}

/** Drop-down menus of whatever kind are made of the plain one. */
function collectTypes({ type, items, ...around }: ItemConfig): string[] {
  const { dropdownItemsBefore = [], dropdownItemsAfter = [] } = around;
  return [
    type ?? "default",
    ...(items || type?.endsWith("Dropdown") ? ["dropdown"] : []),
    ...[...(items ?? []), ...dropdownItemsBefore, ...dropdownItemsAfter].flatMap(collectTypes),
  ];
}
