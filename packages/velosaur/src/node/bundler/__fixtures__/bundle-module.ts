import { build, mergeConfig, type InlineConfig, type Rolldown } from "vite";
import path from "../../system/path.ts";
import { createModuleResolver } from "../module-resolution.ts";
import { vitePlugins } from "../vite-plugins.ts";

/** Bundles one module of a site with the plugins of a build, in memory. */
export async function bundleModule(
  siteDir: string,
  entry: string,
  config: InlineConfig = {},
): Promise<Rolldown.RolldownOutput> {
  const plugins = vitePlugins({
    isDev: false,
    resolver: createModuleResolver({ siteDir, themePaths: [] }),
    staticDirs: [],
    generated: () => ({}),
    program: () => undefined,
    markdown: async () => "",
  });
  const own: InlineConfig = {
    configFile: false,
    root: siteDir,
    logLevel: "silent",
    publicDir: false,
    plugins,
    build: { write: false, rolldownOptions: { input: path.join(siteDir, entry) } },
  };
  // One for each format of a library.
  const outputs = [await build(mergeConfig(own, config))].flat() as Rolldown.RolldownOutput[];
  const [output] = outputs;
  if (!output) throw new Error("There is no output.");
  return output;
}
