// @ts-check
import { toComparableAddress } from "./addresses.mjs";
import { getAttribute, getText, walkElements } from "../html-tree.mjs";

/** @import { Node } from "../html-tree.mjs" */

/** The facts for search engines, each value by its path: `BreadcrumbList.itemListElement.0.name Docs`. @param {Node} document */
export function readStructuredData(document) {
  return [...walkElements(document)]
    .filter((element) => getAttribute(element, "type") === "application/ld+json")
    .flatMap((element) => listValues(JSON.parse(getText(element)), ""))
    .sort();
}

/**
 * @param {unknown} value
 * @param {string} path
 * @returns {string[]}
 */
function listValues(value, path) {
  if (typeof value !== "object" || value === null)
    return [`${path} ${toComparableAddress(String(value))}`];
  const name = "@type" in value ? String(value["@type"]) : "";
  return Object.entries(value).flatMap(([key, entry]) => {
    return listValues(entry, [path || name, key].filter(Boolean).join("."));
  });
}
