import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { isNode, LineCounter, parseDocument, visit as visitYaml } from "yaml";
import type { Document } from "yaml";
import { splitFrontMatter } from "../config/split-front-matter.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";

export interface ParsedSource {
  frontMatter: Record<string, unknown>;
  content: string;
  /** Line of the file on which the content begins, from 1. */
  contentLine: number;
}

const BOM = "\uFEFF";

const stripBom = (source: string): string => (source.startsWith(BOM) ? source.slice(1) : source);

const DATE_PARTS =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:[Tt]|[ \t]+)(\d{1,2}):(\d{2}):(\d{2})(?:\.(\d*))?(?:[ \t]*(Z|[-+]\d{1,2}(?::?\d{2})?))?)?$/;

const isDateText = (text: string): boolean =>
  DATE_PARTS.test(text) && (text.length > 10 || /^\d{4}-\d{2}-\d{2}$/.test(text));

/** YAML 1.1 reads an unquoted date as a moment in UTC; so do the sites that rely on it. */
function toDate(text: string): Date | undefined {
  const match = DATE_PARTS.exec(text);
  if (!match) return undefined;
  const [
    ,
    year,
    month,
    day,
    hours = "0",
    minutes = "0",
    seconds = "0",
    fraction = "0",
    zone = "Z",
  ] = match;
  const [, sign, zoneHours = "0", zoneMinutes = "0"] =
    /^([-+])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? [];
  // A day that the month doesn't have is no date.
  if (new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() !== Number(day))
    return undefined;
  const offset = (Number(zoneHours) * 60 + Number(zoneMinutes)) * (sign === "-" ? -1 : 1);
  const milliseconds = Math.floor(Number(`0.${fraction}`) * 1000);
  const time = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hours),
    Number(minutes) - offset,
    Number(seconds),
    milliseconds,
  );
  return Number.isNaN(time) ? undefined : new Date(time);
}

/** Front matter most often is `key: plain text` lines: reading those needs no YAML parser. */
const SIMPLE_LINE =
  /^([A-Za-z_][\w-]*):[ \t]+(?:([A-Za-z/.(](?:[^#:'"{}[\]&*!|>%@`\\]*[^#:'"{}[\]&*!|>%@`\\ \t])?)|"([^"\\]*)"|'([^']*)'|(-?(?:0|[1-9]\d{0,14})))[ \t]*$/;
const YAML_WORD = /^(?:true|false|null|yes|no|on|off|y|n|nan|inf|~|\.(?:inf|nan))$/i;

function parseSimple(text: string): Record<string, unknown> | undefined {
  const values: Record<string, unknown> = {};
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === "") continue;
    const match = SIMPLE_LINE.exec(line);
    const [, key, plain, double, single, number] = match ?? [];
    if (key === undefined || key in values) return undefined;
    const word = plain?.trim();
    if (word === "true" || word === "false") values[key] = word === "true";
    else if (word !== undefined && YAML_WORD.test(word)) return undefined;
    else values[key] = number === undefined ? (word ?? double ?? single) : Number(number);
  }
  return values;
}

interface YamlText {
  text: string;
  filePath: string;
  source: string;
  /** Line of the file before the first line of the text. */
  lineOffset: number;
}

const LONG_VALUE =
  /^([ \t]*(?:- +)?[\w-]+:[ \t]+)("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[[^[\]]*\]|\{[^{}]*\})/gms;

/** What stands between quotes or brackets may go on at the beginning of a line, as it may for upstream's parser. */
const indentLongValues = (text: string): string =>
  text.replaceAll(
    LONG_VALUE,
    (_whole, key: string, value: string) =>
      key + value.replaceAll("\n", `\n${" ".repeat(key.length)}`),
  );

interface YamlDocument {
  document: Document;
  lineCounter: LineCounter;
}

function readYaml(text: string): YamlDocument {
  const lineCounter = new LineCounter();
  const options = { lineCounter, prettyErrors: false, merge: true, strict: true };
  return { document: parseDocument(text, options), lineCounter };
}

function readTolerantly(text: string): YamlDocument {
  const strict = readYaml(text);
  if (strict.document.errors.length === 0) return strict;
  const indented = readYaml(indentLongValues(text));
  return indented.document.errors.length === 0 ? indented : strict;
}

function parseYaml(yaml: YamlText): Record<string, unknown> {
  const { document, lineCounter } = readTolerantly(yaml.text);
  const fail: Fail = ({ offset = 0, ...problem }) => {
    const { line, col } = lineCounter.linePos(offset);
    const { filePath, source, lineOffset } = yaml;
    const place = { filePath, line: line + lineOffset, column: col, source };
    throw new AuthorError({ severity: "error", ...problem, ...place });
  };
  const error = document.errors[0];
  if (error)
    fail({
      message: `The front matter is not valid YAML: ${error.message}`,
      offset: error.pos[0],
      hint:
        error.code === "DUPLICATE_KEY"
          ? "An earlier line begins with the same key: keep one of the two."
          : "Put a value that contains “: ”, “#” or quotes between quotes, and indent with spaces.",
    });
  readDates(document);
  refuseCircles(document, fail);
  const values = evaluate(document, fail);
  if (typeof values !== "object" || values === null || Array.isArray(values))
    fail({ message: "The front matter must be a list of `key: value` lines." });
  return values as Record<string, unknown>;
}

/** `offset`: where in the text; else at its beginning. */
type Fail = (problem: { message: string; offset?: number | undefined; hint?: string }) => never;

const ALIAS_HINT = "Write out what the alias stands for.";

function readDates(document: Document): void {
  visitYaml(document, {
    Scalar(_key, node) {
      if (node.type !== "PLAIN" || typeof node.value !== "string" || !isDateText(node.value))
        return;
      const date = toDate(node.value);
      if (date) node.value = date;
    },
  });
}

function refuseCircles(document: Document, fail: Fail): void {
  visitYaml(document, {
    Alias(_key, node, parents) {
      const isCircular = parents.some(
        (parent) => isNode(parent) && "anchor" in parent && parent.anchor === node.source,
      );
      if (isCircular)
        fail({
          message: `The front matter has a value that contains itself: *${node.source}.`,
          offset: node.range?.[0],
          hint: ALIAS_HINT,
        });
    },
  });
}

/** A few lines of aliases of aliases stand for millions of values, which the parser refuses to make. */
function evaluate(document: Document, fail: Fail): unknown {
  try {
    return document.toJS() ?? {};
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return fail({
      message: "The front matter grows beyond measure through its aliases.",
      offset: document.contents?.range?.[0],
      hint: ALIAS_HINT,
    });
  }
}

const countLines = (text: string): number => {
  let lines = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines += 1;
  return lines;
};

/** Splits a file into front matter and content. */
export function parseFrontMatter({
  source,
  filePath,
}: {
  source: string;
  filePath: string;
}): ParsedSource {
  const split = splitFrontMatter(source);
  if (!split) return { frontMatter: {}, content: stripBom(source), contentLine: 1 };
  const { yaml, closing, content } = split;
  return {
    frontMatter: parseSimple(yaml) ?? parseYaml({ text: yaml, filePath, source, lineOffset: 1 }),
    content,
    contentLine: 2 + countLines(yaml) + (closing.endsWith("\n") ? 1 : 0),
  };
}

/** An author may have written a replacement character. */
function isUtf8File(filePath: string): boolean {
  try {
    return isUtf8(readFileSync(filePath));
  } catch {
    return false;
  }
}

/** Bytes that are no UTF-8 arrive as replacement characters. */
export function findBadEncoding(source: string, filePath: string): Diagnostic | undefined {
  const at = source.indexOf("\uFFFD");
  if (at < 0 || isUtf8File(filePath)) return undefined;
  const before = source.slice(0, at);
  return {
    severity: "warning",
    message: "The file isn't UTF-8: some of its characters can't be read.",
    filePath,
    line: countLines(before) + 1,
    column: at - before.lastIndexOf("\n"),
    hint: "Save the file with the encoding UTF-8.",
  };
}
