import type { DocSearchHit } from "velosaur/docsearch/react";
import { type LocalizeOptions, localizeUrl } from "../../../shared/search/localize-url.ts";

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
export function toSafeHit(hit: DocSearchHit, options: LocalizeOptions): DocSearchHit {
  const { url, ...texts } = hit;
  return {
    ...escapeAll(texts),
    url: url.startsWith("/") ? url : localizeUrl(new URL(url), options),
  };
}
