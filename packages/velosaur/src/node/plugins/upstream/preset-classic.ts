/** Stands in for `@docusaurus/preset-classic`: presets of sites may call it, and change what it names. */

import type { PluginConfig } from "../../config/types.ts";
import type { LoadContext } from "../../contract/contract.ts";
import {
  collectClassicMembers,
  collectConfiguredMembers,
  type PresetClassicOptions,
} from "../preset-classic.ts";

const presetClassic = (
  { mode, siteConfig }: LoadContext,
  options: PresetClassicOptions = {},
): Record<"plugins" | "themes", PluginConfig[]> => {
  const members = [
    ...collectClassicMembers(options, mode),
    ...collectConfiguredMembers(siteConfig),
  ];
  const list = (wanted: "plugin" | "theme"): PluginConfig[] =>
    members.filter(({ kind }) => kind === wanted).map(({ config }) => config);
  return { plugins: list("plugin"), themes: list("theme") };
};
export default presetClassic;
