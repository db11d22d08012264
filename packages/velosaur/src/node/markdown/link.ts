/** The last step before a page is rendered: addresses are put where they belong. */

import { TOKEN_SOURCE } from "../../shared/document.ts";
import { escapeAttribute } from "../../shared/markup/escape.ts";
import type { ResolvedAsset } from "../output/resolved-asset.ts";

export interface ResolveInput {
  /** JSON text of a document, or of its segments. */
  json: string;
  /** Addresses of `document.links`, in their order. */
  hrefs: string[];
  /** Addresses of `document.assets`, in their order. */
  assets: ResolvedAsset[];
}

const TOKEN = new RegExp(TOKEN_SOURCE, "g");

const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/**
 * Replaces the tokens of links and assets by their addresses, escaped for where they stand: inside a string of HTML
 * that is an attribute. A whole string may stand for more than an address, and an attribute for several.
 */
export function resolveTokens({ json, hrefs, assets }: ResolveInput): string {
  const parts: string[] = [];
  let end = 0;
  for (const { index, 0: token, 1: kind, 2: number } of json.matchAll(TOKEN)) {
    const asset: ResolvedAsset | undefined =
      kind === "A" ? assets[Number(number)] : { url: hrefs[Number(number)] ?? "#" };
    const place = { json, start: index, end: index + token.length };
    const isWhole = asset?.value !== undefined && isWholeString(place);
    parts.push(
      json.slice(end, isWhole ? index - 1 : index),
      isWhole ? JSON.stringify(asset.value) : formatAddress(asset ?? { url: "#" }, place),
    );
    end = isWhole ? place.end + 1 : place.end;
  }
  return end === 0 ? json : parts.join("") + json.slice(end);
}

/** Of a token in the text. Looking around it beats an expression that looks for what may stand before it. */
interface TextRange {
  json: string;
  start: number;
  end: number;
}

const isWholeString = ({ json, start, end }: TextRange): boolean =>
  json[start - 1] === '"' && json[end] === '"';

function formatAddress(
  { url, attributes }: ResolvedAsset,
  { json, start, end }: TextRange,
): string {
  if (!json.startsWith('=\\"', start - 3)) return escapeJson(url);
  const isEnd = json[end] === '"' || json[end] === "\\";
  return escapeJson(escapeAttribute(url) + (isEnd ? formatAttributes(attributes) : ""));
}

/** Behind the address, whose closing quotation mark ends the last of them. */
const formatAttributes = (attributes: Record<string, string> = {}): string =>
  Object.entries(attributes)
    .map(([name, value]) => `" ${name}="${escapeAttribute(value)}`)
    .join("");
