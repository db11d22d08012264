/** Diagrams: the Node side of the theme. */

import path from "node:path";
import * as v from "valibot";
import type { LoadContext, Plugin, PluginModule } from "velosaur/plugin";

const themeConfigSchema = v.looseObject({
  mermaid: v.optional(
    v.looseObject({
      theme: v.optional(
        v.looseObject({
          light: v.optional(v.string(), "default"),
          dark: v.optional(v.string(), "dark"),
        }),
        {},
      ),
      options: v.optional(v.record(v.string(), v.unknown()), {}),
    }),
    {},
  ),
});

function createThemeMermaid({ siteConfig, siteConfigPath, mode }: LoadContext): Plugin {
  return {
    name: "docusaurus-theme-mermaid",
    getThemePath: () => path.join(import.meta.dirname, "theme"),
    // The file that is imported stands on nothing else, so the dev server can hand it out as it is.
    configureVite: () =>
      mode === "development" ? { optimizeDeps: { exclude: ["mermaid"] } } : undefined,
    getDiagnostics: () =>
      siteConfig.markdown.mermaid
        ? []
        : [
            {
              severity: "warning",
              message: "The theme for diagrams is in use, but `markdown.mermaid` is off.",
              filePath: siteConfigPath,
              hint: "Set `markdown: { mermaid: true }`, and fences of the language `mermaid` become diagrams.",
            },
          ],
  };
}

const themeMermaid: PluginModule = Object.assign(createThemeMermaid, {
  validateThemeConfig: ({ themeConfig, validate }) =>
    validate(themeConfigSchema, themeConfig) as Record<string, unknown>,
} satisfies Partial<PluginModule>);

export default themeMermaid;
