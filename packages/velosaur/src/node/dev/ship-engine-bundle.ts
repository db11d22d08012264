import { writeFileSync } from "node:fs";
import { createThemeModules } from "../site/generated-modules.ts";
import { createModuleResolver } from "../bundler/module-resolution.ts";
import { createScopedClassName } from "../bundler/scoped-class-name.ts";
import { engineDir } from "../system/engine-paths.ts";
import { bundleRenderer } from "./bundle-renderer.ts";
import { bundleEngine } from "./engine-bundle.ts";
import { SHIPPED_BUNDLE, writeBundle } from "./kept-engine-bundle.ts";
import { SHIPPED_RENDERER } from "./ready-renderer.ts";

/** Bundles the engine for sites that override nothing, for the browser and for Node, when the package is built. */
export async function shipEngineBundle(): Promise<void> {
  // A folder without a theme of its own stands for such a site.
  const siteDir = engineDir;
  const { resolve } = createModuleResolver({ siteDir, themePaths: [] });
  const options = {
    generated: createThemeModules({ mode: "development", siteConfig: { themeConfig: {} } }),
    scopedClassName: createScopedClassName(siteDir),
    resolve: async (name: string) => resolve(name),
  };
  await writeBundle(SHIPPED_BUNDLE, await bundleEngine(options));
  writeFileSync(SHIPPED_RENDERER, await bundleRenderer(options));
}
