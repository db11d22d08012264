import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { hashParts } from "../cache/hash.ts";
import { markUsed } from "../cache/sweep.ts";
import { type BundleRecord, hashGenerated, type KeptBundle, listOutputs } from "./bundle-cache.ts";
import { keepBundle } from "./keep-bundle.ts";
import { type Replacement, replaceRanges } from "../javascript/replace-ranges.ts";
import { createHoleFiller, type HoleFiller } from "./bundle-holes.ts";
import type { BundleRequest, SiteBundle } from "./bundle-request.ts";
import { reachModules } from "./reach-modules.ts";

export interface FillInput {
  /** Of the language. */
  request: BundleRequest;
  key: string;
  /** Nobody waits for the bundle any more, and another build may be at work. */
  signal: AbortSignal;
}

/** Makes a language's own bundle of the one that all languages share; none where a text doesn't allow it. */
export async function fillBundle(
  { folder: source, record }: KeptBundle,
  { request, key, signal }: FillInput,
): Promise<SiteBundle | undefined> {
  const filler = record.holes && createHoleFiller(record.holes, request);
  if (!filler) return undefined;
  markUsed(source);
  const texts = await readTexts(source, Object.keys(record.outputs));
  signal.throwIfAborted();
  const names = nameScripts(texts, filler);
  const rename = (text: string): string => renameScripts(text, names);
  const fill = (text: string): string => filler.fill(rename(text));
  return keepBundle(request, key, async (folder) => {
    for (const name of Object.keys(record.outputs)) {
      const target = path.join(folder, rename(name));
      await mkdir(path.dirname(target), { recursive: true });
      const text = texts.get(name);
      if (text === undefined) await copyFile(path.join(source, name), target);
      else await writeFile(target, fill(text));
    }
    signal.throwIfAborted();
    return {
      ...fillRecord(record, fill),
      id: hashParts([record.id, ...[...names].flat()]).slice(0, 12),
      generated: hashGenerated(request, Object.keys(record.generated)),
      outputs: listOutputs(folder),
    };
  });
}

/** By their names below the bundle's folder. */
async function readTexts(source: string, names: readonly string[]): Promise<Map<string, string>> {
  const texts = names
    .filter((name) => /\.(?:m?js|css)$/.test(name))
    .map(async (name) => [name, await readFile(path.join(source, name), "utf8")] as const);
  return new Map(await Promise.all(texts));
}

const HASH = /-[\w-]{8}(?=\.js$)/;

/**
 * Those of the browser's scripts that have other names than in the bundle of all languages: the texts that stand in
 * them, and in what they ask for, are part of what their names follow from.
 */
function nameScripts(
  texts: ReadonlyMap<string, string>,
  { listTexts }: HoleFiller,
): Map<string, string> {
  const scripts = new Map(
    [...texts]
      .filter(([name]) => /^client\/.*\.js$/.test(name))
      .map(([name, text]) => [path.basename(name), text]),
  );
  const longest = findLongest(scripts.keys());
  const listAsked = (name: string): string[] =>
    findScripts(scripts.get(name) ?? "", longest)
      .map((found) => found.text)
      .filter((other) => scripts.has(other));
  const names = new Map<string, string>();
  for (const name of scripts.keys()) {
    const reached = [...reachModules([name], listAsked)].toSorted();
    const filled = reached.flatMap((other) => listTexts(scripts.get(other) ?? ""));
    if (filled.length === 0) continue;
    names.set(name, name.replace(HASH, `-${hashParts([name, ...filled]).slice(0, 8)}`));
  }
  return names;
}

const SEPARATOR = /[\s"'`/\\?#]/;

const findLongest = (names: Iterable<string>): number =>
  Math.max(0, ...Array.from(names, (name) => name.length));

/**
 * Names of scripts, in the code of others and in paths, from the end of each, and no further than the `longest` one goes:
 * a pattern would try every beginning in lines of thousands of characters.
 */
function findScripts(text: string, longest: number): Replacement[] {
  return [...text.matchAll(/\.js/g)].map(({ index }) => {
    let start = index;
    const least = Math.max(0, index + 3 - longest);
    while (start > least && !SEPARATOR.test(text.charAt(start - 1))) start -= 1;
    return { start, end: index + 3, text: text.slice(start, index + 3) };
  });
}

const renameScripts = (text: string, names: ReadonlyMap<string, string>): string =>
  replaceRanges(
    text,
    findScripts(text, findLongest(names.keys())).flatMap((found) => {
      const name = names.get(found.text);
      return name === undefined ? [] : [{ ...found, text: name }];
    }),
  );

/** Its addresses are filled in as those in code are. */
function fillRecord(
  { holes: _holes, entry, modules, whole, ...record }: BundleRecord,
  fill: (text: string) => string,
): BundleRecord {
  const fillAll = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
      typeof inner === "string" ? fill(inner) : inner,
    ) as T;
  return {
    ...record,
    entry: fillAll(entry),
    modules: fillAll(modules),
    ...(whole && { whole: fillAll(whole) }),
  };
}
