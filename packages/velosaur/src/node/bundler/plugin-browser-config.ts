import type { Plugin } from "vite";
import { engineDir } from "../system/engine-paths.ts";
import type { ClientSiteConfig } from "../../shared/site.ts";
import { exportJson } from "./plugin-generated.ts";

/** Stands for the themes of the highlighter until it is known whether anything asks for them. */
const THEMES = "__VELOSAUR_PRISM_THEMES__";

interface Prism {
  theme?: unknown;
  darkTheme?: unknown;
}

/**
 * The themes of the highlighter are stylesheets already when code is highlighted at build: several
 * kilobytes that the browser's configuration has only where some code of the site reads `prism` there.
 */
export function browserConfigPlugin(siteConfig: ClientSiteConfig): Plugin {
  const { code, themes } = splitThemes(siteConfig);
  return {
    name: "velosaur:browser-config",
    enforce: "post",
    transform: {
      // oxlint-disable-next-line no-control-regex
      filter: { id: /^\0@generated\/docusaurus\.config$/ },
      handler: () => ({ code, map: null }),
    },
    renderChunk: {
      filter: { code: new RegExp(THEMES) },
      // The bundler's signature.
      // oxlint-disable-next-line eslint/max-params
      handler(code, _chunk, _options, { chunks }) {
        const isRead = Object.values(chunks).some(({ modules }) =>
          Object.entries(modules).some(readsThemes),
        );
        return {
          code: code.replace(THEMES, () => JSON.stringify(isRead ? themes : {})),
          map: null,
        };
      },
    },
  };
}

/** They have properties of this name, and know nothing of the site's configuration. */
const HIGHLIGHTERS = /\/node_modules\/(?:prism-react-renderer|react-live|prismjs|mermaid)\//;

/** The engine's own code reads other fields of `prism`, and the themes in one place. */
export function readsThemes([id, { code }]: [
  id: string,
  module: { code: string | null },
]): boolean {
  if (id.startsWith(engineDir)) return id.includes("/theme/common/prism-theme") && Boolean(code);
  if (HIGHLIGHTERS.test(id)) return false;
  return /\.prism\b|\bprism\s*[,:}]/.test(code ?? "") && !id.startsWith("\0@generated/");
}

function splitThemes(siteConfig: ClientSiteConfig): { code: string; themes: Prism } {
  const { theme, darkTheme, ...prism } = (siteConfig.themeConfig["prism"] ?? {}) as Prism;
  if (!theme && !darkTheme) return { code: exportJson(siteConfig), themes: {} };
  const rest = {
    ...siteConfig,
    themeConfig: { ...siteConfig.themeConfig, prism: { ...prism, [THEMES]: 0 } },
  };
  return {
    code: exportJson(rest).replace(`"${THEMES}":0`, `...${THEMES}`),
    themes: { theme, darkTheme },
  };
}
