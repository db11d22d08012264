import { outputFile } from "../../../shared/url/output-file.ts";
import type { OutputFolder } from "../../output/output-folder.ts";
import type { LoadedPlugin, PostBuildProps, RouteConfig } from "../../plugins/contract.ts";
import { runLifecycle } from "../../plugins/run-lifecycle.ts";
import type { RenderedFacts } from "../../render/render-task.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { describeSite } from "../../render/site-data.ts";
import type { SitePlan } from "./site-plan.ts";

export interface PostBuildInput {
  plan: SitePlan;
  facts: RenderedFacts[];
  output: OutputFolder;
  plugins: LoadedPlugin[];
}

/** Lets plugins add files (feeds, sitemap, redirects) once all pages are there. Returns what they report. */
export async function runPostBuild({
  plan,
  facts,
  output,
  plugins,
}: PostBuildInput): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const { context, site } = plan;
  const { baseUrl, siteConfig } = context;
  const { trailingSlash } = siteConfig;
  const contentOf = ({ name, id }: LoadedPlugin) => site.allContent[name]?.[id];
  const ownerOf = ({ context: data }: RouteConfig) => (data as { plugin?: unknown }).plugin;
  const props: Omit<PostBuildProps, "content"> = {
    ...context,
    ...site.htmlTags,
    siteMetadata: describeSite({ context, pluginVersions: site.pluginVersions }).siteMetadata,
    routesPaths: facts.map((page) => page.routePath),
    routes: site.routes.map((route) => ({ ...route, plugin: ownerOf(route) })),
    plugins: plan.plugins.map((plugin) => ({
      ...plugin,
      content: contentOf(plugin),
      globalData: site.globalData[plugin.name]?.[plugin.id],
    })),
    routesBuildMetadata: Object.fromEntries(
      facts.map((page) => [page.routePath, { noIndex: page.noIndex }]),
    ),
    head: {},
    readPage: (routePath) => output.read(outputFile({ routePath, baseUrl, trailingSlash })),
    emitFile: (name, content) => output.write(name, content),
    hasFile: (name) => output.has(name),
    report: (diagnostic) => diagnostics.push(diagnostic),
  };
  for (const plugin of plugins) {
    await runLifecycle(plugin, "postBuild", () =>
      plugin.postBuild?.({ ...props, content: contentOf(plugin) }),
    );
  }
  return diagnostics;
}
