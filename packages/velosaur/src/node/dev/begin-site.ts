import path from "../system/path.ts";
import { isPlacing, loadVitePlugins } from "../bundler/load-vite-plugins.ts";
import type { LoadContext } from "../contract/contract.ts";
import { callConfigureVite, warnOfOwnFields } from "../site/bundle-plan.ts";
import { tellDiagnostics } from "../system/tell-diagnostics.ts";
import { createDevConfigs } from "./dev-configs.ts";
import { createDevDocuments, type DevDocuments } from "./dev-documents.ts";
import { createDevWarnings, type DevWarnings } from "./dev-warnings.ts";
import { readAheadInDev } from "../workers/read-ahead.ts";
import { type DevSite, loadDevSite } from "./dev-site.ts";
import { findReadyEngine, type ReadyEngine } from "./ready-engine.ts";

/** A site of which the content is known: what can be told of it without Vite. */
export interface BegunSite {
  context: LoadContext;
  /** From then on, an edit may not have been read. */
  since: number;
  cacheDir: string;
  site: DevSite;
  documents: DevDocuments;
  warnings: DevWarnings;
  /** What the site and its plugins ask of Vite. */
  viteConfigs: readonly object[];
  /** Undefined where the site has a say in how the engine's modules are made: Vite makes them. */
  ready: ReadyEngine | undefined;
}

export async function beginSite(context: LoadContext, since: number): Promise<BegunSite> {
  const cacheDir = path.join(context.cacheDir, "dev");
  const site = await loadDevSite({ ...context, readAhead: readAheadInDev });
  const configs = listViteConfigs(site);
  const plugins = site.plan.plugins.flatMap((plugin) => plugin.getVitePlugins?.() ?? []);
  const hasSay = configs.length > 0 || !plugins.every(isPlacing);
  return {
    context,
    since,
    cacheDir,
    site,
    documents: createDevDocuments(cacheDir),
    warnings: createDevWarnings(context.siteDir),
    viteConfigs:
      plugins.length > 0 ? [...configs, { plugins: await loadVitePlugins(plugins) }] : configs,
    ready: hasSay ? undefined : await findReadyEngine(site.plan),
  };
}

function listViteConfigs({ plan, translated }: DevSite): object[] {
  const { context } = plan;
  const asked = callConfigureVite(plan, { isServer: false });
  tellDiagnostics(warnOfOwnFields(asked, context), { siteDir: context.siteDir });
  return [...createDevConfigs(context.siteDir, translated), ...asked.map(({ config }) => config)];
}
