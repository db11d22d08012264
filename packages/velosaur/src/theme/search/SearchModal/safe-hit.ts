import type { DocSearchHit } from "@docsearch/react";
import { localizeUrl } from "../hosted-engine.ts";
import type { SearchConfig } from "../search-config.ts";

/** Texts of an index are shown as HTML: of tags, only marks are left. */
const escapeTags = (text: string): string => text.replace(/<(?!\/?mark>)/g, "&lt;");

function escapeAll<Value>(value: Value): Value {
  if (typeof value === "string") return escapeTags(value) as Value;
  if (Array.isArray(value)) return value.map(escapeAll) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, escapeAll(inner)]);
  return Object.fromEntries(entries) as Value;
}

/** A hit as this site shows it, wherever it comes from. */
export function toSafeHit(hit: DocSearchHit, config: SearchConfig): DocSearchHit {
  const { url, ...texts } = hit;
  return { ...escapeAll(texts), url: url.startsWith("/") ? url : localizeUrl(url, config) };
}
