// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compareLists } from "../compare/differences.mjs";
import { findRoutes } from "../compare/routes.mjs";
import { readFeeds } from "./feeds.mjs";
import { pageKinds, readPageFacts } from "./page-facts.mjs";

/** @import { PageFacts } from "./page-facts.mjs" */

/** @typedef {"missing-route" | "extra-route" | "missing-file" | "feed" | typeof pageKinds[number]} SiteDifferenceKind */
/** @typedef {{ route: string, kind: SiteDifferenceKind, upstream: string[], ours: string[] }} SiteDifference */

/** @type {SiteDifferenceKind[]} */
export const siteDifferenceKinds = [
  "missing-route",
  "extra-route",
  "missing-file",
  "feed",
  ...pageKinds,
];

/**
 * Pages are what the engines make; HTML files of the site's own, which both copy, are none.
 *
 * @param {string} upstreamDir
 * @param {string} ourDir
 * @returns {{ routes: string[], differences: SiteDifference[] }}
 */
export function compareBuilds(upstreamDir, ourDir) {
  const [upstream, ours] = [upstreamDir, ourDir].map(findComparableRoutes);
  const routes = [...new Set([...upstream.keys(), ...ours.keys()])]
    .filter((route) => !isCopied(upstream.get(route), ours.get(route)))
    .sort();
  const ofPages = routes.flatMap((route) => {
    const [upstreamFile, ourFile] = [upstream.get(route), ours.get(route)];
    if (!ourFile) return [toDifference(route, "missing-route", [[route], []])];
    if (!upstreamFile) return [toDifference(route, "extra-route", [[], [route]])];
    return comparePages(route, readFacts(upstreamFile, route), readFacts(ourFile, route));
  });
  return {
    routes,
    differences: [
      ...ofPages,
      ...compareFeeds(upstreamDir, ourDir),
      ...compareFiles(upstreamDir, ourDir),
    ],
  };
}

/** A server shows `a.html` and `a.html/index.html` to who asks for `a.html`. @param {string} outDir */
function findComparableRoutes(outDir) {
  const routes = [...findRoutes(outDir)];
  return new Map(routes.map(([route, file]) => [route.replace(/\.html\/$/, ".html"), file]));
}

/** No two engines make the same bytes, but for short pages that redirect. @param {string} [upstreamFile] @param {string} [ourFile] */
function isCopied(upstreamFile, ourFile) {
  if (!upstreamFile || !ourFile) return false;
  const [upstream, ours] = [readFileSync(upstreamFile), readFileSync(ourFile)];
  return upstream.equals(ours) && !/http-equiv=["']?refresh/i.test(ours.toString());
}

/** @param {string} file @param {string} route */
function readFacts(file, route) {
  return readPageFacts(readFileSync(file, "utf8"), route);
}

/**
 * @param {string} route
 * @param {PageFacts} upstream
 * @param {PageFacts} ours
 */
export function comparePages(route, upstream, ours) {
  return pageKinds.flatMap((kind) => compareFacts(route, kind, [upstream[kind], ours[kind]]));
}

/**
 * @param {string} route
 * @param {SiteDifferenceKind} kind
 * @param {[string[], string[]]} lists
 * @returns {SiteDifference[]}
 */
function compareFacts(route, kind, lists) {
  // Where a line ends is a matter of markup; what it says is not.
  const isSame = kind === "text" && toLetters(lists[0]) === toLetters(lists[1]);
  return isSame ? [] : compareLists(lists).map((rest) => toDifference(route, kind, rest));
}

/** @param {string[]} blocks */
function toLetters(blocks) {
  return blocks.join("").replace(/\s+/g, "");
}

/** @param {string} upstreamDir @param {string} ourDir */
function compareFeeds(upstreamDir, ourDir) {
  const [upstream, ours] = [readFeeds(upstreamDir), readFeeds(ourDir)];
  return [...new Set([...upstream.keys(), ...ours.keys()])].flatMap((file) =>
    compareFacts(file, "feed", [upstream.get(file) ?? [], ours.get(file) ?? []]),
  );
}

/** Files under the same name in both: static ones, and what plugins wrote. @param {string} upstreamDir @param {string} ourDir */
function compareFiles(upstreamDir, ourDir) {
  return readdirSync(upstreamDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".html"))
    .map((entry) => path.relative(upstreamDir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join("/"))
    .filter(
      (name) =>
        !/^(?:[a-z]{2}(?:-\w+)?\/)?assets\//.test(name) && !existsSync(path.join(ourDir, name)),
    )
    .map((name) => toDifference(`/${name}`, "missing-file", [[name], []]));
}

/**
 * @param {string} route
 * @param {SiteDifferenceKind} kind
 * @param {[string[], string[]]} lists
 * @returns {SiteDifference}
 */
function toDifference(route, kind, [upstream, ours]) {
  return { route, kind, upstream, ours };
}
