import { expect, it } from "vitest";
import { collectThemeTranslations, translateThemeConfig } from "./translate-theme-config.ts";

const themeConfig = {
  navbar: {
    title: "Site",
    logo: { src: "x.svg", alt: "A logo" },
    items: [
      { label: "Docs", to: "/docs" },
      {
        type: "docsVersionDropdown",
        dropdownItemsAfter: [{ label: "All versions", to: "/versions" }],
      },
      { label: "More", items: [{ label: "Help", to: "/help" }] },
    ],
  },
  footer: {
    logo: { src: "y.svg", alt: "Mascot" },
    copyright: "Ours",
    links: [
      { title: "Learn", items: [{ label: "Intro", to: "docs" }, { html: "<b>x</b>" }] },
      { title: null, items: [{ label: "Code", href: "https://example.com" }] },
    ],
  },
  other: "stays",
};

it("offers all texts under upstream's keys", () => {
  const offered = collectThemeTranslations(themeConfig as never);
  expect(Object.fromEntries(offered.map(({ path, content }) => [path, content])))
    .toMatchInlineSnapshot(`
    {
      "footer": {
        "copyright": {
          "description": "The footer copyright",
          "message": "Ours",
        },
        "link.item.label.Code": {
          "description": "The label of footer link with label=Code linking to https://example.com",
          "message": "Code",
        },
        "link.item.label.Intro": {
          "description": "The label of footer link with label=Intro linking to docs",
          "message": "Intro",
        },
        "link.title.Learn": {
          "description": "The title of the footer links column with title=Learn in the footer",
          "message": "Learn",
        },
        "logo.alt": {
          "description": "The alt text of footer logo",
          "message": "Mascot",
        },
      },
      "navbar": {
        "item.label.All versions": {
          "description": "Navbar item with label All versions",
          "message": "All versions",
        },
        "item.label.Docs": {
          "description": "Navbar item with label Docs",
          "message": "Docs",
        },
        "item.label.Help": {
          "description": "Navbar item with label Help",
          "message": "Help",
        },
        "item.label.More": {
          "description": "Navbar item with label More",
          "message": "More",
        },
        "logo.alt": {
          "description": "The alt text of navbar logo",
          "message": "A logo",
        },
        "title": {
          "description": "The title in the navbar",
          "message": "Site",
        },
      },
    }
  `);
});

it("offers the labels of plain footer links", () => {
  const [file] = collectThemeTranslations({
    footer: { links: [{ label: "A", to: "a" }] },
  } as never);
  expect(Object.keys(file?.content ?? {})).toEqual(["link.item.label.A"]);
});

it("puts translations in and leaves the rest alone", () => {
  const shout = collectThemeTranslations(themeConfig as never).map(({ path, content }) => ({
    path,
    content: Object.fromEntries(
      Object.entries(content).map(([key, { message }]) => [
        key,
        { message: message.toUpperCase() },
      ]),
    ),
  }));
  const translated = translateThemeConfig({ themeConfig, translationFiles: shout });
  expect(translated).toMatchObject({
    navbar: {
      title: "SITE",
      logo: { src: "x.svg", alt: "A LOGO" },
      items: [
        { label: "DOCS", to: "/docs" },
        { dropdownItemsAfter: [{ label: "ALL VERSIONS" }] },
        { label: "MORE", items: [{ label: "HELP", to: "/help" }] },
      ],
    },
    footer: {
      copyright: "OURS",
      links: [
        { title: "LEARN", items: [{ label: "INTRO" }, { html: "<b>x</b>" }] },
        { title: null, items: [{ label: "CODE" }] },
      ],
    },
    other: "stays",
  });
  expect(translateThemeConfig({ themeConfig, translationFiles: [] })).toEqual(themeConfig);
});
