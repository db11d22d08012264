/**
 * What differs from language to language in a bundle that all of a site's languages share: its texts, and the base URL.
 * Names that nothing else has stand there, and are filled in when the bundle is made a language's own. A text's name is
 * that of a variable which no code declares: no tool can compute anything with it beforehand, as with a text in quotes.
 */

import path from "../system/path.ts";
import { hashParts } from "../cache/hash.ts";
import type { BundleRequest } from "./bundle-request.ts";
import { isPlacing } from "./load-vite-plugins.ts";
import type { FoundText, TextSource } from "./translate-code.ts";

export interface BundleHoles {
  /** By what their names end with, which follows from what is looked up: equal code has equal holes. */
  texts: Record<string, HoleText>;
  /** How the ids begin of texts that the browser looks up; empty where they may be any. */
  lookups: string[];
}

/** What a language has under the id, or what stands in the code. */
export interface HoleText {
  id: string;
  fallback: string;
}

type Messages = BundleRequest["messages"];

/** Of all texts, for the build; the browser has a table of those that it looks up. */
export const ALL_TEXTS = "__VELOSAUR_ALL_TEXTS__";
export const TABLE = "__VELOSAUR_TEXTS__";
/** Where the base URL is a value by itself, and where addresses begin with it. */
export const BASE_URL_VALUE = "__VELOSAUR_BASE_URL__";
const BASE_URL = "/__velosaur_base_url__/";
const toName = (mark: string): string => `__VELOSAUR_TEXT_${mark}__`;
const HOLE = new RegExp(
  `${BASE_URL}|${BASE_URL_VALUE}|${ALL_TEXTS}|${TABLE}|${toName("([0-9a-f]+)")}`,
  "g",
);

/** No language is called so. */
export const SHARED_DIR = "_shared";

/** In strings of every kind, in JSON and in stylesheets it means itself. */
const PLAIN_URL = /^[\w/.~-]*$/;

/** The bundle that a language's own can be made of; none where plugins may see which language they are asked for. */
export function toSharedRequest(request: BundleRequest): BundleRequest | undefined {
  const { viteConfigs, postCss, vitePlugins, baseUrl } = request;
  const areAsked =
    viteConfigs.client.length > 0 ||
    viteConfigs.server.length > 0 ||
    postCss !== undefined ||
    !vitePlugins.every(isPlacing);
  if (!request.hasLanguages || areAsked || !PLAIN_URL.test(baseUrl)) return undefined;
  return {
    ...request,
    hasHoles: true,
    // Beside those of the languages.
    cacheDir: path.join(path.dirname(request.cacheDir), SHARED_DIR),
    baseUrl: BASE_URL,
    messages: {},
    generated: { ...request.generated, codeTranslations: `export default ${ALL_TEXTS};` },
  };
}

export const createMessageTexts = (messages: Messages): TextSource => ({
  find(id, fallback): FoundText {
    const text = findText(messages, { id, fallback });
    return { expression: JSON.stringify(text), isId: Object.hasOwn(messages, text) };
  },
});

/** Adds to `holes` what code asks for. */
export const createHoleTexts = (holes: BundleHoles): TextSource => ({
  find(id, fallback) {
    const mark = hashParts([id, fallback]).slice(0, 12);
    holes.texts[mark] = { id, fallback };
    return { expression: toName(mark), isId: false };
  },
});

const findText = (messages: Messages, { id, fallback }: HoleText): string =>
  (Object.hasOwn(messages, id) ? messages[id] : undefined) ?? fallback;

/** Those that the browser looks up. */
export const pickMessages = (messages: Messages, prefixes: readonly string[]): Messages =>
  Object.fromEntries(
    Object.entries(messages).filter(([id]) => prefixes.some((prefix) => id.startsWith(prefix))),
  );

/** In brackets, since it may come to stand where a block could begin. */
const toObject = (table: Messages): string => `(${JSON.stringify(table)})`;

/** A place in a text of a bundle. */
export interface Hole {
  start: number;
  end: number;
  name: string;
  /** Of a text that stands in code. */
  mark?: string | undefined;
}

export const findHoles = (text: string): Hole[] =>
  Array.from(text.matchAll(HOLE), ({ 0: name, 1: mark, index }) => ({
    start: index,
    end: index + name.length,
    name,
    mark,
  }));

/** But for the base URL, which is part of a file's address. */
export const isTextHole = ({ name }: Hole): boolean => name !== BASE_URL && name !== BASE_URL_VALUE;

/** A language's way to fill the holes. */
export interface HoleFiller {
  fill: (text: string) => string;
  fillHole: (hole: Pick<Hole, "name" | "mark">) => string;
}

/** None where a text is the id of another: it would be looked up once more. */
export function createHoleFiller(
  { texts, lookups }: BundleHoles,
  { messages, baseUrl }: Pick<BundleRequest, "messages" | "baseUrl">,
): HoleFiller | undefined {
  const found = new Map(
    Object.entries(texts).map(([mark, text]) => [mark, findText(messages, text)]),
  );
  const isLookedUpAgain = (text: string): boolean =>
    findText(messages, { id: text, fallback: text }) !== text;
  if ([...found.values()].some(isLookedUpAgain)) return undefined;
  const tables: Record<string, string> = {
    [BASE_URL]: baseUrl,
    [BASE_URL_VALUE]: JSON.stringify(baseUrl),
    [ALL_TEXTS]: toObject(messages),
    [TABLE]: toObject(pickMessages(messages, lookups)),
  };
  const fillHole: HoleFiller["fillHole"] = ({ name, mark }) =>
    (mark === undefined ? tables[name] : JSON.stringify(found.get(mark))) ?? name;
  return {
    fillHole,
    fill: (text) => text.replace(HOLE, (name: string, mark?: string) => fillHole({ name, mark })),
  };
}
