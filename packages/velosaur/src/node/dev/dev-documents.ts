import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { prunePacks } from "../cache/body-packs.ts";
import { hashParts, hashText } from "../cache/hash.ts";
import {
  compileTask,
  type CompileBatchResult,
  type CompileFile,
} from "../documents/compile-task.ts";
import {
  describeEndlessWait,
  hasSameLinks,
  isSeen,
  partialFiles,
} from "../documents/compile-documents.ts";
import { documentKey } from "../documents/document-record.ts";
import { findAssetStamps } from "../documents/asset-stamps.ts";
import type { DocumentRecord, DocumentSource } from "../documents/document-record.ts";
import { AuthorError } from "../system/author-error.ts";
import type { LoadedText } from "../webpack/document-loaders.ts";
import path from "../system/path.ts";
import type { DevSite } from "./dev-site.ts";
import { GoneDocument } from "./gone-document.ts";

export interface DevDocuments {
  /** Compiles a document and its partials, unless they are compiled already; adds all to the map, by their keys. */
  compile: (source: DocumentSource, options: CompileInto) => Promise<void>;
  /** Files that a file is part of, through partials, as far as they were compiled. */
  usersOf: (filePath: string) => string[];
  /** Those that loaders have read the file for, or a folder that it lies in. */
  readersOf: (filePath: string) => string[];
  /** Those that import a file which has gone, or is back: they are compiled anew. */
  forgetImporters: (filePath: string) => string[];
  /** Told of the files and folders that loaders have read, and from then on of each that they read. */
  onRead: (tell: (names: string[]) => void) => void;
}

/** What of the site documents are compiled with. */
export type DocumentSite = Pick<DevSite, "plan" | "table" | "files" | "translated">;

export interface CompileInto {
  /** As it is now. */
  site: DocumentSite;
  into: Map<string, DocumentRecord>;
}

/** Documents compiled on demand, kept by content as long as the server runs. */
export function createDevDocuments(cacheDir: string): DevDocuments {
  const compiled = new Map<string, { key: string; record: DocumentRecord }>();
  const read = new Map<string, string[]>();
  const waiting = new Map<string, string[]>();
  let tellRead: ((names: string[]) => void) | undefined;
  prunePacks(cacheDir, new Set());

  const compileThere = (source: DocumentSource, site: DocumentSite): Promise<DocumentRecord> =>
    compileFile(source, site).catch((error: unknown) => {
      throw existsSync(source.filePath) ? error : new GoneDocument(source.filePath);
    });
  const compileFile = async (
    source: DocumentSource,
    site: DocumentSite,
  ): Promise<DocumentRecord> => {
    const { table, files } = site;
    const load = createTextLoader(site);
    const loaded = await load(source.filePath);
    if (loaded) {
      read.set(source.filePath, [...loaded.files, ...loaded.folders]);
      tellRead?.([...loaded.files, ...loaded.folders]);
    }
    const text = loaded?.text ?? (await readFile(source.filePath, "utf8"));
    const key = hashParts([table.entries[table.indexOf(source)]?.key, text]);
    const known = compiled.get(documentKey(source));
    if (known?.key === key && isCurrent(known.record, files)) return known.record;
    const record = await compileSource(source, { cacheDir, site, load });
    compiled.set(documentKey(source), { key, record });
    return record;
  };

  return {
    async compile(source, { site, into }) {
      const key = documentKey(source);
      if (into.has(key)) return;
      const record = await compileThere(source, site);
      into.set(key, record);
      try {
        for (const filePath of partialFiles(record))
          await this.compile({ filePath }, { site, into });
      } catch (error) {
        if (!(error instanceof GoneDocument)) throw error;
        // A part of it has gone since: compiled anew, it tells where that is imported.
        into.delete(key);
        await this.compile(source, { site, into });
      }
    },
    usersOf: (filePath) =>
      [...compiled.values()]
        .filter(({ record }) => partialFiles(record).includes(filePath))
        .map(({ record }) => record.filePath),
    readersOf: (filePath) =>
      [...read.keys()].filter(
        (reader) =>
          reader !== filePath &&
          read.get(reader)?.some((name) => filePath === name || filePath.startsWith(`${name}/`)),
      ),
    forgetImporters(filePath) {
      if (existsSync(filePath)) {
        const waited = waiting.get(filePath) ?? [];
        waiting.delete(filePath);
        return waited;
      }
      const importers = [...compiled].filter(([, { record }]) => mayImport(record, filePath));
      for (const [key] of importers) compiled.delete(key);
      const files = importers.map(([, { record }]) => record.filePath);
      if (files.length > 0) waiting.set(filePath, files);
      return files;
    },
    onRead(tell) {
      tellRead = tell;
      tell([...read.values()].flat());
    },
  };
}

/** A document names what it imports as its author does: with the ending or without. */
function mayImport({ imports }: DocumentRecord, filePath: string): boolean {
  const { dir, name } = path.parse(filePath);
  const names = [filePath, `${dir}/${name}`, ...(name === "index" ? [dir] : [])];
  return imports.some(({ moduleId }) => {
    const [, place] = /(?:^|!)@site(\/[^!?]*)/.exec(moduleId) ?? [];
    return place !== undefined && names.some((each) => each.endsWith(place));
  });
}

/** What loaders of plugins make of a document; undefined where none holds for it. */
type LoadText = (filePath: string) => Promise<LoadedText | undefined>;

/** For one look at a document: its key and what is compiled are of one text, for which loaders are asked once. */
function createTextLoader({ translated }: Pick<DocumentSite, "translated">): LoadText {
  const loaders = translated?.documentLoaders;
  const texts = new Map<string, ReturnType<LoadText>>();
  const load: LoadText = async (filePath) =>
    loaders?.holdFor(filePath) ? loaders.load(filePath) : undefined;
  return (filePath) => {
    const text = texts.get(filePath) ?? load(filePath);
    texts.set(filePath, text);
    return text;
  };
}

/** Of a partial that has gone the compiler tells, at the place where it is imported. */
const isCurrent = (record: DocumentRecord, files: DocumentSite["files"]): boolean =>
  !record.missesFile &&
  partialFiles(record).every((file) => existsSync(file)) &&
  findAssetStamps(record) !== undefined &&
  hasSameLinks(record, files);

interface SourceScope {
  cacheDir: string;
  site: DocumentSite;
  load: LoadText;
}

async function compileSource(source: DocumentSource, scope: SourceScope): Promise<DocumentRecord> {
  const { records, errors, waiting } = await compileSources([source], scope);
  const [record] = records;
  if (record) return record;
  if (waiting.length === 0) throw new AuthorError(errors);
  return compileJoined(source, scope);
}

/** Plugins of the site wait for other documents: what they see of them stays known in this process. */
async function compileJoined(source: DocumentSource, scope: SourceScope): Promise<DocumentRecord> {
  const { plan, table } = scope.site;
  const key = documentKey(source);
  const others = plan.pages
    .flatMap((page) => page.documents)
    .filter((document) => documentKey(document) !== key && isSeen(document, table));
  const { records, errors, waiting } = await compileSources([source, ...others], scope, true);
  const record = records.find((one) => documentKey(one) === key);
  if (record) return record;
  const own = errors.filter(({ filePath }) => filePath === source.filePath);
  throw new AuthorError(own.length > 0 ? own : waiting.map(describeEndlessWait));
}

async function compileSources(
  sources: DocumentSource[],
  { cacheDir, site, load }: SourceScope,
  isWhole = false,
): Promise<CompileBatchResult> {
  const { table, files } = site;
  const toFile = async ({ filePath, truncated }: DocumentSource): Promise<CompileFile> => {
    const text = (await load(filePath))?.text;
    return {
      filePath,
      truncated,
      options: table.indexOf({ filePath, truncated }),
      source: text === undefined ? undefined : { text, hash: hashText(text) },
    };
  };
  return compileTask(
    { cacheDir, isWhole, files: await Promise.all(sources.map(toFile)) },
    { options: table.entries.map((entry) => entry.options), files },
  );
}
