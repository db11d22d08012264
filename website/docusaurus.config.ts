import type { Options as RedirectsOptions } from "@docusaurus/plugin-client-redirects";
import type { Options as DocsOptions } from "@docusaurus/plugin-content-docs";
import type { PluginOptions as IdealImageOptions } from "@docusaurus/plugin-ideal-image";
import type * as Preset from "@docusaurus/preset-classic";
import type { Config } from "@docusaurus/types";
import rehypeKatex from "rehype-katex";
import remarkMath from "remark-math";

import { crashTest, testPlugins, testStaticDirectories } from "./_tests/config";
import { headScript } from "./src/components/ThemeColors/head-script";
import { dark, light } from "./src/prism/themes";
import listOldPaths from "./src/redirects/old-paths";
import configTabs from "./src/remark/config-tabs";
import mathStyles from "./src/remark/math-styles";
import packageManagerTabs from "./src/remark/package-manager-tabs";

const repository = "https://github.com/facebook/docusaurus";

/** Older versions, which stay where they were published. */
const archivedVersions = [
  archive("2.0.0-rc.1", "6310933e91a4590008bcd3ee"),
  archive("2.0.0-beta.22", "62e6a82f2c09f60009c53522"),
  archive("2.0.0-beta.21", "62d02ff810c1170009a4fa0c"),
  archive("2.0.0-beta.20", "62c814ff3641af00082fe735"),
  archive("2.0.0-beta.19", "6290e4c00805dd0009fb3080"),
  { label: "1.x.x", href: "https://v1.docusaurus.io" },
];

function archive(version: string, deployment: string) {
  return {
    label: version,
    href: `https://${deployment}--docusaurus-2.netlify.app/docs/${version}`,
  };
}

const config: Config = {
  title: "Docusaurus",
  tagline: "Build optimized websites quickly, focus on your content",
  url: "https://docusaurus.io",
  baseUrl: "/",
  trailingSlash: true,
  favicon: "img/docusaurus.ico",
  organizationName: "facebook",
  projectName: "docusaurus",

  onBrokenLinks: "throw",
  onBrokenAnchors: "throw",
  onDuplicateRoutes: "warn",

  future: {
    v4: { removeLegacyPostBuildHeadAttribute: true },
    faster: true,
  },

  i18n: {
    defaultLocale: "en",
    locales: ["en"],
  },

  markdown: {
    format: "detect",
    mermaid: true,
    hooks: {
      onBrokenMarkdownLinks: "warn",
    },
  },

  staticDirectories: ["static", ...testStaticDirectories],

  customFields: {
    frameworkVersion: "3.0.0-beta.0",
    crashTest,
    description:
      "Docusaurus turns Markdown and React into a static website with docs, navigation, versions, translations and search.",
  },

  headTags: [{ tagName: "script", attributes: {}, innerHTML: headScript }],
  clientModules: ["./src/client-modules/log-route-updates.ts"],

  presets: [
    [
      "classic",
      {
        docs: {
          sidebarPath: "./sidebars.ts",
          lastVersion: "current",
          versions: {
            current: { label: "Canary" },
          },
          editUrl: ({ versionDocsDirPath, docPath }) =>
            `${repository}/edit/main/website/${versionDocsDirPath}/${docPath}`,
          showLastUpdateAuthor: true,
          showLastUpdateTime: true,
          admonitions: {
            keywords: ["my-custom-admonition"],
            extendDefaults: true,
          },
          remarkPlugins: [packageManagerTabs, remarkMath, mathStyles, configTabs],
          rehypePlugins: [rehypeKatex],
        },
        blog: {
          path: "blog",
          blogTitle: "Blog",
          blogDescription: "News of Docusaurus: releases, plans, and the stories behind them.",
          postsPerPage: 5,
          blogSidebarCount: "ALL",
          blogSidebarTitle: "All our posts",
          authorsMapPath: "authors.yml",
          feedOptions: {
            type: "all",
            title: "Docusaurus blog",
            description: "News of Docusaurus: releases, plans, and the stories behind them.",
            limit: 20,
          },
          editUrl: ({ blogDirPath, blogPath }) =>
            `${repository}/edit/main/website/${blogDirPath}/${blogPath}`,
          onInlineAuthors: "throw",
          onInlineTags: "throw",
          onUntruncatedBlogPosts: "throw",
        },
        debug: true,
        sitemap: {
          lastmod: "date",
          ignorePatterns: ["/tests/**"],
        },
        theme: {
          customCss: "./src/css/custom.css",
        },
      } satisfies Preset.Options,
    ],
  ],

  plugins: [
    [
      "@docusaurus/plugin-content-docs",
      {
        id: "community",
        path: "community",
        routeBasePath: "community",
        sidebarPath: "./community-sidebars.ts",
        editUrl: ({ versionDocsDirPath, docPath }) =>
          `${repository}/edit/main/website/${versionDocsDirPath}/${docPath}`,
        showLastUpdateAuthor: true,
        showLastUpdateTime: true,
        remarkPlugins: [packageManagerTabs],
      } satisfies DocsOptions,
    ],
    [
      "./src/plugins/changelog/index.ts",
      {
        id: "changelog",
        path: "changelog",
        routeBasePath: "/changelog",
        blogTitle: "Docusaurus changelog",
        blogDescription:
          "All releases of Docusaurus, newest first: what changed, for whom, and who changed it.",
        blogSidebarTitle: "Changelog",
        blogSidebarCount: "ALL",
        postsPerPage: 20,
        archiveBasePath: null,
        showReadingTime: false,
        onUntruncatedBlogPosts: "ignore",
        feedOptions: { type: "all", title: "Docusaurus changelog", language: "en" },
      },
    ],
    "./src/plugins/feature-requests/index.ts",
    ...testPlugins,
    [
      "ideal-image",
      {
        quality: 70,
        max: 1030,
        min: 640,
        steps: 2,
      } satisfies IdealImageOptions,
    ],
    [
      "pwa",
      {
        offlineModeActivationStrategies: ["appInstalled", "standalone", "queryString"],
        pwaHead: [
          { tagName: "link", rel: "manifest", href: "manifest.json" },
          { tagName: "meta", name: "theme-color", content: "rgb(37, 194, 160)" },
          { tagName: "link", rel: "apple-touch-icon", href: "img/icons/icon-maskable-192.png" },
        ],
      },
    ],
    [
      "client-redirects",
      {
        createRedirects: listOldPaths,
        redirects: [
          { from: "/home", to: "/" },
          { from: "/home/qs", to: "/?a=1" },
          { from: "/home/anchor", to: "/#anchor" },
          { from: "/home/absolute", to: "https://docusaurus.io/" },
          { from: "/home/absolute/qs", to: "https://docusaurus.io/?a=1" },
          { from: "/home/absolute/anchor", to: "https://docusaurus.io/#anchor" },
        ],
      } satisfies RedirectsOptions,
    ],
  ],

  themes: ["live-codeblock", "@docusaurus/theme-mermaid"],

  themeConfig: {
    image: "img/docusaurus-social-card.png",
    docs: {
      sidebar: {
        hideable: true,
        autoCollapseCategories: true,
      },
    },
    colorMode: {
      defaultMode: "light",
      disableSwitch: false,
      respectPrefersColorScheme: true,
    },
    markdownPages: { ignorePatterns: ["/tests/**", "/__docusaurus/**"] },
    tableOfContents: {
      minHeadingLevel: 2,
      maxHeadingLevel: 3,
    },
    announcementBar: {
      // A new message gets a new id, so that it shows to those who closed the last one.
      id: "announcementBar-2",
      content: `Does Docusaurus help you? Give it a star on <a href="${repository}" target="_blank" rel="noopener noreferrer">GitHub</a>, and follow it on <a href="https://twitter.com/docusaurus" target="_blank" rel="noopener noreferrer">Twitter</a>.`,
      backgroundColor: "#fff",
      textColor: "#000",
      isCloseable: true,
    },
    // Placeholders: the site searches its own index until it has another.
    algolia: {
      appId: "YOUR_APP_ID",
      apiKey: "YOUR_SEARCH_API_KEY",
      indexName: "YOUR_INDEX_NAME",
      contextualSearch: true,
      searchPagePath: "search",
      replaceSearchResultPathname: { from: "/docs/next", to: "/docs" },
    },
    prism: {
      theme: light,
      darkTheme: dark,
      additionalLanguages: ["java", "latex", "php", "bash", "diff", "json", "scss"],
      magicComments: [
        {
          className: "theme-code-block-highlighted-line",
          line: "highlight-next-line",
          block: { start: "highlight-start", end: "highlight-end" },
        },
        {
          className: "code-block-error-line",
          line: "This will error",
        },
      ],
    },
    navbar: {
      title: "Docusaurus",
      hideOnScroll: true,
      logo: {
        alt: "",
        src: "img/docusaurus.svg",
        srcDark: "img/docusaurus-dark.svg",
        width: 32,
        height: 32,
      },
      items: [
        {
          type: "doc",
          docId: "introduction",
          label: "Docs",
          position: "left",
        },
        {
          type: "docSidebar",
          sidebarId: "api",
          label: "API",
          position: "left",
        },
        { to: "blog", label: "Blog", position: "left" },
        { to: "/showcase", label: "Showcase", position: "left" },
        {
          to: "/community/support",
          label: "Community",
          position: "left",
          activeBaseRegex: "/community/",
        },
        {
          type: "doc",
          docId: "index",
          docsPluginId: "docs-tests",
          label: "Tests",
        },
        { type: "custom-test-item", content: "Try me" },
        {
          type: "docsVersionDropdown",
          position: "right",
          dropdownActiveClassDisabled: true,
          dropdownItemsAfter: [
            { type: "html", value: '<hr class="dropdown-separator">' },
            {
              type: "html",
              className: "dropdown-archived-versions",
              value: "<b>Archived versions</b>",
            },
            ...archivedVersions,
            { type: "html", value: '<hr class="dropdown-separator">' },
            { label: "All versions", to: "/versions" },
          ],
        },
        {
          type: "localeDropdown",
          position: "right",
          dropdownItemsAfter: [
            { type: "html", value: '<hr class="dropdown-separator">' },
            { label: "Help Us Translate", href: `${repository}/issues/3526` },
          ],
        },
        {
          href: repository,
          position: "right",
          className: "header-github-link",
          "aria-label": "GitHub repository",
        },
      ],
    },
    footer: {
      style: "dark",
      logo: {
        alt: "The mascot of this website, a running dinosaur",
        src: "img/mascot.svg",
        width: 130,
        height: 100,
        href: "/",
      },
      links: [
        {
          title: "Learn",
          items: [
            { label: "Introduction", to: "docs" },
            { label: "Installation", to: "docs/installation" },
            { label: "Migration from v1 to v2", to: "docs/migration" },
          ],
        },
        {
          title: "Community",
          items: [
            {
              label: "Stack Overflow",
              href: "https://stackoverflow.com/questions/tagged/docusaurus",
            },
            { label: "Feature Requests", to: "/feature-requests" },
            { label: "Discord", href: "https://discord.gg/docusaurus" },
            { label: "Help", to: "/community/support" },
          ],
        },
        {
          title: "More",
          items: [
            { label: "Blog", to: "blog" },
            { label: "Changelog", to: "/changelog" },
            { label: "GitHub", href: repository },
            { label: "Twitter", href: "https://twitter.com/docusaurus" },
          ],
        },
        {
          title: "Legal",
          items: [
            { label: "Privacy", href: "https://opensource.facebook.com/legal/privacy/" },
            { label: "Terms", href: "https://opensource.facebook.com/legal/terms/" },
            {
              label: "Cookie Policy",
              href: "https://opensource.facebook.com/legal/cookie-policy/",
            },
          ],
        },
      ],
      copyright: `Copyright © ${new Date().getFullYear()} the Velosaur contributors, who wrote this website and build it with Velosaur. An independent implementation, not run or endorsed by Meta or the Docusaurus team.`,
    },
  } satisfies Preset.ThemeConfig,
};

export default config;
