// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findElement, getText, parseHtml, walkElements } from "../html-tree.mjs";
import { readBlocks } from "./blocks.mjs";

/** @import { Element } from "../html-tree.mjs" */

/**
 * What stands in the files of a build that no person reads: the entries of feeds and of the sitemap.
 *
 * @param {string} outDir
 * @returns {Map<string, string[]>} entries by file
 */
export function readFeeds(outDir) {
  const files = readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    // What the engine itself reads has names of pages, such as of one called "feed".
    .filter((file) => !file.startsWith("_payload/"))
    .filter((file) => /(?:^|\/)(?:rss\.xml|atom\.xml|feed\.json|sitemap\.xml)$/.test(file));
  return new Map(files.sort().map((file) => [`/${file}`, readEntries(path.join(outDir, file))]));
}

/** @param {string} file */
function readEntries(file) {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (file.endsWith(".json")) return JSON.parse(text).items.map(formatItem);
  const document = parseHtml(toHtml(text));
  const entries = [...walkElements(document)]
    .filter(({ tagName }) => ["item", "entry", "url"].includes(tagName))
    .map(formatEntry);
  // The order of a sitemap says nothing.
  return file.endsWith("sitemap.xml") ? entries.sort() : entries;
}

/** XML that a parser of HTML reads the same way. @param {string} xml */
function toHtml(xml) {
  return xml
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text) =>
      text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
    )
    .replace(/<([\w:-]+)([^<>]*)\/>/g, "<$1$2></$1>")
    .replace(/<(\/?)(link|title)\b/g, "<$1x-$2");
}

/** @param {Record<string, unknown>} item */
function formatItem(item) {
  const content = String(item["content_html"] ?? "");
  return [item["url"], item["title"], item["date_modified"], item["summary"], toBlocks(content)]
    .map(String)
    .join(" | ");
}

/** @param {Element} entry */
function formatEntry(entry) {
  return entry.childNodes
    .filter((child) => "tagName" in child)
    .map((child) => {
      const text = getText(child).trim() || child.attrs.map(({ value }) => value).join(" ");
      return child.tagName.startsWith("content") ? toBlocks(text) : `${child.tagName} ${text}`;
    })
    .sort()
    .join(" | ");
}

/** @param {string} html */
function toBlocks(html) {
  const body = findElement(parseHtml(html), "body");
  return body ? readBlocks(body).join(" ") : "";
}
