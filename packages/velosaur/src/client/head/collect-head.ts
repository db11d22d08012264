import { Children, Fragment, isValidElement, type ReactNode } from "react";

import { escapeHtml, type HeadEntry, type HeadTag } from "./head-tag.ts";

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

/** Reads the children of a `<Head>`. */
export function collectHead(children: ReactNode): HeadEntry {
  const entry: HeadEntry = { tags: [], htmlAttributes: {}, bodyAttributes: {} };
  const visit = (node: ReactNode): void => {
    if (!isValidElement<Props>(node)) return;
    const { type, props } = node;
    if (type === Fragment) Children.forEach(props.children, visit);
    else if (type === "html") Object.assign(entry.htmlAttributes, toAttributes(props));
    else if (type === "body") Object.assign(entry.bodyAttributes, toAttributes(props));
    else if (typeof type === "string" && TAGS.has(type)) entry.tags.push(toTag(type, props));
    else throw new Error(formatMisplaced(type));
  };
  Children.forEach(children, visit);
  return entry;
}

function formatMisplaced(type: unknown): string {
  const { displayName, name } = type as { displayName?: string; name?: string };
  return `<Head> can't hold <${typeof type === "string" ? type : (displayName ?? name ?? "a component")}>: only html, body, ${[...TAGS].join(", ")} elements, and fragments of them.`;
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
  return Children.toArray(children)
    .filter((child) => typeof child === "string" || typeof child === "number")
    .join("");
}

function toAttributes(props: Props): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    // The mark of a document's static segment means nothing here.
    if (name === "children" || name === "dangerouslySetInnerHTML" || name === "data-s") continue;
    if (value === undefined || value === null || typeof value === "function") continue;
    const htmlName = HTML_NAMES[name] ?? name.toLowerCase();
    const isText = /^(?:data|aria)-/.test(htmlName);
    if (name === "style" && typeof value === "object") attributes[htmlName] = formatStyle(value);
    else if (isText || typeof value !== "boolean") attributes[htmlName] = String(value);
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
