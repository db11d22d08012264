import { createModuleResolver } from "../bundler/module-resolution.ts";
import { createScopedClassName } from "../bundler/scoped-class-name.ts";
import { generateModules, generateValues } from "../site/bundle-plan.ts";
import type { SitePlan } from "../site/site-plan.ts";
import { type EngineBundle, findOwn } from "./engine-bundle.ts";
import { listChosenStyles } from "./engine-choices.ts";
import { findShippedBundle } from "./kept-engine-bundle.ts";
import { createReadyRenderer, type ReadyRenderer } from "./ready-renderer.ts";

/** What comes ready-made with the package, for sites that override nothing. */
export interface ReadyEngine {
  /** For the browser. */
  bundle: EngineBundle;
  /** Stylesheets of the engine's modules that not every site has, by absolute path. */
  styles: string[];
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
      styles: listChosenStyles((name) => findOwn(resolve(name))),
      createRenderer: keepLast((current) =>
        createReadyRenderer({ resolve: (name) => resolve(name), values: generateValues(current) }),
      ),
    }
  );
}

/** Pages that are asked for before Vite is there are rendered from the same state as those that come next. */
function keepLast(create: ReadyEngine["createRenderer"]): ReadyEngine["createRenderer"] {
  let last: { plan: SitePlan; renderer: ReadyRenderer } | undefined;
  return (plan) => {
    if (last?.plan !== plan) last = { plan, renderer: create(plan) };
    return last.renderer;
  };
}
