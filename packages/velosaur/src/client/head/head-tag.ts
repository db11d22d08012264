/** A tag of the document's head, in the form that both the server and the browser write. */

export interface HeadTag {
  tag: string;
  /** By their HTML names. */
  attributes: Record<string, string>;
  /** Inner HTML. */
  html?: string;
  /** Several such tags as the document has them, in place of one: what replaces one of them replaces all. */
  text?: string;
}

/** What one `<Head>` contributes. */
export interface HeadEntry {
  tags: HeadTag[];
  htmlAttributes: Record<string, string>;
  bodyAttributes: Record<string, string>;
}

/** What the page's head holds in the end. */
export type HeadContent = HeadEntry;

const META_KEYS = ["charset", "name", "http-equiv", "property", "itemprop"];

/** Tags with the same key replace each other. */
function tagKey({ tag, attributes, html, text }: HeadTag): string {
  if (tag === "title" || tag === "base") return tag;
  if (tag === "meta") {
    const name = META_KEYS.find((key) => key in attributes);
    if (name) return name === "charset" ? name : `${name}=${attributes[name]!.toLowerCase()}`;
  }
  if (tag === "link" && attributes["rel"] === "canonical") return "canonical";
  return text ?? JSON.stringify([tag, attributes, html]);
}

/**
 * The last one wins, be it a title, a canonical address or the tags of one name or property. Within
 * one entry a name may come several times (`article:tag`).
 */
export function mergeHead(entries: readonly HeadEntry[]): HeadContent {
  const taken = new Set<string>();
  const groups: HeadTag[][] = [];
  for (const { tags } of entries.toReversed()) {
    const wanted = new Map<HeadTag, string>();
    for (const tag of tags) {
      const key = tagKey(tag);
      if (taken.has(key)) continue;
      if (isSingle(key))
        for (const [other, otherKey] of wanted) if (otherKey === key) wanted.delete(other);
      wanted.set(tag, key);
    }
    for (const key of wanted.values()) taken.add(key);
    groups.unshift([...wanted.keys()]);
  }
  return {
    tags: groups.flat(),
    htmlAttributes: Object.assign({}, ...entries.map((entry) => entry.htmlAttributes)),
    bodyAttributes: Object.assign({}, ...entries.map((entry) => entry.bodyAttributes)),
  };
}

const isSingle = (key: string) => key === "title" || key === "base" || key === "canonical";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeHtml = (text: string): string =>
  /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (char) => ESCAPES[char]!) : text;

/** With a space before each. */
export function formatAttributes(attributes: Record<string, string>): string {
  let text = "";
  for (const name in attributes) {
    const value = attributes[name]!;
    text += value === "" ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
  }
  return text;
}
