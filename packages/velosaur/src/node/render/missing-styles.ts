import { readFile } from "node:fs/promises";
import type { PageDocument, Styles } from "../../shared/payload.ts";
import { hasLiveCode } from "./module-ids.ts";
import type { RenderSetup } from "./render-task.ts";
import type { HtmlPieces } from "../../shared/rendered-page.ts";

interface Page {
  html: HtmlPieces;
  /** Addresses of all data that the page shares with others. */
  sharedFiles: readonly string[];
  documents: PageDocument[];
}

/**
 * The stylesheet of all pages lacks what no code names. Tells which pages need the whole one: those that
 * name such a thing in their text, their data or the data they share, and those where visitors write code.
 */
export function createStylesFinder({
  bundle: { whole },
  sharedFiles,
}: Pick<RenderSetup, "sharedFiles"> & { bundle: Pick<RenderSetup["bundle"], "whole"> }): (
  page: Page,
) => Promise<Styles | undefined> {
  if (!whole) return () => Promise.resolve(undefined);
  const namesMissing = createWordFinder(new Set(whole.missing));
  const shared = new Map<string, Promise<boolean>>();
  const isNamedIn = (url: string): Promise<boolean> => {
    const known = shared.get(url);
    if (known) return known;
    const file = sharedFiles[url];
    const found = file ? readFile(file, "utf8").then(namesMissing) : Promise.resolve(false);
    shared.set(url, found);
    return found;
  };
  return async ({ html, sharedFiles: urls, documents }) => {
    const isNeeded =
      html.some(namesMissing) ||
      documents.some(hasLiveCode) ||
      (await Promise.all(urls.map(isNamedIn))).includes(true);
    return isNeeded ? { base: [whole.file] } : undefined;
  };
}

/** Each word that a stylesheet lacks has one of them, and texts rarely do. */
const MARKS = ["--", "__search-"];

/** Tells whether a text has one of these words. */
export function createWordFinder(words: ReadonlySet<string>): (text: string) => boolean {
  const finders = MARKS.map((mark) => createMarkFinder(mark, words));
  return (text) => finders.some((find) => find(text));
}

/** Most words of a page that have the mark differ from all wanted ones in what stands right behind it. */
function createMarkFinder(mark: string, words: ReadonlySet<string>): (text: string) => boolean {
  const readTail = (text: string, at: number): number => hashTail(text, at + mark.length);
  const marked = [...words].filter((word) => word.includes(mark));
  const tails = new Set(marked.map((word) => readTail(word, word.indexOf(mark))));
  return (text) => {
    for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length))
      if (tails.has(readTail(text, at)) && words.has(findWord(text, at))) return true;
    return false;
  };
}

/** Tells words apart by the first characters from a place on: up to three, none of them behind the word. */
function hashTail(text: string, from: number): number {
  let hash = 0;
  for (let at = from; at < from + 3; at++) {
    const code = text.charCodeAt(at);
    if (!isWordCode(code)) break;
    hash = hash * 128 + code;
  }
  return hash;
}

/** The word that has this place. */
const findWord = (text: string, at: number): string =>
  text.slice(findEdge(text, at, -1) + 1, findEdge(text, at, 1));

/** Where the word that has this place ends, in one direction. */
function findEdge(text: string, from: number, step: 1 | -1): number {
  let at = from;
  while (isWordCode(text.charCodeAt(at))) at += step;
  return at;
}

const isWordCode = (code: number): boolean =>
  code === 45 || // -
  code === 95 || // _
  (code >= 48 && code <= 57) ||
  (code >= 65 && code <= 90) ||
  (code >= 97 && code <= 122);
