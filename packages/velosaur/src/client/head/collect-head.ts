import { Fragment, isValidElement, type ReactNode } from "react";

import { escapeHtml, type HeadEntry, type HeadTag } from "./head-tag.ts";
import { HeadText } from "./head-text.ts";

type Props = Record<string, unknown> & {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
};

/** React's names of attributes whose HTML names aren't the same in lower case. */
const HTML_NAMES: Record<string, string> = {
  className: "class",
  htmlFor: "for",
  httpEquiv: "http-equiv",
  acceptCharset: "accept-charset",
};
const TAGS = new Set(["title", "base", "meta", "link", "script", "style", "noscript"]);
/** Their content is text to HTML parsers, so that no entity is decoded. */
const RAW_TAGS = new Set(["script", "style"]);

/**
 * Reads the children of a `<Head>`. Not with React's `Children`, which gives keys to all of them: a site of 300 languages
 * has 600 tags on each page.
 */
export function collectHead(children: ReactNode): HeadEntry {
  const entry: HeadEntry = { tags: [], htmlAttributes: {}, bodyAttributes: {} };
  const visit = (node: ReactNode): void => {
    if (isList(node)) return void [...node].forEach(visit);
    if (typeof node !== "object" || node === null) return;
    if (!isValidElement<Props>(node)) throw new Error(formatMisplaced("an object"));
    const { type, props } = node;
    if (type === Fragment) visit(props.children);
    else if (type === HeadText) entry.tags.push(props as unknown as HeadTag);
    else if (type === "html") Object.assign(entry.htmlAttributes, toAttributes(props));
    else if (type === "body") Object.assign(entry.bodyAttributes, toAttributes(props));
    else if (typeof type === "string" && TAGS.has(type)) entry.tags.push(toTag(type, props));
    else throw new Error(formatMisplaced(`<${nameType(type)}>`));
  };
  visit(children);
  return entry;
}

const isList = (node: ReactNode): node is Iterable<ReactNode> =>
  typeof node === "object" && node !== null && Symbol.iterator in node;

const formatMisplaced = (what: string): string =>
  `<Head> can't hold ${what}: only html, body, ${[...TAGS].join(", ")} elements, and fragments of them.`;

function nameType(type: unknown): string {
  const { displayName, name } = type as { displayName?: string; name?: string };
  return typeof type === "string" ? type : (displayName ?? name ?? "a component");
}

function toTag(tag: string, props: Props): HeadTag {
  const attributes = toAttributes(props);
  const given = props.dangerouslySetInnerHTML?.__html;
  const text = given ?? toText(props.children);
  if (text === "") return { tag, attributes, ...(tag === "title" && { html: "" }) };
  return {
    tag,
    attributes,
    html: given === undefined && !RAW_TAGS.has(tag) ? escapeHtml(text) : text,
  };
}

function toText(children: ReactNode): string {
  if (isList(children)) return [...children].map(toText).join("");
  return typeof children === "string" || typeof children === "number" ? String(children) : "";
}

function toAttributes(props: Props): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    // The mark of a document's static segment means nothing here.
    if (name === "children" || name === "dangerouslySetInnerHTML" || name === "data-s") continue;
    if (value === undefined || value === null || typeof value === "function") continue;
    const htmlName = HTML_NAMES[name] ?? name.toLowerCase();
    if (name === "style" && typeof value === "object") attributes[htmlName] = formatStyle(value);
    else if (typeof value !== "boolean" || /^(?:data|aria)-/.test(htmlName))
      attributes[htmlName] = String(value);
    else if (value) attributes[htmlName] = "";
  }
  return attributes;
}

function formatStyle(style: object): string {
  return Object.entries(style)
    .map(
      ([name, value]) =>
        `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value)}`,
    )
    .join(";");
}
