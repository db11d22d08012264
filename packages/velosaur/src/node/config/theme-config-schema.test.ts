import { stripVTControlCharacters } from "node:util";
import { describe, expect, it } from "vitest";
import { collectNearMisses } from "./near-misses.ts";
import { themeConfigSchema } from "./theme-config-schema.ts";
import { validateSchema } from "./validate-schema.ts";

const complain = (themeConfig: unknown): string[] =>
  (validateSchema(themeConfigSchema, themeConfig, { keys: ["themeConfig"] }).diagnostics ?? []).map(
    ({ message }) => stripVTControlCharacters(message),
  );
const complete = (themeConfig: unknown): unknown =>
  validateSchema(themeConfigSchema, themeConfig).value;

const navbar = (...items: unknown[]): unknown => ({ navbar: { items } });

describe("defaults", () => {
  it("are upstream's", () => {
    expect(complete({})).toMatchInlineSnapshot(`
      {
        "blog": {
          "sidebar": {
            "groupByYear": true,
          },
        },
        "colorMode": {
          "defaultMode": "light",
          "disableSwitch": false,
          "respectPrefersColorScheme": false,
        },
        "docs": {
          "sidebar": {
            "autoCollapseCategories": false,
            "hideable": false,
          },
          "versionPersistence": "localStorage",
        },
        "mermaid": {
          "options": {},
          "theme": {
            "dark": "dark",
            "light": "default",
          },
        },
        "metadata": [],
        "navbar": {
          "hideOnScroll": false,
          "items": [],
        },
        "prism": {
          "additionalLanguages": [],
          "magicComments": [
            {
              "block": {
                "end": "highlight-end",
                "start": "highlight-start",
              },
              "className": "theme-code-block-highlighted-line",
              "line": "highlight-next-line",
            },
          ],
        },
        "tableOfContents": {
          "maxHeadingLevel": 3,
          "minHeadingLevel": 2,
        },
      }
    `);
  });

  it.each([
    [{ navbar: { items: [{ to: "a" }] } }, { navbar: { items: [{ to: "a", position: "left" }] } }],
    [
      { footer: { links: [{ title: "A" }] } },
      { footer: { style: "light", links: [{ title: "A", items: [] }] } },
    ],
    [{ prism: { additionalLanguages: ["PHP"] } }, { prism: { additionalLanguages: ["php"] } }],
    [
      { announcementBar: { content: "x" } },
      { announcementBar: { id: "announcement-bar", isCloseable: true } },
    ],
    [{ somebodyElses: 1 }, { somebodyElses: 1 }],
    [
      navbar({ type: "localeDropdown" }),
      { navbar: { items: [{ dropdownItemsAfter: [], dropdownItemsBefore: [] }] } },
    ],
  ])("%j", (given, expected) => {
    expect(complete(given)).toMatchObject(expected);
  });

  it("keep attributes that a link is given", () => {
    const items = [{ href: "https://example.com", "aria-label": "X", position: "right" }];
    expect(complete(navbar(...items))).toMatchObject({ navbar: { items } });
  });
});

describe("accepted", () => {
  it.each([
    navbar({ type: "custom-mine", anything: 1 }),
    navbar({ type: "my-custom-one" }),
    { metadata: [{ name: "x", content: undefined, "data-x": 5 }] },
    navbar(
      { type: "doc", docId: "a" },
      { type: "docSidebar", sidebarId: "b" },
      { type: "docsVersion" },
      { type: "search" },
    ),
    navbar({
      label: "More",
      items: [
        { to: "a", label: "A" },
        { type: "html", value: "<hr>" },
      ],
    }),
    navbar({ type: "dropdown", label: "More", items: [{ type: "doc", docId: "a" }] }),
    navbar({
      type: "docsVersionDropdown",
      dropdownItemsAfter: [{ to: "/versions", label: "All" }],
    }),
    navbar({ type: "html", value: "<b>x</b>", position: "right" }),
    { footer: { links: [{ label: "A", to: "a" }, { html: "<i>b</i>" }] } },
    { footer: { links: [{ title: "A", items: [{ label: "A", href: "https://a.example" }] }] } },
    { tableOfContents: { minHeadingLevel: 3, maxHeadingLevel: 3 } },
    { prism: { theme: { plain: {}, styles: [] } } },
  ])("%j", (themeConfig) => {
    expect(complain(themeConfig)).toEqual([]);
  });
});

it("tells what is wrong", () => {
  const table = [
    navbar({ type: "doc" }),
    navbar({ type: "docSidbar", sidebarId: "a" }),
    navbar({ type: "docsVersionDropdwon" }),
    navbar({ to: "a", href: "b", label: "A" }),
    navbar({ label: "A" }),
    navbar({ label: "A", html: "B", to: "a" }),
    navbar({ to: "a", position: "middle" }),
    navbar({ label: "A", items: [{ label: "B", items: [{ to: "c" }] }] }),
    navbar({ label: "A", items: [{ type: "search" }] }),
    navbar({ label: "A", items: [{ to: "a", position: "left" }] }),
    navbar("docs"),
    { navbar: { items: {} } },
    { navbar: { links: [] } },
    { navbar: { logo: { alt: "x" } } },
    { colorMode: { defaultMode: "system" } },
    { footer: { style: "grey", links: [{ label: "A" }] } },
    {
      footer: {
        links: [
          { title: "A", items: [] },
          { label: "A", to: "a" },
        ],
      },
    },
    { announcementBar: { id: "x" } },
    { tableOfContents: { minHeadingLevel: 1 } },
    { tableOfContents: { minHeadingLevel: 5, maxHeadingLevel: 4 } },
    { prism: { magicComments: [{ className: "x" }] } },
    { prism: { additionalLanguages: "php" } },
    { metadata: { name: "x" } },
    { hideableSidebar: true },
    { docs: { versionPersistence: "cookie" } },
  ];
  const told = table.map((themeConfig) =>
    [JSON.stringify(themeConfig), ...complain(themeConfig)].join("\n  "),
  );
  expect(told.join("\n")).toMatchInlineSnapshot(`
    "{"navbar":{"items":[{"type":"doc"}]}}
      \`themeConfig.navbar.items[0].docId\` is missing.
    {"navbar":{"items":[{"type":"docSidbar","sidebarId":"a"}]}}
      \`themeConfig.navbar.items[0].type\` must be a known type of navbar item. Did you mean "docSidebar"? The types are: default, doc, docSidebar, docsVersion, html, dropdown, docsVersionDropdown, localeDropdown, search, and custom-… for your own.
    {"navbar":{"items":[{"type":"docsVersionDropdwon"}]}}
      \`themeConfig.navbar.items[0].type\` must be a known type of navbar item. Did you mean "docsVersionDropdown"? The types are: default, doc, docSidebar, docsVersion, html, dropdown, docsVersionDropdown, localeDropdown, search, and custom-… for your own.
    {"navbar":{"items":[{"to":"a","href":"b","label":"A"}]}}
      \`themeConfig.navbar.items[0]\` must have either \`to\` (a page of the site) or \`href\` (any address).
    {"navbar":{"items":[{"label":"A"}]}}
      \`themeConfig.navbar.items[0]\` must have either \`to\` (a page of the site) or \`href\` (any address).
    {"navbar":{"items":[{"label":"A","html":"B","to":"a"}]}}
      \`themeConfig.navbar.items[0]\` must have \`label\` or \`html\`, not both.
    {"navbar":{"items":[{"to":"a","position":"middle"}]}}
      \`themeConfig.navbar.items[0].position\` must be "left" or "right", not "middle".
    {"navbar":{"items":[{"label":"A","items":[{"label":"B","items":[{"to":"c"}]}]}]}}
      \`themeConfig.navbar.items[0].items[0].items\` must be left out: a dropdown can't hold another one.
    {"navbar":{"items":[{"label":"A","items":[{"type":"search"}]}]}}
      \`themeConfig.navbar.items[0].items[0].type\` can't be "search" within a dropdown.
    {"navbar":{"items":[{"label":"A","items":[{"to":"a","position":"left"}]}]}}
      \`themeConfig.navbar.items[0].items[0].position\` must be left out within a dropdown.
    {"navbar":{"items":["docs"]}}
      \`themeConfig.navbar.items[0]\` must be an object, not "docs".
    {"navbar":{"items":{}}}
      \`themeConfig.navbar.items\` must be an array, not an object.
    {"navbar":{"links":[]}}
      \`themeConfig.navbar.links\` must be left out: its name is \`items\` now.
    {"navbar":{"logo":{"alt":"x"}}}
      \`themeConfig.navbar.logo.src\` is missing.
    {"colorMode":{"defaultMode":"system"}}
      \`themeConfig.colorMode.defaultMode\` must be "light" or "dark", not "system".
    {"footer":{"style":"grey","links":[{"label":"A"}]}}
      \`themeConfig.footer.style\` must be "light" or "dark", not "grey".
      \`themeConfig.footer.links[0]\` must have one of \`to\`, \`href\` and \`html\`.
    {"footer":{"links":[{"title":"A","items":[]},{"label":"A","to":"a"}]}}
      \`themeConfig.footer.links\` must be either all columns (with \`items\`) or all plain links, not a mix.
    {"announcementBar":{"id":"x"}}
      \`themeConfig.announcementBar.content\` is missing.
    {"tableOfContents":{"minHeadingLevel":1}}
      \`themeConfig.tableOfContents.minHeadingLevel\` must be at least 2.
    {"tableOfContents":{"minHeadingLevel":5,"maxHeadingLevel":4}}
      \`themeConfig.tableOfContents\` must not have a \`minHeadingLevel\` above its \`maxHeadingLevel\`.
    {"prism":{"magicComments":[{"className":"x"}]}}
      \`themeConfig.prism.magicComments[0]\` must have \`line\` or \`block\`.
    {"prism":{"additionalLanguages":"php"}}
      \`themeConfig.prism.additionalLanguages\` must be an array, not "php".
    {"metadata":{"name":"x"}}
      \`themeConfig.metadata\` must be an array, not an object.
    {"hideableSidebar":true}
      \`themeConfig.hideableSidebar\` must be left out: use \`docs.sidebar.hideable\`.
    {"docs":{"versionPersistence":"cookie"}}
      \`themeConfig.docs.versionPersistence\` must be "localStorage" or "none", not "cookie"."
  `);
});

describe("slips", () => {
  it.each([
    [navbar({ type: "docSidebar", sidebarid: "a" }), "sidebarId", "sidebarid"],
    [{ announcementBar: { contents: "a" } }, "content", "contents"],
  ])("in a key that has to be there are named: %j", (themeConfig, key, written) => {
    expect(complain(themeConfig)).toEqual([
      expect.stringMatching(
        new RegExp(`\\.${key}\` is missing. Did you mean it by "${written}"\\?$`),
      ),
    ]);
  });

  it.each(["navbar", "colorMode", "footer", "prism"])("%s is no list", (key) => {
    expect(complain({ [key]: [{}] })).toEqual([
      `\`themeConfig.${key}\` must be an object, not an array.`,
    ]);
  });
});

describe("near misses", () => {
  it("are warned of, at any depth; other keys belong to other themes", () => {
    const given = {
      liveCodeBlok: {},
      aloglia: {},
      navbra: {},
      mine: {},
      docs: { sidebar: { hidable: true } },
      metadata: [{ nmae: "a", content: "b", "data-x": 5 }],
      prism: { magicComments: [{ clasName: "x", className: "y", line: "z" }] },
      footer: {
        copyrigth: "x",
        links: [{ title: "A", item: [] }],
      },
      navbar: {
        items: [
          { type: "doc", docId: "a", postion: "left", "aria-label": "A" },
          { label: "A", to: "/a", clasName: "b", target: "_self", rel: "me", id: "a" },
          { label: "B", items: [{ lable: "C", to: "/c", style: {} }] },
        ],
      },
    };
    const told = collectNearMisses(themeConfigSchema, given, ["themeConfig"]);
    expect(told.map(({ message, severity }) => `${severity}: ${message}`).join("\n"))
      .toMatchInlineSnapshot(`
        "warning: Unknown key "liveCodeBlok" in \`themeConfig\`. Did you mean "liveCodeBlock"?
        warning: Unknown key "aloglia" in \`themeConfig\`. Did you mean "algolia"?
        warning: Unknown key "navbra" in \`themeConfig\`. Did you mean "navbar"?
        warning: Unknown key "hidable" in \`themeConfig.docs.sidebar\`. Did you mean "hideable"?
        warning: Unknown key "nmae" in \`themeConfig.metadata[0]\`. Did you mean "name"?
        warning: Unknown key "clasName" in \`themeConfig.prism.magicComments[0]\`. Did you mean "className"?
        warning: Unknown key "copyrigth" in \`themeConfig.footer\`. Did you mean "copyright"?
        warning: Unknown key "item" in \`themeConfig.footer.links[0]\`. Did you mean "items"?
        warning: Unknown key "postion" in \`themeConfig.navbar.items[0]\`. Did you mean "position"?
        warning: Unknown key "clasName" in \`themeConfig.navbar.items[1]\`. Did you mean "className"?
        warning: Unknown key "lable" in \`themeConfig.navbar.items[2].items[0]\`. Did you mean "label"?"
      `);
  });

  it.each([
    [{ footer: { links: [[]] } }, ["footer.links[0]"]],
    [{ metadata: [[]] }, ["metadata[0]"]],
    [{ navbar: { logo: [] } }, ["navbar.logo"]],
    [{ announcementBar: [] }, ["announcementBar"]],
  ])("of an array in the place of an object, nothing else is told: %j", (given, places) => {
    expect(complain(given)).toEqual(
      places.map((place) => `\`themeConfig.${place}\` must be an object, not an array.`),
    );
  });

  it("a slip that leaves a link of the footer without a label is named", () => {
    const links = [{ title: "Docs", items: [{ lable: "A", to: "/a" }] }];
    expect(complain({ footer: { links } })).toEqual([
      "`themeConfig.footer.links[0].items[0]` needs a `label` (and with `html` must have none); `lable` may be meant for it.",
    ]);
  });
});
