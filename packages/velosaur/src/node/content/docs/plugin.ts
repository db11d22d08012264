import path from "node:path";
import type { Command } from "commander";
import { joinPathname } from "../../../shared/url/pathname.ts";
import type { LoadContext, Plugin, PluginModule } from "../../contract/contract.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { addLastUpdates } from "../last-update.ts";
import { createVersionControl } from "../version-control.ts";
import { listContentFolders, listTranslatedFolders } from "../shared/content-folders.ts";
import { createInstanceReader } from "../shared/document-reader.ts";
import { pickMarkdownOptions } from "../shared/markdown-options.ts";
import { readTagsFile } from "../shared/tags-file.ts";
import { createVersionRoute } from "./doc-routes.ts";
import { DOC_FRONT_MATTER } from "./front-matter.ts";
import { setDocsGlobalData } from "./global-data.ts";
import { assertOwnVersions } from "./instances.ts";
import { validateDocsOptions } from "./options.ts";
import type { DocsOptions } from "./options.ts";
import { findVersionFiles, readDocs } from "./read-docs.ts";
import type { VersionRequest } from "./read-docs.ts";
import { readCategoryFiles } from "./sidebars/category-files.ts";
import { isCategoryIndex } from "./sidebars/generate-items.ts";
import { loadSidebars } from "./sidebars/load-sidebars.ts";
import { createNavigation } from "./sidebars/navigation.ts";
import { resolveVersionEditUrls } from "./edit-url.ts";
import { showVersion } from "./shown-content.ts";
import { createTranslationFiles, translateContent } from "./translations.ts";
import type { Doc, DocsContent, LoadedVersion, VersionMetadata } from "./types.ts";
import { CURRENT } from "./version-name.ts";
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
      const loaded: { version: LoadedVersion; drafts: Doc[] }[] = [];
      for (const version of versions)
        loaded.push(await loadVersion({ context, options, version, reader }, found));
      reader.save();
      await addLastUpdates(
        loaded.flatMap(({ version, drafts }) => [...version.docs, ...drafts]),
        { ...options, versionControl: createVersionControl(context), i18n: context.i18n },
      );
      diagnostics = found;
      return {
        loadedVersions: loaded.map((each) =>
          showVersion(each, resolveVersionEditUrls({ ...each, context, options })),
        ),
      };
    },
    contentLoaded: ({ content, actions }) => {
      const versions = content.loadedVersions.map((version) => ({
        version,
        navigation: createNavigation(version.sidebars, version.docs),
      }));
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
    getMarkdownRules: () => [
      {
        include: versions.flatMap(listContentFolders),
        translated: versions.flatMap(listTranslatedFolders),
        options: pickMarkdownOptions(options),
      },
    ],
    getDiagnostics: () => diagnostics,
  };
};

export const contentDocsPlugin: PluginModule = Object.assign(createPlugin as PluginModule, {
  validateOptions: ({ options }: { options: Record<string, unknown> }) =>
    validateDocsOptions(options) as Record<string, unknown>,
});

const listWatchedPaths = (version: VersionMetadata): string[] =>
  version.sidebarFilePath
    ? [...listContentFolders(version), version.sidebarFilePath]
    : listContentFolders(version);

async function loadVersion(
  request: VersionRequest,
  diagnostics: Diagnostic[],
): Promise<{ version: LoadedVersion; drafts: Doc[] }> {
  const { context, options, version } = request;
  const files = findVersionFiles(request);
  const tagDefinitions = readTagsFile(version, options.tags);
  const all = await readDocs({ ...request, tagDefinitions }, files.docs, diagnostics);
  const docs = all.filter(({ metadata }) => !metadata.draft);
  if (all.length === 0) throw noDocs(version, context.siteDir);
  const drafts = all.filter(({ metadata }) => metadata.draft);
  const draftIds = drafts.map(({ metadata }) => metadata.id);
  const loaded = await loadSidebars({
    sidebarFilePath: version.sidebarFilePath,
    loadModule: (file) => context.loader.load(file),
    version: { contentPath: version.contentPath, versionName: version.name },
    // With drafts: a category is named after its index, whether or not that is shown.
    docs: all.map(toGeneratorDoc),
    categoriesMetadata: readCategoryFiles({
      files: files.categories,
      docIds: new Set(all.map(({ metadata }) => metadata.id)),
      numberPrefixParser: options.numberPrefixParser,
    }),
    numberPrefixParser: options.numberPrefixParser,
    isCategoryIndex,
    sidebarItemsGenerator: options.sidebarItemsGenerator,
    draftIds: new Set(draftIds),
    sidebarCollapsible: options.sidebarCollapsible,
    sidebarCollapsed: options.sidebarCollapsed,
    versionPath: version.path,
  });
  diagnostics.push(...loaded.diagnostics);
  return { version: { ...version, docs, draftIds, sidebars: loaded.sidebars }, drafts };
}

const toGeneratorDoc = ({
  metadata: { id, title, frontMatter, source, sourceDirName, sidebarPosition },
}: Doc) => ({
  id,
  title,
  frontMatter,
  source,
  sourceDirName,
  ...(sidebarPosition !== undefined && { sidebarPosition }),
});

function noDocs(version: VersionMetadata, siteDir: string): AuthorError {
  return new AuthorError({
    severity: "error",
    message: `The docs folder "${path.relative(siteDir, version.contentPath)}" has no Markdown file.`,
    hint:
      version.name === CURRENT
        ? "Write a first doc, or set `docs: false` in the configuration."
        : `Restore the docs of version "${version.name}", or take it out of the list of versions.`,
  });
}
