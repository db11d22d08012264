// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sortNames } from "./facts.mjs";

/**
 * Class names of an object of objects; of functions that make them, what comes before their number.
 *
 * @param {object} object
 * @returns {string[]}
 */
export function listValues(object) {
  return Object.values(object).flatMap((value) => {
    if (typeof value === "object" && value !== null) return listValues(value);
    return String(typeof value === "function" ? value(0) : value).split(" ");
  });
}

const VARIABLE = /(?:^|[\s{;(])(--(?:docusaurus|doc)-[a-z-]+)\s*[:,]/g;

/**
 * Variables of themes that their stylesheets set, or read with a value for when they aren't set: sites set them.
 *
 * @param {string} folder
 */
export function listVariables(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".css") && !/(?:^|[/\\])(?:node_modules|dist)[/\\]/.test(file),
  );
  return sortNames(
    files.flatMap((file) =>
      Array.from(
        readFileSync(path.join(folder, file), "utf8").matchAll(VARIABLE),
        ([, name = ""]) => name,
      ),
    ),
  );
}
