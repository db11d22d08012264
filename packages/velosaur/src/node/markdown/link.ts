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

/**
 * A token; inside a string of HTML it stands in an attribute, so `="` is before it. A whole string may
 * stand for more than an address, and an attribute for several.
 */
const TOKEN = new RegExp(`(=\\\\"|")?${TOKEN_SOURCE}("|\\\\")?`, "g");

const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Replaces the tokens of links and assets by their addresses, escaped for where they stand. */
export function resolveTokens({ json, hrefs, assets }: ResolveInput): string {
  return json.replace(TOKEN, (...match: string[]) => {
    const [, prefix = "", kind, index, suffix = ""] = match;
    const asset = kind === "A" ? assets[Number(index)] : undefined;
    const address = (kind === "L" ? hrefs[Number(index)] : asset?.url) ?? "#";
    if (asset?.value !== undefined && prefix === '"' && suffix === '"')
      return JSON.stringify(asset.value);
    if (prefix !== '=\\"') return prefix + escapeJson(address) + suffix;
    const attributes = suffix === "" ? "" : formatAttributes(asset?.attributes);
    return prefix + escapeJson(escapeAttribute(address) + attributes) + suffix;
  });
}

/** Behind the address, whose closing quotation mark ends the last of them. */
const formatAttributes = (attributes: Record<string, string> = {}): string =>
  Object.entries(attributes)
    .map(([name, value]) => `" ${name}="${escapeAttribute(value)}`)
    .join("");
