import { showRoutes, type ShownRoute } from "../../site/show-routes.ts";
import { outputFile } from "../../../shared/url/output-file.ts";
import { payloadFile } from "../../../shared/url/payload-path.ts";
import type { OutputFolder } from "../../output/output-folder.ts";
import { toOutputName } from "../../output/output-stage.ts";
import type { StaticFile } from "../../output/static-files.ts";
import type { LoadedPlugin, PostBuildProps } from "../../contract/contract.ts";
import { locateOptions } from "../../contract/locate-options.ts";
import { describePlugin, runLifecycle } from "../../contract/run-lifecycle.ts";
import type { RenderedFacts } from "../../render/render-task.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { describeSite } from "../../site/site-data.ts";
import { nameFile } from "../../routes/name-file.ts";
import type { SitePlan } from "../../site/site-plan.ts";
import { hiddenFile } from "./write-shared-files.ts";

export interface PostBuildInput {
  plan: SitePlan;
  facts: RenderedFacts[];
  output: OutputFolder;
  plugins: LoadedPlugin[];
  staticFiles: StaticFile[];
  renderEmptyDocument: PostBuildProps["renderEmptyDocument"];
  lifecycle?: "postBuild" | "outputWritten";
}

/** Lets plugins add files (feeds, sitemap, redirects) once all pages are there. Returns what they report. */
export async function runPostBuild({
  plan,
  facts,
  output,
  plugins,
  staticFiles,
  renderEmptyDocument,
  lifecycle = "postBuild",
}: PostBuildInput): Promise<Diagnostic[]> {
  const asked = plugins.filter((plugin) => plugin[lifecycle]);
  // What they are given grows with the site.
  if (asked.length === 0) return [];
  const diagnostics: Diagnostic[] = [];
  const { context, site } = plan;
  const { baseUrl, siteConfig } = context;
  const { trailingSlash } = siteConfig;
  const namePageFiles: PostBuildProps["namePageFiles"] = (routePath) => ({
    html: outputFile({ routePath, baseUrl, trailingSlash }),
    payload: payloadFile({ pathname: routePath, baseUrl }),
  });
  const routes = showRoutes(site.routes, context.siteDir);
  const contentOf = ({ name, id }: LoadedPlugin) => site.allContent[name]?.[id];
  const props: Omit<PostBuildProps, "content" | "emitFile" | "report"> = {
    ...context,
    ...site.htmlTags,
    siteMetadata: describeSite({ context, pluginVersions: site.pluginVersions }).siteMetadata,
    routesPaths: facts.map((page) => page.routePath),
    codeTranslations: site.codeTranslations,
    routes,
    plugins: plan.plugins.map((plugin) => ({
      ...plugin,
      content: contentOf(plugin),
      routes: routes.filter(({ plugin: owner }) => isSame(plugin, owner)),
      globalData: site.globalData[plugin.name]?.[plugin.id],
    })),
    routesBuildMetadata: Object.fromEntries(
      facts.map(({ routePath, noIndex, evaluates }) => [
        routePath,
        { noIndex, ...(evaluates && { evaluates }) },
      ]),
    ),
    renderEmptyDocument,
    head: {},
    namePageFiles,
    readPage: (routePath) => output.read(namePageFiles(routePath).html),
    hasFile: (name) => output.has(name),
  };
  const createReporter =
    (plugin: LoadedPlugin): PostBuildProps["report"] =>
    (diagnostic) => {
      const isOption = diagnostic.keyPath !== undefined && diagnostic.filePath === undefined;
      diagnostics.push(...(isOption ? locateOptions([diagnostic], plugin) : [diagnostic]));
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
  for (const plugin of asked) {
    const own = { emitFile: createEmitter(plugin), report: createReporter(plugin) };
    await runLifecycle(plugin, lifecycle, () =>
      plugin[lifecycle]?.({ ...props, ...own, content: contentOf(plugin) }),
    );
  }
  return diagnostics;
}

const isSame = ({ name, id }: LoadedPlugin, owner: ShownRoute["plugin"]): boolean =>
  owner?.name === name && owner.id === id;
