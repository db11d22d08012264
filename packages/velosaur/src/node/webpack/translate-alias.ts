import { existsSync } from "node:fs";
import path from "../system/path.ts";
import type { Alias } from "vite";
import { escapePattern } from "../../shared/escape-pattern.ts";
import type { Resolve } from "./webpack-config.ts";

/** What the bundler takes for a module that has nothing in it. */
export const EMPTY_MODULE = "__vite-browser-external";

export interface NamedTarget {
  name: string;
  /** `false` stands for an empty module. */
  target: string | false;
  /** Only the name itself, nothing below it. */
  isExact: boolean;
  /** Several folders for one name: each module is taken from the first that has it. */
  folders?: string[];
}

/** An alias or a fallback in any of webpack's forms. */
export function listTargets(given: Resolve["alias"]): NamedTarget[] {
  const list = Array.isArray(given)
    ? given.map(({ name, alias, onlyModule = false }) => ({ name, alias, onlyModule }))
    : Object.entries(given ?? {}).map(([key, alias]) => ({
        name: key.replace(/\$$/, ""),
        alias,
        onlyModule: key.endsWith("$"),
      }));
  return list.flatMap(({ name, alias, onlyModule }) => {
    const target = chooseTarget(alias);
    if (target === undefined) return [];
    const folders = listPlaces(alias);
    return [{ name, target, isExact: onlyModule, ...(folders.length > 1 && { folders }) }];
  });
}

const listNames = (alias: unknown): string[] =>
  Array.isArray(alias) ? alias.filter((name) => typeof name === "string") : [];

const listPlaces = (alias: unknown): string[] =>
  listNames(alias).filter((name) => path.isAbsolute(name));

/** Of several files the first that is there. */
function chooseTarget(alias: unknown): string | false | undefined {
  if (alias === false || typeof alias === "string") return alias;
  return listPlaces(alias).find((name) => existsSync(name)) ?? listNames(alias)[0];
}

/** A target may begin with its name, as `process/browser.js` for `process`: what has been replaced stays so. */
export const toAliases = (targets: NamedTarget[]): Alias[] =>
  targets.map(({ name, target, isExact }) => {
    const isReplaced = target === false ? "" : `(?!${escapePattern(target)}(?:/|$))`;
    const end = isExact || target === false ? "$" : "(?=/|$)";
    return {
      find: new RegExp(`^${isReplaced}${escapePattern(name)}${end}`),
      replacement: (target === false ? EMPTY_MODULE : target).replaceAll("$", "$$$$"),
    };
  });

/** Where a name leads; undefined when none is meant. */
export function findTarget(name: string, targets: NamedTarget[]): string | undefined {
  for (const { name: known, target, isExact, folders = [] } of targets) {
    if (target !== false && `${name}/`.startsWith(`${target}/`)) continue;
    if (name === known) return target === false ? EMPTY_MODULE : target;
    if (isExact || !name.startsWith(`${known}/`)) continue;
    if (target === false) return EMPTY_MODULE;
    const below = name.slice(known.length);
    const folder = folders.find((place) => hasModule(trimEnd(place) + below)) ?? target;
    return trimEnd(folder) + below;
  }
  return undefined;
}

const trimEnd = (folder: string): string => folder.replace(/\/$/, "");

const ENDINGS = ["", ".wasm", ".mjs", ".js", ".jsx", ".ts", ".tsx", ".json"];

const hasModule = (name: string): boolean =>
  ENDINGS.some((ending) => existsSync(name.replace(/\?.*$/, "") + ending));
