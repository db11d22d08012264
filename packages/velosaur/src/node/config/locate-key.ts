/**
 * Finds where a key stands in the source of a JavaScript, TypeScript or JSON file, without parsing it: the
 * keys of the path are looked for one inside the other. Good enough to point at; never relied on.
 */

import { escapePattern } from "../../shared/escape-pattern.ts";

interface KeyPlace {
  line: number;
  column: number;
}

/** A part of the source: where its brackets open, and where they close. */
interface Range {
  start: number;
  end: number;
}

const COMMENT_OR_STRING =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

const blank = (text: string): string => text.replaceAll(/[^\n]/g, " ");

/** Comments and strings become blanks of the same length; a quoted key keeps its letters. */
const maskSource = (source: string): string =>
  source.replaceAll(COMMENT_OR_STRING, (text, offset: number) => {
    const isComment = text.startsWith("/");
    const isKey =
      !isComment && /^\s*:/.test(source.slice(offset + text.length, offset + text.length + 20));
    return isKey ? text : isComment ? blank(text) : `"${blank(text.slice(1, -1))}"`;
  });

/** `a.b[2]["c-d"]` → `a`, `b`, 2, `c-d`. */
const toKeys = (keyPath: string): (string | number)[] =>
  [...keyPath.matchAll(/\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]|([^.[\]]+)/g)].map(
    ([, quoted, index, plain]) => quoted ?? (index === undefined ? (plain ?? "") : Number(index)),
  );

const isOpening = (character: string): boolean => character !== "" && "{[(".includes(character);
const isClosing = (character: string): boolean => character !== "" && "}])".includes(character);

/** The brackets that open at `start`. */
const toRange = (text: string, start: number): Range => {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    const character = text.charAt(index);
    if (isOpening(character)) depth++;
    if (isClosing(character)) depth--;
    if (depth === 0) return { start, end: index };
  }
  return { start, end: text.length };
};

/** The brackets that a value consists of; a name leads to where it is declared. */
const findValue = (text: string, from: number, isFollowed = false): Range | undefined => {
  const start = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
  if (isOpening(text.charAt(start))) return toRange(text, start);
  const name = /^[\w$]+/.exec(text.slice(start, start + 100))?.[0];
  if (name === undefined || isFollowed) return undefined;
  const declaration = new RegExp(`(?:const|let|var)\\s+${escapePattern(name)}\\b[^=;]*=(?!>)`).exec(
    text,
  );
  return declaration === null
    ? undefined
    : findValue(text, declaration.index + declaration[0].length, true);
};

/** What the file exports; the whole file when that can't be seen. */
const findRoot = (text: string): Range => {
  const whole = { start: 0, end: text.length };
  const exported = /(?:export\s+default|module\.exports\s*=)/.exec(text);
  return exported === null
    ? whole
    : (findValue(text, exported.index + exported[0].length) ?? whole);
};

/** The key's outermost occurrence within the range. */
const findKey = (text: string, key: string, { start, end }: Range): number | undefined => {
  const pattern = new RegExp(`(?<![\\w$.])(["'\`]?)${escapePattern(key)}\\1(?=\\s*[:,}(])`, "g");
  pattern.lastIndex = start;
  let best: { index: number; depth: number } | undefined;
  let depth = 0;
  let seen = start;
  for (
    let match = pattern.exec(text);
    match !== null && match.index < end;
    match = pattern.exec(text)
  ) {
    for (; seen < match.index; seen++) {
      if (isOpening(text.charAt(seen))) depth++;
      if (isClosing(text.charAt(seen))) depth--;
    }
    if (best === undefined || depth < best.depth) best = { index: match.index, depth };
  }
  return best?.index;
};

/** How many elements what is spread into a list has, the source doesn't tell: none behind it has a place. */
const findElement = (text: string, element: number, range: Range): number | undefined => {
  let depth = 0;
  let passed = 0;
  for (let index = range.start; index < range.end; index++) {
    const character = text.charAt(index);
    if (depth === 1 && text.startsWith("...", index)) return undefined;
    if (depth === 1 && passed === element && /[^\s,]/.test(character)) return index;
    if (isOpening(character)) depth++;
    if (isClosing(character)) depth--;
    if (character === "," && depth === 1) passed++;
  }
  return undefined;
};

const toPlace = (source: string, index: number): KeyPlace => {
  const before = source.slice(0, index).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

/** Where the value of the key at `index` begins: after its colon, or at the key, a shorthand. */
const skipKey = (text: string, index: number): number => {
  const colon = /^["'`]?[^"'`:,}\n]*["'`]?\s*:/.exec(text.slice(index, index + 200));
  return colon === null ? index : index + colon[0].length;
};

/** The place of the last key of the path that can be found; undefined when not even the first is there. */
export const locateKey = (source: string, keyPath: string): KeyPlace | undefined => {
  const text = maskSource(source);
  let range: Range | undefined = findRoot(text);
  let found: number | undefined;
  for (const key of toKeys(keyPath)) {
    if (range === undefined) break;
    const next: number | undefined =
      typeof key === "number" ? findElement(text, key, range) : findKey(text, key, range);
    if (next === undefined) break;
    found = next;
    range = findValue(text, typeof key === "number" ? next : skipKey(text, next));
  }
  return found === undefined ? undefined : toPlace(source, found);
};
