import { readFile } from "node:fs/promises";
import type { PageDocument, Styles } from "../../shared/payload.ts";
import { hasLiveCode } from "./module-ids.ts";
import type { RenderSetup } from "./render-task.ts";

interface Page {
  html: string;
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
  const missing = new Set(whole.missing);
  const shared = new Map<string, Promise<boolean>>();
  const isNamedIn = (url: string): Promise<boolean> => {
    const known = shared.get(url);
    if (known) return known;
    const file = sharedFiles[url];
    const found = file
      ? readFile(file, "utf8").then((text) => namesAny(text, missing))
      : Promise.resolve(false);
    shared.set(url, found);
    return found;
  };
  return async ({ html, sharedFiles: urls, documents }) => {
    const isNeeded =
      namesAny(html, missing) ||
      documents.some(hasLiveCode) ||
      (await Promise.all(urls.map(isNamedIn))).includes(true);
    return isNeeded ? { base: [whole.file] } : undefined;
  };
}

/** Each word that a stylesheet lacks has one of them, and texts rarely do. */
const MARKS = ["--", "__search-"];

/** Whether a text has one of these words. */
export function namesAny(text: string, words: ReadonlySet<string>): boolean {
  return MARKS.some((mark) => {
    for (let at = text.indexOf(mark); at !== -1;) {
      const start = findEdge(text, at, -1);
      const end = findEdge(text, at, 1);
      if (words.has(text.slice(start + 1, end))) return true;
      at = text.indexOf(mark, end);
    }
    return false;
  });
}

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
