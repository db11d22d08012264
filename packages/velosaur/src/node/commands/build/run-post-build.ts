import { outputFile } from "../../../shared/url/output-file.ts";
import type { OutputFolder } from "../../output/output-folder.ts";
import { toOutputName } from "../../output/output-stage.ts";
import type { StaticFile } from "../../output/static-files.ts";
import type { LoadedPlugin, PostBuildProps, RouteConfig } from "../../plugins/contract.ts";
import { describePlugin, runLifecycle } from "../../plugins/run-lifecycle.ts";
import type { RenderedFacts } from "../../render/render-task.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { describeSite } from "../../render/site-data.ts";
import { nameFile } from "../../routes/name-file.ts";
import type { SitePlan } from "./site-plan.ts";
import { hiddenFile } from "./write-shared-files.ts";

export interface PostBuildInput {
  plan: SitePlan;
  facts: RenderedFacts[];
  output: OutputFolder;
  plugins: LoadedPlugin[];
  staticFiles: StaticFile[];
}

/** Lets plugins add files (feeds, sitemap, redirects) once all pages are there. Returns what they report. */
export async function runPostBuild({
  plan,
  facts,
  output,
  plugins,
  staticFiles,
}: PostBuildInput): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const { context, site } = plan;
  const { baseUrl, siteConfig } = context;
  const { trailingSlash } = siteConfig;
  const contentOf = ({ name, id }: LoadedPlugin) => site.allContent[name]?.[id];
  const ownerOf = ({ context: data }: RouteConfig) => (data as { plugin?: unknown }).plugin;
  const props: Omit<PostBuildProps, "content" | "emitFile"> = {
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
    hasFile: (name) => output.has(name),
    report: (diagnostic) => diagnostics.push(diagnostic),
  };
  const statics = new Map(staticFiles.map(({ name, filePath }) => [name, filePath]));
  const createEmitter =
    (plugin: LoadedPlugin): PostBuildProps["emitFile"] =>
    (name, content) => {
      const hidden = statics.get(toOutputName(name));
      if (hidden !== undefined)
        diagnostics.push(
          hiddenFile(
            nameFile(hidden, context.siteDir),
            `the plugin ${describePlugin(plugin)} makes a file of its name`,
          ),
        );
      output.write(name, content);
    };
  for (const plugin of plugins) {
    const emitFile = createEmitter(plugin);
    await runLifecycle(plugin, "postBuild", () =>
      plugin.postBuild?.({ ...props, emitFile, content: contentOf(plugin) }),
    );
  }
  return diagnostics;
}
