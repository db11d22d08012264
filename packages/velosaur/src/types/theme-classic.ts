/** Types of `@docusaurus/theme-classic`. */

import type { ThemeClassicOptions } from "../node/plugins/theme-classic.ts";

export {
  default,
  validateOptions,
  validateThemeConfig,
} from "../node/plugins/upstream/theme-classic.ts";

export type Options = ThemeClassicOptions;
export type PluginOptions = ThemeClassicOptions;
