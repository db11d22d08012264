/** The last step before a page is rendered: addresses and partials are put where they belong. */

import type { CompiledDocument, Segment, TocEntry } from "../../shared/document.ts";
import { escapeAttribute } from "../../shared/markup/escape.ts";
import type { ResolvedAsset } from "../output/resolved-asset.ts";
import { AuthorError } from "../system/author-error.ts";

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
const TOKEN = /(=\\"|")?\u0091([LA])(\d+)\u0092("|\\")?/g;

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

export interface SpliceInput {
  document: CompiledDocument;
  /** Compiled partials by absolute path. */
  partials: Map<string, CompiledDocument>;
}

/** Paths of a document's partials, its partials' partials, … A circle among them is the author's mistake. */
export function collectPartials(filePath: string, { document, partials }: SpliceInput): string[] {
  const found = new Set<string>();
  const visit = (current: CompiledDocument, chain: string[]): void => {
    for (const partial of Object.values(current.partials)) {
      if (chain.includes(partial))
        throw circularPartials([...chain.slice(chain.indexOf(partial)), partial]);
      found.add(partial);
      const compiled = partials.get(partial);
      if (compiled) visit(compiled, [...chain, partial]);
    }
  };
  visit(document, [filePath]);
  return [...found];
}

export function circularPartials(chain: string[]): AuthorError {
  const names = chain.map((filePath) => filePath.slice(filePath.lastIndexOf("/") + 1));
  return new AuthorError({
    severity: "error",
    message: `Partials include each other in a circle: ${names.join(" → ")}.`,
    filePath: chain[0] as string,
    line: 1,
    column: 1,
    hint: "Move what both need into a third partial, and import that.",
  });
}

const PARTIAL = "partial#";

/**
 * A document with its partials in place. Its tokens and expressions must be resolved already, as
 * the partials' must: each counts its own.
 */
export function splicePartials({ document, partials }: SpliceInput): CompiledDocument {
  return splice(document, { partials, chain: [] });
}

interface SpliceState {
  partials: Map<string, CompiledDocument>;
  chain: string[];
}

function splice(document: CompiledDocument, state: SpliceState): CompiledDocument {
  if (Object.keys(document.partials).length === 0) return document;
  const loaded = new Map<string, CompiledDocument>();
  const load = (name: string): CompiledDocument | undefined => {
    const filePath = document.partials[name];
    if (filePath === undefined) return undefined;
    if (state.chain.includes(filePath)) throw circularPartials([...state.chain, filePath]);
    const partial = loaded.get(name) ?? state.partials.get(filePath);
    if (!partial) return undefined;
    const spliced = splice(partial, { ...state, chain: [...state.chain, filePath] });
    loaded.set(name, spliced);
    return spliced;
  };
  return {
    ...document,
    segments: spliceSegments(document.segments, load),
    toc: spliceToc(document.toc, load),
    partials: {},
  };
}

function spliceSegments(
  segments: Segment[],
  load: (name: string) => CompiledDocument | undefined,
): Segment[] {
  return segments.flatMap((segment): Segment[] => {
    if (typeof segment === "string") return [segment];
    if ("component" in segment && segment.component.startsWith(PARTIAL)) {
      return load(segment.component.slice(PARTIAL.length))?.segments ?? [];
    }
    if (!("children" in segment) || !segment.children) return [segment];
    return [{ ...segment, children: spliceSegments(segment.children, load) }];
  });
}

function spliceToc(
  toc: TocEntry[],
  load: (name: string) => CompiledDocument | undefined,
): TocEntry[] {
  return toc.flatMap((entry) => ("partial" in entry ? (load(entry.partial)?.toc ?? []) : [entry]));
}
