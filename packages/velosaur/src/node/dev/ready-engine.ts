import { createModuleResolver } from "../bundler/module-resolution.ts";
import { createScopedClassName } from "../bundler/scoped-class-name.ts";
import { generateModules, generateValues } from "../site/bundle-plan.ts";
import type { SitePlan } from "../site/site-plan.ts";
import type { EngineBundle } from "./engine-bundle.ts";
import { findShippedBundle } from "./kept-engine-bundle.ts";
import { createReadyRenderer, type ReadyRenderer } from "./ready-renderer.ts";

/** What comes ready-made with the package, for sites that override nothing. */
export interface ReadyEngine {
  /** For the browser. */
  bundle: EngineBundle;
  createRenderer: (plan: SitePlan) => ReadyRenderer;
}

export async function findReadyEngine(plan: SitePlan): Promise<ReadyEngine | undefined> {
  const { context, site } = plan;
  const { siteDir } = context;
  const { resolve } = createModuleResolver({ siteDir, themePaths: site.themePaths });
  const bundle = await findShippedBundle({
    generated: generateModules(plan),
    scopedClassName: createScopedClassName(siteDir),
    resolve: async (name) => resolve(name),
  });
  return (
    bundle && {
      bundle,
      createRenderer: (current) =>
        createReadyRenderer({ resolve: (name) => resolve(name), values: generateValues(current) }),
    }
  );
}
