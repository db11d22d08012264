import fs from "node:fs";
import path from "../../system/path.ts";
import { joinPathname } from "../../../shared/url/pathname.ts";
import type { LoadContext } from "../../contract/contract.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { joinObjects } from "../../system/join-objects.ts";
import { locateFrontMatterKey } from "../../config/locate-front-matter.ts";
import { nameRefFile } from "../../system/ref-files.ts";
import { createFileFilter } from "../find-files.ts";
import type { ReadDocument } from "../document-cache.ts";
import type { DocumentReader } from "../read-document.ts";
import { listContentFiles } from "../shared/content-folders.ts";
import type { ContentFile } from "../shared/content-folders.ts";
import { toSiteAlias } from "../shared/source-path.ts";
import { checkInlineTags, resolveTags } from "../shared/tags.ts";
import type { TagDefinitions } from "../shared/tags-file.ts";
import { resolveEditUrl } from "./edit-url.ts";
import { stripNumberPrefixes } from "./number-prefix.ts";
import type { DocsOptions } from "./options.ts";
import { isCategoryFile } from "./sidebars/category-files.ts";
import { resolveSlug } from "./slug.ts";
import type { DocFrontMatter } from "./front-matter.ts";
import type { Doc, VersionMetadata } from "./types.ts";
import { versionsFile } from "./version-files.ts";
import { CURRENT } from "./version-name.ts";

export interface VersionRequest {
  context: LoadContext;
  options: DocsOptions;
  version: VersionMetadata;
  reader: DocumentReader;
}

export interface DocsRequest extends VersionRequest {
  tagDefinitions: TagDefinitions | undefined;
}

export interface VersionFiles {
  docs: ContentFile[];
  categories: ContentFile[];
}

/** Files of a version; a translated doc stands in for the original one. Texts of categories are translated elsewhere. */
export function findVersionFiles({
  context,
  options,
  version,
}: Omit<VersionRequest, "reader">): VersionFiles {
  if (!fs.existsSync(version.contentPath)) throw missingFolder(context, options, version);
  const files = listContentFiles(version);
  const isDoc = createFileFilter(options.include, options.exclude);
  return {
    docs: files.filter(({ relativePath }) => isDoc(relativePath)),
    categories: files
      .filter(({ relativePath }) => isCategoryFile(relativePath))
      .map(({ relativePath }) => ({
        relativePath,
        filePath: path.join(version.contentPath, relativePath),
      })),
  };
}

function missingFolder(
  { siteDir }: LoadContext,
  options: DocsOptions,
  version: VersionMetadata,
): AuthorError {
  const folder = path.relative(siteDir, version.contentPath);
  return new AuthorError({
    severity: "error",
    message: `The docs folder "${folder}" doesn't exist.`,
    hint:
      version.name === CURRENT
        ? `Create it, or set \`path\` of the docs instance "${options.id}" to another folder, or \`docs: false\` to have no docs.`
        : `Create it, or take "${version.name}" out of ${path.basename(versionsFile({ siteDir, id: options.id }))}.`,
  });
}

/** Reads every doc of a version, in the order of their files. */
export async function readDocs(
  request: DocsRequest,
  files: ContentFile[],
  diagnostics: Diagnostic[],
): Promise<Doc[]> {
  const docs: Doc[] = [];
  const filePaths = files.map(({ filePath }) => filePath);
  await request.reader.readEach(filePaths, (document, index) => {
    diagnostics.push(...document.diagnostics);
    docs.push(createDoc(request, files[index]!, document));
  });
  assertUniqueIds(docs);
  const { tagDefinitions: definitions } = request;
  diagnostics.push(...checkInlineTags({ ...request.options, pages: docs, definitions }));
  return docs;
}

function createDoc(request: DocsRequest, file: ContentFile, document: ReadDocument): Doc {
  const { context, options, version } = request;
  const frontMatter = document.frontMatter as DocFrontMatter;
  const { id, baseId, sourceDirName, slug, numberPrefix } = resolveAddress(request, file, document);
  const permalink = joinPathname(version.path, slug);
  const isProduction = context.mode === "production";
  const { custom_edit_url: customEditUrl } = frontMatter;
  const editUrl =
    customEditUrl === undefined
      ? resolveEditUrl({
          context,
          options,
          version,
          filePath: file.filePath,
          docPath: file.relativePath,
          permalink,
        })
      : customEditUrl;
  const position = frontMatter.sidebar_position ?? numberPrefix;
  const address = {
    id,
    title: frontMatter.title ?? document.contentTitle ?? baseId,
    description: frontMatter.description ?? document.excerpt ?? "",
    source: toSiteAlias(file.filePath, context.siteDir),
    sourceDirName,
    slug,
    permalink,
    draft: isProduction && frontMatter.draft === true,
    unlisted: isProduction && frontMatter.unlisted === true,
  };
  const rest = {
    tags: resolveTags(frontMatter.tags, {
      tagsPath: version.tagsPath,
      definitions: request.tagDefinitions,
    }),
    version: version.name,
  };
  const metadata = joinObjects(
    editUrl === undefined ? address : joinObjects(address, { editUrl }),
    rest,
    position === undefined ? { frontMatter } : { sidebarPosition: position, frontMatter },
  );
  return { filePath: file.filePath, showsCards: document.showsCards, metadata };
}

interface Address {
  id: string;
  baseId: string;
  sourceDirName: string;
  slug: string;
  numberPrefix: number | undefined;
}

function resolveAddress(
  { options }: VersionRequest,
  { relativePath }: ContentFile,
  document: ReadDocument,
): Address {
  const frontMatter = document.frontMatter as DocFrontMatter;
  const { name } = path.posix.parse(relativePath);
  const sourceDirName = path.posix.dirname(relativePath);
  const hasPrefixes = frontMatter.parse_number_prefixes ?? true;
  const file = hasPrefixes
    ? options.numberPrefixParser(name)
    : { filename: name, numberPrefix: undefined };
  const dirName = hasPrefixes
    ? stripNumberPrefixes(sourceDirName, options.numberPrefixParser)
    : sourceDirName;
  const baseId = frontMatter.id ?? file.filename;
  if (baseId.includes("/")) throw slashInId(baseId, document);
  const slug = resolveSlug({
    slug: frontMatter.slug,
    baseId,
    source: relativePath,
    sourceDirName,
    dirName,
  });
  const id = dirName === "." ? baseId : `${dirName}/${baseId}`;
  return { id, baseId, sourceDirName, slug, numberPrefix: file.numberPrefix };
}

function slashInId(id: string, { filePath }: ReadDocument): AuthorError {
  const source = fs.readFileSync(filePath, "utf8");
  return new AuthorError({
    severity: "error",
    message: `The id of a doc can't hold a slash: "${id}".`,
    filePath,
    source,
    ...locateFrontMatterKey(source, "id"),
    hint: "Folders are part of an id by themselves. To choose the address, use `slug`.",
  });
}

function assertUniqueIds(docs: Doc[]): void {
  const seen = new Map<string, Doc>();
  const errors: Diagnostic[] = [];
  for (const doc of docs) {
    const { id } = doc.metadata;
    const other = seen.get(id);
    if (other) errors.push(duplicateId(id, other, doc));
    else seen.set(id, doc);
  }
  if (errors.length > 0) throw new AuthorError(errors);
}

const nameSource = ({ filePath, metadata }: Doc): string =>
  nameRefFile(filePath) ?? metadata.source;

function duplicateId(id: string, first: Doc, second: Doc): Diagnostic {
  return {
    severity: "error",
    message: `Two docs have the id "${id}": ${nameSource(first)} and ${nameSource(second)}.`,
    filePath: second.filePath,
    hint: "Rename one of the files, or give it another `id` in its front matter.",
  };
}
