import { code, importTabs, metaWords, replaceCode, tabs } from "./mdast";
import type { CodeNode, MdNode } from "./mdast";

/**
 * Shows the options of a plugin twice: inside the classic preset, and as a plugin of its own.
 *
 * The fence holds the options only, and names their key in the preset:
 *
 *     ```js config-tabs preset=docs
 *     sidebarPath: './sidebars.js',
 *     ```
 */

const packages: Record<string, { list: "plugins" | "themes"; name: string }> = {
  docs: { list: "plugins", name: "@docusaurus/plugin-content-docs" },
  blog: { list: "plugins", name: "@docusaurus/plugin-content-blog" },
  pages: { list: "plugins", name: "@docusaurus/plugin-content-pages" },
  debug: { list: "plugins", name: "@docusaurus/plugin-debug" },
  sitemap: { list: "plugins", name: "@docusaurus/plugin-sitemap" },
  svgr: { list: "plugins", name: "@docusaurus/plugin-svgr" },
  gtag: { list: "plugins", name: "@docusaurus/plugin-google-gtag" },
  googleTagManager: { list: "plugins", name: "@docusaurus/plugin-google-tag-manager" },
  googleAnalytics: { list: "plugins", name: "@docusaurus/plugin-google-analytics" },
  theme: { list: "themes", name: "@docusaurus/theme-classic" },
};

function indent(text: string, spaces: number): string {
  return text.replace(/^(?=.)/gm, " ".repeat(spaces));
}

function presetConfig(key: string, options: string): string {
  return `export default {
  presets: [
    [
      'classic',
      {
        ${key}: {
${indent(options, 10)}
        },
      },
    ],
  ],
};`;
}

function pluginConfig(key: string, options: string): string {
  const target = packages[key];
  if (!target) {
    throw new Error(
      `config-tabs: unknown preset key "${key}". Known keys: ${Object.keys(packages).join(", ")}.`,
    );
  }
  return `export default {
  ${target.list}: [
    [
      '${target.name}',
      {
${indent(options, 8)}
      },
    ],
  ],
};`;
}

function toTabs(node: CodeNode): MdNode | undefined {
  const words = metaWords(node);
  if (!words.includes("config-tabs")) {
    return undefined;
  }
  const key = words.find((word) => word.startsWith("preset="))?.slice("preset=".length) ?? "";
  const kept = words.filter((word) => word !== "config-tabs" && !word.startsWith("preset="));
  const hasTitle = kept.some((word) => word.startsWith("title="));
  const meta = (hasTitle ? kept : [`title="docusaurus.config.${node.lang ?? "js"}"`, ...kept]).join(
    " ",
  );
  const kind = packages[key]?.list === "themes" ? "Theme" : "Plugin";
  return tabs("config-tabs", [
    {
      value: "preset",
      label: "Preset options",
      code: code(node.lang, meta, presetConfig(key, node.value)),
    },
    {
      value: "plugin",
      label: `${kind} options`,
      code: code(node.lang, meta, pluginConfig(key, node.value)),
    },
  ]);
}

export default function configTabs() {
  return (root: MdNode): void => {
    if (replaceCode(root, toTabs)) {
      importTabs(root);
    }
  };
}
