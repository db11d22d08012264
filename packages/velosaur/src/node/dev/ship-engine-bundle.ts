import { createThemeModules } from "../site/generated-modules.ts";
import { createModuleResolver } from "../bundler/module-resolution.ts";
import { createScopedClassName } from "../bundler/scoped-class-name.ts";
import { engineDir } from "../system/engine-paths.ts";
import { bundleEngine } from "./engine-bundle.ts";
import { SHIPPED_BUNDLE, writeBundle } from "./kept-engine-bundle.ts";

/** Bundles the engine for sites that override nothing, when the package is built. */
export async function shipEngineBundle(): Promise<void> {
  // A folder without a theme of its own stands for such a site.
  const siteDir = engineDir;
  const { resolve } = createModuleResolver({ siteDir, themePaths: [] });
  const bundle = await bundleEngine({
    generated: createThemeModules({ mode: "development", siteConfig: { themeConfig: {} } }),
    scopedClassName: createScopedClassName(siteDir),
    resolve: async (name) => resolve(name),
  });
  await writeBundle(SHIPPED_BUNDLE, bundle);
}
