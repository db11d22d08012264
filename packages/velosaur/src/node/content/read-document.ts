import type { Json } from "../../shared/document.ts";
import type { ReadAhead } from "../config/load-context.ts";
import {
  describeText,
  type DocumentTop,
  examineText,
  type SourceFacts,
  type SourceFiles,
} from "../config/source-files.ts";
import { readStamp, type Stamp } from "../config/source-index.ts";
import type { ParseFrontMatter } from "../config/types.ts";
import { findBadEncoding, readDocumentSummary } from "../markdown/front-matter.ts";
import { readFrontMatter } from "../markdown/site-functions.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import { explainUnreadable, readSource } from "../system/read-source.ts";
import { checkFrontMatter, readValues } from "./check-keys.ts";
import { listDocumentImports } from "../markdown/list-document-imports.ts";
import { openDocumentCache, type ReadDocument } from "./document-cache.ts";
import type { Expectation } from "./check-keys.ts";

export interface DocumentReaderOptions {
  /** Keys of the front matter that are checked. */
  known: Record<string, Expectation>;
  /** A site's own way of reading front matter. */
  parse?: ParseFrontMatter | undefined;
  /** Looks at the whole text, front matter included. */
  measure?: (source: string) => Json;
  /** Is told which modules a document names, if any. */
  learnImports?: SourceFiles["learnImports"] | undefined;
  /** Where what has been read is kept for the next build. */
  cacheFile?: string | undefined;
  /** Which share of it must be new to be written; undefined: any. */
  worthWriting?: number | undefined;
  /** Hash of a file: one that was written anew with the same text has stayed the same. */
  hashOf?: (filePath: string) => string;
  /** Reads a file. */
  readText?: (filePath: string) => string;
  /** Reads many files elsewhere; others are read here. */
  readAhead?: ReadAhead | undefined;
}

/** So many are read by threads in each build: nothing of them has to be kept for the next. */
export const ALWAYS_AHEAD = 20_000;

export interface DocumentReader {
  /**
   * Reads the tops of Markdown files, and takes each as it comes, in this order, while others are read. Mistakes of all
   * files are thrown together, at the end.
   */
  readEach: (
    filePaths: readonly string[],
    take: (document: ReadDocument, index: number) => void,
  ) => Promise<void>;
  /** All together. */
  read: (filePaths: readonly string[]) => Promise<ReadDocument[]>;
  /** Keeps what has been read, once all is read. */
  save: () => void;
}

/** A reader reads no file twice that has stayed the same: the dev server asks often. */
export function createDocumentReader(options: DocumentReaderOptions): DocumentReader {
  // What a site's own function returns may depend on anything.
  const cache = openDocumentCache({
    ...(!options.parse && { cacheFile: options.cacheFile }),
    worthWriting: options.worthWriting,
    stampOf: options.hashOf,
  });

  /** What is said of a file needs its text. */
  const takeTop = (filePath: string, top: DocumentTop | undefined): ReadDocument | undefined => {
    const frontMatter = top && readValues(top.frontMatter, options.known);
    return frontMatter && isFaultless(frontMatter, options.known)
      ? { filePath, ...top, frontMatter, diagnostics: [] }
      : undefined;
  };

  const load = (filePath: string): ReadDocument | undefined =>
    explainUnreadable(filePath, () => cache.load(filePath));

  const readOne = async (filePath: string, top?: DocumentTop): Promise<ReadDocument> => {
    const document = takeTop(filePath, top) ?? (await readDocument(filePath, options));
    explainUnreadable(filePath, () => cache.keep(document));
    return document;
  };

  /** What a file's times tell. Where its text has to tell it, threads may know the text first. */
  const loadAll = (filePaths: readonly string[]): Map<string, ReadDocument> | undefined => {
    if (options.hashOf) return undefined;
    const known = new Map<string, ReadDocument>();
    for (const filePath of filePaths) {
      try {
        const document = cache.load(filePath);
        if (document) known.set(filePath, document);
      } catch {
        // Whoever reads it says what is wrong.
      }
    }
    return known;
  };

  const readEach: DocumentReader["readEach"] = async (filePaths, take) => {
    const mistakes: Diagnostic[] = [];
    const known = loadAll(filePaths);
    const topOf = options.readAhead?.(filePaths.filter((filePath) => !known?.has(filePath)));
    const isKept = known !== undefined || filePaths.length < ALWAYS_AHEAD;
    const readNext = async (filePath: string): Promise<ReadDocument> => {
      const loaded = known?.get(filePath);
      if (loaded) return loaded;
      const top = await topOf?.(filePath);
      const taken = isKept ? undefined : takeTop(filePath, top);
      return taken ?? (known ? undefined : load(filePath)) ?? (await readOne(filePath, top));
    };
    for (const [index, filePath] of filePaths.entries()) {
      try {
        const document = await readNext(filePath);
        if (document.imports) options.learnImports?.(filePath, document.imports);
        take(document, index);
      } catch (error) {
        if (!(error instanceof AuthorError)) throw error;
        mistakes.push(...error.diagnostics);
      }
    }
    if (mistakes.length > 0) throw new AuthorError(mistakes);
  };
  const read = async (filePaths: readonly string[]): Promise<ReadDocument[]> => {
    const documents: ReadDocument[] = [];
    await readEach(filePaths, (document) => documents.push(document));
    return documents;
  };
  return { readEach, read, save: cache.save };
}

async function readDocument(
  filePath: string,
  { known, parse, measure, learnImports, readText = readSource }: DocumentReaderOptions,
): Promise<ReadDocument> {
  const source = readText(filePath);
  const summary = parse
    ? await readOwnSummary({ source, filePath, parse })
    : readSummary(source, filePath);
  const frontMatter = readValues(summary.frontMatter, known);
  const encoding = findBadEncoding(source, filePath);
  const warnings = checkFrontMatter({ frontMatter, known, filePath, source });
  const imports = learnImports ? listDocumentImports(source) : [];
  return {
    filePath,
    ...summary,
    frontMatter,
    showsCards: showsCards(source),
    ...(measure && { measures: measure(source) }),
    ...(imports.length > 0 && { imports }),
    diagnostics: encoding ? [encoding, ...warnings] : warnings,
  };
}

/** Whether nothing has to be said of a file's front matter, for which its text would be needed. */
function isFaultless(
  frontMatter: DocumentTop["frontMatter"],
  known: DocumentReaderOptions["known"],
): boolean {
  try {
    return checkFrontMatter({ frontMatter, known, filePath: "", source: "" }).length === 0;
  } catch {
    return false;
  }
}

export interface TopsBatch {
  filePaths: string[];
  /** A build compiles the documents, too, which are compiled for a merge; a dev server watches what they import. */
  command: "build" | "merge" | "dev";
  /** Whether the next build takes what is known of a file that has stayed the same. */
  isKept?: boolean;
}

export interface FoundTop {
  top: DocumentTop;
  /** Not for a dev server: what is known of the file, which had this stamp before, where it is kept. */
  file?: { facts: SourceFacts; stamp: Stamp };
}

/** In a thread. Undefined for a file that something is to be said of: whoever asked reads it again. */
export const readTopsTask = ({ filePaths, command, isKept }: TopsBatch): (FoundTop | undefined)[] =>
  filePaths.map((filePath) => {
    try {
      const stamp = isKept ? readStamp(filePath, Date.now()) : undefined;
      const source = readSource(filePath);
      if (findBadEncoding(source, filePath)) return undefined;
      const top = { ...readSummary(source, filePath), showsCards: showsCards(source) };
      if (command === "build") return { top, file: { facts: examineText(source), stamp } };
      if (command === "merge") return { top, file: { facts: describeText(source), stamp } };
      const imports = listDocumentImports(source);
      return { top: imports.length > 0 ? { ...top, imports } : top };
    } catch {
      return undefined;
    }
  });

const showsCards = (source: string): boolean => source.includes("DocCardList");

type Summary = Omit<DocumentTop, "showsCards" | "imports">;

/** Front matter, title and first prose hardly ever need more. */
const HEAD_LENGTH = 3000;

/** The title comes before the first prose: where there is prose, nothing is missing. */
function readSummary(source: string, filePath: string): Summary {
  const head = readHead(source);
  const summary = head === undefined ? undefined : readDocumentSummary({ source: head, filePath });
  const { frontMatter, contentTitle, excerpt } =
    summary?.excerpt === undefined ? readDocumentSummary({ source, filePath }) : summary;
  return {
    frontMatter: Object.fromEntries(
      Object.entries(frontMatter).map(([key, value]) => [
        key,
        typeof value === "string" ? detach(value) : value,
      ]),
    ),
    contentTitle: contentTitle && detach(contentTitle),
    excerpt: excerpt && detach(excerpt),
  };
}

/** A piece of a string keeps all of the string in memory: ten thousand titles would keep all files. */
const detach = (text: string): string => Buffer.from(text).toString();

interface OwnSummaryRequest {
  source: string;
  filePath: string;
  parse: ParseFrontMatter;
}

/** A site may read front matter in its own way. */
async function readOwnSummary({ source, filePath, parse }: OwnSummaryRequest): Promise<Summary> {
  const { frontMatter, content } = await readFrontMatter({ source, filePath }, parse);
  return { ...readSummary(content, filePath), frontMatter };
}

/** Whole lines from the top, with all of the front matter, and no comment that is cut in two. */
function readHead(source: string): string | undefined {
  if (source.length <= HEAD_LENGTH) return undefined;
  const head = source.slice(0, source.lastIndexOf("\n", HEAD_LENGTH) + 1);
  const isOpen = /^\uFEFF?---[ \t]*\r?\n/.test(head) && !/\n---[ \t]*\r?\n/.test(head);
  return isOpen || /<!--|\{\/\*/.test(head) ? undefined : head;
}
