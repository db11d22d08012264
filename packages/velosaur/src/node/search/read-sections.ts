/** The sections of a document, out of what it was compiled to. */

import type { Segment, SegmentPropValue } from "../../shared/document.ts";
import { unescapeHtml } from "../../shared/markup/escape.ts";
import type { PageDocument } from "../../shared/payload.ts";
import type { SearchSection } from "../../shared/search/types.ts";

/** One way alone to read each letter, and none to read on where a tag ends in the middle: a long text takes no longer. */
const TAG = /<\/?[a-zA-Z][\w-]*(?![\w-])(?:"[^"]*"|'[^']*'|[^"'<>])*>/y;
const NAME = /^<(\/?)([a-zA-Z][\w-]*)/;
/** What is there for the eye alone, or for scripts. */
const SILENT = new Set("script style svg button noscript template annotation".split(" "));
const INLINE_NAMES =
  "a abbr b bdi bdo cite code del em i ins kbd mark q s small span strong sub sup u var wbr";
const INLINE = new Set(INLINE_NAMES.split(" "));
const INLINE_TAGS = new RegExp(
  `</?(?:${INLINE_NAMES.replaceAll(" ", "|")})(?=[\\s/>])[^"'<>]*(?:(?:"[^"]*"|'[^']*')[^"'<>]*)*>`,
  "g",
);
const HEADING = /^h[1-6]$/;
const ID = /\sid="([^"]*)"/;
const HEAD = "@docusaurus/Head#default";
/** Props of components that visitors read. */
const TEXT_PROPS = ["title", "label", "caption", "summary"];

interface Reader {
  sections: SearchSection[];
  /** Name of the element whose inside is left out, and how many of its name are open. */
  silent: { tag: string; depth: number } | undefined;
  isInHeading: boolean;
}

/** The first one is what stands above all headings, under the page's title. */
export function readSections({ segments }: PageDocument, title: string): SearchSection[] {
  const reader: Reader = {
    sections: [{ level: 1, anchor: "", heading: title, text: "" }],
    silent: undefined,
    isInHeading: false,
  };
  for (const segment of segments) readSegment(segment, reader);
  return reader.sections.map(tidySection).map(dropTitle);
}

/** Nearly all gaps are one space already: those are left alone. */
const tidy = (text: string): string =>
  text
    .replaceAll("\u200B", "")
    .replace(/[^\S ]\s*| \s+/g, " ")
    .trim();

const tidySection = (section: SearchSection): SearchSection => ({
  ...section,
  heading: tidy(section.heading),
  text: tidy(section.text),
});

/** A document may repeat the title as its first heading. */
const dropTitle = (section: SearchSection): SearchSection =>
  section.level === 1 && section.text.startsWith(section.heading)
    ? { ...section, text: section.text.slice(section.heading.length).trim() }
    : section;

function readSegment(segment: Segment, reader: Reader): void {
  if (typeof segment === "string") return addText(segment, reader);
  if ("tag" in segment) {
    const { id } = (segment.props ?? {}) as { id?: unknown };
    openElement(segment.tag, typeof id === "string" ? id : undefined, reader);
    if ("children" in segment) for (const child of segment.children) readSegment(child, reader);
    else readHtml(segment.html ?? "", reader);
    return closeElement(segment.tag, reader);
  }
  if (!("component" in segment) || segment.component === HEAD) return;
  addText(" ", reader);
  for (const name of TEXT_PROPS)
    readProp((segment.props as Record<string, SegmentPropValue> | undefined)?.[name], reader);
  for (const child of segment.children ?? []) readSegment(child, reader);
  addText(" ", reader);
}

function readProp(value: SegmentPropValue, reader: Reader): void {
  if (typeof value === "string") addText(`${value} `, reader);
  else if (typeof value === "object" && value !== null && "$segments" in value)
    for (const segment of value["$segments"] as Segment[]) readSegment(segment, reader);
}

/** The compiler's own HTML, in which `<` begins a tag and nothing else. */
function readHtml(given: string, reader: Reader): void {
  if (!given.includes("<")) return addHtml(given, reader);
  // Between the letters of a word, too, they say nothing; most tags are such, of highlighted code.
  const html = given.replace(INLINE_TAGS, "");
  let at = 0;
  let close = -1;
  let start = html.indexOf("<");
  while (start !== -1) {
    if (close < start) close = html.indexOf(">", start);
    if (close === -1) break;
    const end = findTagEnd(html, start, close);
    if (end !== -1) {
      if (start > at) addHtml(html.slice(at, start), reader);
      readTag(html.slice(start, end), reader);
      at = end;
    }
    start = html.indexOf("<", Math.max(at, start + 1));
  }
  if (at < html.length) addHtml(html.slice(at), reader);
}

/**
 * Behind the tag, or -1 where it has no end. `close` is the first `>` in it: behind a quote that follows anything but `=`
 * no value is open, so that most tags with attributes end there and needn't be read.
 */
function findTagEnd(html: string, start: number, close: number): number {
  if (html[close - 1] === '"' && html[close - 2] !== "=") return close + 1;
  TAG.lastIndex = start;
  return TAG.test(html) ? TAG.lastIndex : -1;
}

function readTag(tag: string, reader: Reader): void {
  const [, slash, name = ""] = NAME.exec(tag) ?? [];
  if (slash) closeElement(name, reader);
  else openElement(name, HEADING.test(name) ? readId(tag) : undefined, reader);
}

function readId(attributes: string): string | undefined {
  const [, id] = ID.exec(attributes) ?? [];
  return id === undefined ? undefined : unescapeHtml(id);
}

/** A hash link holds a space of no width. */
const addHtml = (html: string, reader: Reader): void =>
  addText(html.includes("&") ? unescapeHtml(html.replaceAll("&#8203;", "")) : html, reader);

function openElement(tag: string, id: string | undefined, reader: Reader): void {
  const { silent } = reader;
  if (silent) {
    if (silent.tag === tag) silent.depth++;
  } else if (SILENT.has(tag)) reader.silent = { tag, depth: 1 };
  else if (HEADING.test(tag) && id !== undefined && tag !== "h1") {
    reader.sections.push({ level: Number(tag[1]), anchor: id, heading: "", text: "" });
    reader.isInHeading = true;
  } else if (!INLINE.has(tag)) addText(" ", reader);
}

function closeElement(tag: string, reader: Reader): void {
  const { silent } = reader;
  if (silent) {
    if (silent.tag === tag && --silent.depth === 0) reader.silent = undefined;
    return;
  }
  if (HEADING.test(tag)) reader.isInHeading = false;
  if (!INLINE.has(tag)) addText(" ", reader);
}

function addText(text: string, { sections, silent, isInHeading }: Reader): void {
  const section = sections.at(-1);
  if (!section || silent) return;
  if (isInHeading) section.heading += text;
  else section.text += text;
}
