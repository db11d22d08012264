import type { Command } from "commander";
import { joinPathname } from "../../../shared/url/pathname.ts";
import type {
  LoadContext,
  Plugin,
  PluginModule,
  TranslatedFolder,
} from "../../contract/contract.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { listContentFolders, listTranslatedFolders } from "../shared/content-folders.ts";
import { createInstanceReader } from "../shared/document-reader.ts";
import { compileBy, pickMarkdownOptions } from "../shared/markdown-options.ts";
import { createVersionRoute } from "./doc-routes.ts";
import { DOC_FRONT_MATTER } from "./front-matter.ts";
import { addNavigation, setDocsGlobalData } from "./global-data.ts";
import { assertOwnVersions } from "./instances.ts";
import { loadVersions } from "./load-versions.ts";
import { validateDocsOptions } from "./options.ts";
import type { DocsOptions } from "./options.ts";
import { resolveVersionEditUrls } from "./edit-url.ts";
import { showVersion } from "./shown-content.ts";
import { createTranslationFiles, translateContent } from "./translations.ts";
import type { DocsContent, VersionMetadata } from "./types.ts";
import { addVersionCommand } from "./version-command.ts";
import { readVersions } from "./versions.ts";

const PLUGIN_NAME = "docusaurus-plugin-content-docs";

/** Docs with sidebars and versions. A site may have several instances, each with an `id`. */
const createPlugin = (
  context: LoadContext,
  given: Record<string, unknown>,
): Plugin<DocsContent> => {
  const options = given as unknown as DocsOptions;
  const versions = readVersions(context, options);
  const reader = createInstanceReader(context, {
    name: `docs-${options.id}`,
    known: DOC_FRONT_MATTER,
  });
  let diagnostics: Diagnostic[] = [];
  return {
    name: PLUGIN_NAME,
    loadContent: async () => {
      const found: Diagnostic[] = [];
      const loaded = await loadVersions({ context, options, versions, reader }, found);
      diagnostics = found;
      return {
        loadedVersions: loaded
          .filter(({ version }) => version.isIncluded)
          .map((each) => showVersion(each, resolveVersionEditUrls({ ...each, context, options }))),
      };
    },
    contentLoaded: ({ content, actions }) => {
      const versions = content.loadedVersions.map(addNavigation);
      actions.addRoute({
        path: joinPathname(context.baseUrl, options.routeBasePath),
        exact: false,
        component: options.docsRootComponent,
        routes: versions.map((version) =>
          createVersionRoute({ ...version, siteDir: context.siteDir, options, actions, versions }),
        ),
      });
      setDocsGlobalData({ context, options, actions, versions });
    },
    allContentLoaded: ({ allContent }) =>
      assertOwnVersions(options.id, allContent[PLUGIN_NAME] ?? {}),
    getTranslationFiles: ({ content }) => createTranslationFiles(content),
    translateContent: ({ content, translationFiles }) =>
      translateContent(content, translationFiles),
    extendCli: (cli) => addVersionCommand(cli as Command, { context, options }),
    getPathsToWatch: () => versions.flatMap(listWatchedPaths),
    ...compileBy(() => [
      {
        include: versions.flatMap(listContentFolders),
        translated: [
          ...versions.flatMap(listTranslatedFolders),
          ...versions.flatMap((version) => listHiddenFolders(version, versions)),
        ],
        options: pickMarkdownOptions(options),
      },
    ]),
    getDiagnostics: () => diagnostics,
  };
};

export const contentDocsPlugin: PluginModule = Object.assign(createPlugin as PluginModule, {
  validateOptions: ({ options }: { options: Record<string, unknown> }) =>
    validateDocsOptions(options) as Record<string, unknown>,
});

/** What a ref brings is read again when the configuration is. */
const listWatchedPaths = (version: VersionMetadata): string[] => {
  if (version.source) return [];
  return version.sidebarFilePath
    ? [...listContentFolders(version), version.sidebarFilePath]
    : listContentFolders(version);
};

/**
 * What a version falls back to may have no pages in this site: then links in its files mean the files of the version
 * that shows them.
 */
function listHiddenFolders(
  version: VersionMetadata,
  versions: readonly VersionMetadata[],
): TranslatedFolder[] {
  const shown = versions.find(
    ({ isIncluded, fallbacks }) => isIncluded && fallbacks.includes(version.name),
  );
  if (version.isIncluded || !shown) return [];
  return listContentFolders(version).map((folder) => ({
    translated: folder,
    original: shown.contentPath,
  }));
}
