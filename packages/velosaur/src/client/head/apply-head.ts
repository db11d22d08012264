import type { HeadWriter } from "./browser-head.ts";
import { collectHead } from "./collect-head.ts";
import { type HeadTag, mergeHead } from "./head-tag.ts";

const OWNED = '[data-rh="true"]';

/** Brings the document's head in line, touching only what it made itself or what the server marked. */
export function createHeadWriter(document: Document): HeadWriter {
  const owned = new Map<Element, Set<string>>();
  const updateTags = createTagUpdater(document);
  return {
    check: collectHead,
    write: (said) => {
      const { tags, htmlAttributes, bodyAttributes } = mergeHead(said.map(collectHead));
      updateTags(tags);
      updateAttributes(document.documentElement, htmlAttributes, owned);
      updateAttributes(document.body, bodyAttributes, owned);
    },
  };
}

function createTagUpdater(document: Document): (tags: HeadTag[]) => void {
  // Most tags are the same on the next page.
  let known = new Map<string, Element>();
  return (tags) => {
    const surplus = new Set(document.head.querySelectorAll(OWNED));
    const next = new Map<string, Element>();
    for (const tag of tags) {
      const key = JSON.stringify(tag);
      const before = known.get(key);
      if (before && surplus.delete(before)) {
        next.set(key, before);
        continue;
      }
      const element = createTag(document, tag);
      const present = [...surplus].find((other) => other.isEqualNode(element));
      if (present) surplus.delete(present);
      else addTag(document, element);
      if (tag.tag !== "title") next.set(key, present ?? element);
    }
    known = next;
    for (const element of surplus) if (element.tagName !== "TITLE") element.remove();
  };
}

/** A document has one title, and tools watch that element. */
function addTag(document: Document, element: Element): void {
  const title = document.head.querySelector("title");
  if (element.tagName !== "TITLE" || !title) document.head.append(element);
  else document.title = element.textContent ?? "";
}

function createTag(document: Document, { tag, attributes, html }: HeadTag): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ "data-rh": "true", ...attributes }))
    element.setAttribute(name, value);
  // Not `innerHTML` on a script: it would be right, but trusted types forbid it.
  if (html && tag === "script") element.textContent = html;
  else if (html) element.innerHTML = html;
  return element;
}

/** The server wrote the first attributes; they are known from the first call. */
function updateAttributes(
  element: Element,
  attributes: Record<string, string>,
  owned: Map<Element, Set<string>>,
): void {
  for (const name of owned.get(element) ?? [])
    if (!(name in attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  owned.set(element, new Set(Object.keys(attributes)));
}
