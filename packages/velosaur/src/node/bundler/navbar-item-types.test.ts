import { expect, test } from "vitest";
import { navbarItemTypesSource } from "./navbar-item-types.ts";

test.each([
  { type: "localeDropdown" },
  { type: "docsVersionDropdown" },
  { type: "default", items: [] },
])("%j brings the plain drop-down menu along", (item) =>
  expect(navbarItemTypesSource([item])).toContain("dropdown: dropdownItem"),
);

test.each(["dropdownItemsBefore", "dropdownItemsAfter"])("%s count as well", (key) =>
  expect(navbarItemTypesSource([{ type: "localeDropdown", [key]: [{ type: "html" }] }])).toContain(
    "html: htmlItem",
  ),
);

test("what the navbar has is imported, the rest when it is asked for", () => {
  const items = [{ type: "docSidebar" }, { items: [{ type: "html" }] }, { type: "custom-own" }];
  expect(navbarItemTypesSource(items)).toMatchInlineSnapshot(`
    "import { lazy } from "react";
    import defaultItem from "@theme/NavbarItem/DefaultNavbarItem";
    import dropdownItem from "@theme/NavbarItem/DropdownNavbarItem";
    import htmlItem from "@theme/NavbarItem/HtmlNavbarItem";
    import docSidebarItem from "@theme/NavbarItem/DocSidebarNavbarItem";
    export default { default: defaultItem, localeDropdown: lazy(() => import("@theme/NavbarItem/LocaleDropdownNavbarItem")), search: lazy(() => import("@theme/NavbarItem/SearchNavbarItem")), dropdown: dropdownItem, html: htmlItem, doc: lazy(() => import("@theme/NavbarItem/DocNavbarItem")), docSidebar: docSidebarItem, docsVersion: lazy(() => import("@theme/NavbarItem/DocsVersionNavbarItem")), docsVersionDropdown: lazy(() => import("@theme/NavbarItem/DocsVersionDropdownNavbarItem")) };"
  `);
});
