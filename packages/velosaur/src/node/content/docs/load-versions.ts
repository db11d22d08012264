import path from "../../system/path.ts";
import type { LoadContext } from "../../contract/contract.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { nameRefFile } from "../../system/ref-files.ts";
import { addLastUpdates } from "../last-update.ts";
import type { DocumentReader } from "../read-document.ts";
import { readTagsFile } from "../shared/tags-file.ts";
import { createVersionControl } from "../version-control.ts";
import { addBorrowed } from "./borrow-docs.ts";
import type { DocsOptions } from "./options.ts";
import { findVersionFiles, readDocs } from "./read-docs.ts";
import type { VersionRequest } from "./read-docs.ts";
import { findRefSidebars, readRefMessages, readRefVersions } from "./ref-versions.ts";
import { readCategoryFiles } from "./sidebars/category-files.ts";
import { isCategoryIndex } from "./sidebars/generate-items.ts";
import { loadSidebars } from "./sidebars/load-sidebars.ts";
import type { CategoryMetadata } from "./sidebars/types.ts";
import type { Doc, LoadedVersion, VersionMetadata } from "./types.ts";
import { CURRENT } from "./version-name.ts";

export interface VersionsRequest {
  context: LoadContext;
  options: DocsOptions;
  versions: readonly VersionMetadata[];
  reader: DocumentReader;
}

export interface LoadedDocs {
  version: LoadedVersion;
  drafts: Doc[];
  /** Metadata of categories, by folder. */
  categories: Record<string, CategoryMetadata>;
}

/** All versions of an instance, in their order; one that others fall back to is loaded before them. */
export async function loadVersions(
  request: VersionsRequest,
  diagnostics: Diagnostic[],
): Promise<LoadedDocs[]> {
  const { context, options, versions, reader } = request;
  await readRefVersions({ context, options, versions });
  const byName = new Map(versions.map((version) => [version.name, version]));
  const loaded = new Map<string, LoadedDocs>();
  const load = async (version: VersionMetadata): Promise<LoadedDocs> => {
    const known = loaded.get(version.name);
    if (known) return known;
    const older = version.fallback === undefined ? undefined : byName.get(version.fallback);
    const from = older && (await load(older));
    const own = await loadVersion({ context, options, version, reader, from }, diagnostics);
    loaded.set(version.name, own);
    return own;
  };
  const all: LoadedDocs[] = [];
  for (const version of versions) all.push(await load(version));
  reader.save();
  await addLastUpdates(
    all.flatMap(({ version, drafts }) => [...version.docs, ...drafts]),
    { ...options, versionControl: createVersionControl(context), i18n: context.i18n },
  );
  return all;
}

interface LoadRequest extends VersionRequest {
  /** The version that this one falls back to. */
  from: LoadedDocs | undefined;
}

async function loadVersion(request: LoadRequest, diagnostics: Diagnostic[]): Promise<LoadedDocs> {
  const { context, options, version, from } = request;
  const files = findVersionFiles(request);
  const tagDefinitions = readTagsFile(version, options.tags);
  const own = await readDocs({ ...request, tagDefinitions }, files.docs, diagnostics);
  if (own.length === 0) throw noDocs(version, context.siteDir);
  const all = from ? addBorrowed({ version, own, from: from.version }) : own;
  const docs = all.filter(({ metadata }) => !metadata.draft);
  const drafts = all.filter(({ metadata }) => metadata.draft);
  const draftIds = drafts.map(({ metadata }) => metadata.id);
  const categories = {
    ...from?.categories,
    ...readCategoryFiles({
      files: files.categories,
      docIds: new Set(all.map(({ metadata }) => metadata.id)),
      numberPrefixParser: options.numberPrefixParser,
    }),
  };
  const loaded = await loadSidebars({
    sidebarFilePath: findRefSidebars(version),
    loadModule: (file) => context.loader.loadContent(file),
    version: { contentPath: version.contentPath, versionName: version.name },
    // With drafts: a category is named after its index, whether or not that is shown.
    docs: all.map(toGeneratorDoc),
    categoriesMetadata: categories,
    numberPrefixParser: options.numberPrefixParser,
    isCategoryIndex,
    sidebarItemsGenerator: options.sidebarItemsGenerator,
    draftIds: new Set(draftIds),
    sidebarCollapsible: options.sidebarCollapsible,
    sidebarCollapsed: options.sidebarCollapsed,
    versionPath: version.path,
  });
  diagnostics.push(...loaded.diagnostics);
  const messages = readRefMessages(version, request);
  return {
    version: { ...version, docs, draftIds, sidebars: loaded.sidebars, messages },
    drafts,
    categories,
  };
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
    message: `The docs folder "${nameRefFile(version.contentPath) ?? path.relative(siteDir, version.contentPath)}" has no Markdown file.`,
    hint:
      version.name === CURRENT
        ? "Write a first doc, or set `docs: false` in the configuration."
        : version.source
          ? `Name the folder of its docs with \`path\` in \`versions["${version.name}"]\`.`
          : `Restore the docs of version "${version.name}", or take it out of the list of versions.`,
  });
}
