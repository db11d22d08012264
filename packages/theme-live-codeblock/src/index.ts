/** Code that visitors can edit and run: the Node side of the theme. */

import path from "node:path";
import * as v from "valibot";
import type { LoadContext, Plugin, PluginModule } from "velosaur/plugin";

/** With its default, which a site's own parts of the playground read from the configuration. */
const themeConfigSchema = v.looseObject({
  liveCodeBlock: v.optional(
    v.looseObject({ playgroundPosition: v.optional(v.picklist(["top", "bottom"]), "bottom") }),
    {},
  ),
});

const createThemeLiveCodeblock = ({ mode }: LoadContext): Plugin => ({
  name: "docusaurus-theme-live-codeblock",
  getThemePath: () => path.join(import.meta.dirname, "theme"),
  // A package that the dev server finds while a page is shown reloads that page.
  configureVite: () =>
    mode === "development"
      ? { optimizeDeps: { include: ["velosaur-theme-live-codeblock > react-live"] } }
      : undefined,
});

const themeLiveCodeblock: PluginModule = Object.assign(createThemeLiveCodeblock, {
  validateThemeConfig: ({ themeConfig, validate }) =>
    validate(themeConfigSchema, themeConfig) as Record<string, unknown>,
} satisfies Partial<PluginModule>);

export default themeLiveCodeblock;
