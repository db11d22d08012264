import { readFile } from "node:fs/promises";
import path from "../system/path.ts";
import { hashParts } from "../cache/hash.ts";
import { RecentMap } from "../../shared/recent-map.ts";
import type { KeptBundle } from "./bundle-cache.ts";
import { findHoles, type Hole, isTextHole } from "./bundle-holes.ts";
import { reachModules } from "./reach-modules.ts";

/** A bundle of all languages, cut where a language fills something in. */
export interface BundleTemplate {
  files: FileTemplate[];
  /** Name of a script of the browser's → the texts that stand in it, and in what it asks for. */
  scripts: ReadonlyMap<string, readonly Hole[]>;
}

export interface FileTemplate {
  /** Below the bundle's folder. */
  name: string;
  /** Absent where all languages have the file as it is. */
  pieces?: Piece[];
}

export type Piece = string | Hole | ScriptName;

/** A script, in the code of another or in a path. */
export interface ScriptName {
  start: number;
  end: number;
  script: string;
}

/** A language that is written from right to left has another one. */
const KEPT_TEMPLATES = 2;
const templates = new RecentMap<string, Promise<BundleTemplate>>();

/** Cuts it once for all languages of a build. */
export function findTemplate({ folder, record }: KeptBundle): Promise<BundleTemplate> {
  const key = hashParts([folder, ...Object.entries(record.outputs).flat()]);
  const template = templates.get(key) ?? createTemplate(folder, Object.keys(record.outputs));
  templates.set(key, template);
  templates.keep(KEPT_TEMPLATES);
  // Whoever waits for it hears of it, and the next one tries again.
  template.catch(() => templates.delete(key));
  return template;
}

async function createTemplate(folder: string, names: readonly string[]): Promise<BundleTemplate> {
  const texts = await readTexts(folder, names);
  const scripts = findReached(texts);
  const changing = new Set(
    [...scripts].filter(([, holes]) => holes.length > 0).map(([name]) => name),
  );
  return {
    scripts,
    files: names.map((name) => {
      const text = texts.get(name);
      const parts = text === undefined ? [] : [...findHoles(text), ...findScripts(text, changing)];
      return { name, ...(text !== undefined && parts.length > 0 && { pieces: cut(text, parts) }) };
    }),
  };
}

/** By their names below the bundle's folder. */
async function readTexts(source: string, names: readonly string[]): Promise<Map<string, string>> {
  const texts = names
    .filter((name) => /\.(?:m?js|css)$/.test(name))
    .map(async (name) => [name, await readFile(path.join(source, name), "utf8")] as const);
  return new Map(await Promise.all(texts));
}

function findReached(texts: ReadonlyMap<string, string>): BundleTemplate["scripts"] {
  const scripts = new Map(
    [...texts]
      .filter(([name]) => /^client\/.*\.js$/.test(name))
      .map(([name, text]) => [path.basename(name), text]),
  );
  const names = new Set(scripts.keys());
  const holes = new Map<string, Hole[]>();
  const asked = new Map<string, string[]>();
  for (const [name, text] of scripts) {
    holes.set(name, findHoles(text).filter(isTextHole));
    asked.set(
      name,
      findScripts(text, names).map(({ script }) => script),
    );
  }
  const reach = (name: string): string[] =>
    [...reachModules([name], (other) => asked.get(other) ?? [])].toSorted();
  return new Map(
    [...names].map((name) => [name, reach(name).flatMap((other) => holes.get(other) ?? [])]),
  );
}

const SEPARATOR = /[\s"'`/\\?#]/;

/**
 * Names of these scripts in a text, from the end of each, and no further than the longest one goes: a pattern would try
 * every beginning in lines of thousands of characters.
 */
export function findScripts(text: string, names: ReadonlySet<string>): ScriptName[] {
  const longest = Math.max(0, ...Array.from(names, (name) => name.length));
  const isBegin = (at: number): boolean => at === 0 || SEPARATOR.test(text.charAt(at - 1));
  return [...text.matchAll(/\.js/g)]
    .map(({ index }) => {
      let start = index;
      const least = Math.max(0, index + 3 - longest);
      while (start > least && !isBegin(start)) start -= 1;
      return { start, end: index + 3, script: text.slice(start, index + 3) };
    })
    .filter(({ start, script }) => names.has(script) && isBegin(start));
}

function cut(text: string, parts: readonly (Hole | ScriptName)[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const part of parts.toSorted((one, other) => one.start - other.start)) {
    pieces.push(text.slice(done, part.start), part);
    done = part.end;
  }
  return [...pieces, text.slice(done)];
}
