import { recordPlugin } from "./record-plugin.js";

export default {
  title: "Harbour",
  tagline: "Boats and tides",
  url: "https://harbour.example",
  baseUrl: "/port/",
  favicon: "img/boat.svg",
  organizationName: "harbour",
  projectName: "boats",
  customFields: { tides: [1, 2], pilot: { name: "Ada" } },
  i18n: {
    defaultLocale: "en",
    locales: ["en", "fr"],
    localeConfigs: { fr: { label: "Français", calendar: "gregory" } },
  },
  presets: [
    [
      "classic",
      {
        docs: {
          sidebarPath: "./sidebars.js",
          editUrl: "https://code.example/edit/",
          showLastUpdateTime: true,
          showLastUpdateAuthor: true,
          tags: "tags.yml",
          onInlineTags: "ignore",
          versions: { current: { label: "Next", path: "next" } },
        },
        blog: {
          postsPerPage: 2,
          blogSidebarCount: "ALL",
          editUrl: "https://code.example/edit/",
          showLastUpdateTime: true,
          showLastUpdateAuthor: true,
          onInlineTags: "ignore",
          onInlineAuthors: "ignore",
          onUntruncatedBlogPosts: "ignore",
        },
        pages: { showLastUpdateTime: true, editUrl: "https://code.example/edit/" },
        theme: { customCss: "./src/css/custom.css" },
      },
    ],
  ],
  plugins: [
    [recordPlugin, { color: "red" }],
    ["@docusaurus/plugin-content-docs", { id: "crew", path: "crew", routeBasePath: "crew" }],
  ],
  themeConfig: {
    navbar: {
      title: "Harbour",
      logo: { src: "img/boat.svg" },
      items: [
        { type: "docSidebar", sidebarId: "main", label: "Docs" },
        { href: "https://sea.example", label: "Sea" },
        { type: "docsVersionDropdown" },
        { type: "localeDropdown" },
      ],
    },
    announcementBar: { id: "storm", content: "A storm." },
    docs: { sidebar: { hideable: true } },
    footer: {
      copyright: "The harbour",
      links: [{ title: "Read", items: [{ label: "Sea", href: "https://sea.example" }] }],
    },
  },
};
