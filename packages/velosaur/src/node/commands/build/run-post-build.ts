import { showRoutes, type ShownRoute } from "../../site/show-routes.ts";
import { outputFile } from "../../../shared/url/output-file.ts";
import { payloadFile } from "../../../shared/url/payload-path.ts";
import type { OutputFolder } from "../../output/output-folder.ts";
import { toOutputName } from "../../output/output-stage.ts";
import type { StaticFile } from "../../output/static-files.ts";
import type { LoadedPlugin, PostBuildProps, RouteConfig } from "../../contract/contract.ts";
import { locateOptions } from "../../contract/locate-options.ts";
import { describePlugin, runLifecycle } from "../../contract/run-lifecycle.ts";
import type { RenderedFacts } from "../../render/render-task.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { describeSite } from "../../site/site-data.ts";
import { nameFile } from "../../routes/name-file.ts";
import { normalizeRoutes } from "../../routes/normalize-routes.ts";
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
export async function runPostBuild(input: PostBuildInput): Promise<Diagnostic[]> {
  const { plugins, lifecycle = "postBuild" } = input;
  const asked = plugins.filter((plugin) => plugin[lifecycle]);
  // What they are given grows with the site.
  if (asked.length === 0) return [];
  const diagnostics: Diagnostic[] = [];
  const report = (problems: Diagnostic[]): void => void diagnostics.push(...problems);
  const props = createSharedProps(input);
  const createFileWriter = createFileWriters(input, report);
  for (const plugin of asked) {
    const own = {
      content: contentOf(plugin, input.plan),
      ...createFileWriter(plugin),
      report: createReporter(plugin, report),
    };
    await runLifecycle(plugin, lifecycle, () => plugin[lifecycle]?.({ ...props, ...own }));
  }
  return diagnostics;
}

type Report = (problems: Diagnostic[]) => void;

/** What is the same for all plugins. */
function createSharedProps({
  plan,
  facts,
  output,
  renderEmptyDocument,
}: PostBuildInput): Omit<PostBuildProps, "content" | "report" | keyof FileWriter> {
  const { context, site } = plan;
  const { baseUrl, siteConfig, siteDir } = context;
  const { trailingSlash } = siteConfig;
  // With the addresses that pages have: plugins look for a page's file by them.
  const normalized = normalizeRoutes(site.routes, { baseUrl, trailingSlash });
  // As upstream has it: plugins that list pages put the home page last.
  const isHome = ({ path }: RouteConfig): boolean => path === baseUrl;
  const ordered = normalized.toSorted((a, b) => Number(isHome(a)) - Number(isHome(b)));
  const routes = showRoutes(ordered, siteDir);
  const namePageFiles = createFileNames(plan);
  return {
    ...context,
    ...site.htmlTags,
    siteMetadata: describeSite({ context, pluginVersions: site.pluginVersions }).siteMetadata,
    routesPaths: facts.map((page) => page.routePath),
    codeTranslations: site.codeTranslations,
    routes,
    plugins: plan.plugins.map((plugin) => ({
      ...plugin,
      content: contentOf(plugin, plan),
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
}

const contentOf = ({ name, id }: LoadedPlugin, { site }: SitePlan): unknown =>
  site.allContent[name]?.[id];

function createFileNames({ context }: SitePlan): PostBuildProps["namePageFiles"] {
  const { baseUrl, siteConfig } = context;
  const { trailingSlash } = siteConfig;
  return (routePath) => ({
    html: outputFile({ routePath, baseUrl, trailingSlash }),
    payload: payloadFile({ pathname: routePath, baseUrl }),
  });
}

const createReporter =
  (plugin: LoadedPlugin, report: Report): PostBuildProps["report"] =>
  (diagnostic) => {
    const isOption = diagnostic.keyPath !== undefined && diagnostic.filePath === undefined;
    report(isOption ? locateOptions([diagnostic], plugin) : [diagnostic]);
  };

type FileWriter = Pick<PostBuildProps, "emitFile" | "keepFile">;

/** Writes a plugin's files, and tells of static files that nobody will see for it. */
function createFileWriters(
  { plan, staticFiles, output }: PostBuildInput,
  report: Report,
): (plugin: LoadedPlugin) => FileWriter {
  const statics = new Map(staticFiles.map(({ name, filePath }) => [name, filePath]));
  const tellHidden = (plugin: LoadedPlugin, name: string): void => {
    const hidden = statics.get(toOutputName(name));
    if (hidden === undefined) return;
    const reason = `the plugin ${describePlugin(plugin)} makes a file of its name`;
    report([hiddenFile(nameFile(hidden, plan.context.siteDir), reason)]);
  };
  return (plugin) => ({
    emitFile(name, content, key) {
      tellHidden(plugin, name);
      output.write(name, content, key);
    },
    keepFile(name, key) {
      const isKept = output.reuse(toOutputName(name), key);
      if (isKept) tellHidden(plugin, name);
      return isKept;
    },
  });
}

const isSame = ({ name, id }: LoadedPlugin, owner: ShownRoute["plugin"]): boolean =>
  owner?.name === name && owner.id === id;
