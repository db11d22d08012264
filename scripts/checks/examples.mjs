// @ts-check
// Code blocks of a page, and whether a machine can read what is in them.
import { parseSync } from "vite";
import { parseAllDocuments } from "yaml";

/** @typedef {{ language: string, meta: string, code: string, line: number }} Example */

/**
 * @param {string} source a page in Markdown
 * @returns {Example[]}
 */
export function findExamples(source) {
  const fences = source.matchAll(/^( *)(`{3,})(\w+)(.*)\n([\s\S]*?)^\1\2$/gm);
  return [...fences].map(
    ({ 1: indent = "", 3: language = "", 4: meta = "", 5: code = "", index }) => ({
      language,
      meta,
      code: code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
      line: source.slice(0, index).split("\n").length,
    }),
  );
}

/**
 * @param {Example} example
 * @returns {string | undefined} what is wrong with it
 */
export function checkExample({ language, meta, code }) {
  // Blocks of MDX, options that a plugin of the website completes, and mistakes on purpose.
  if (/title="[^"]*\.mdx"|config-tabs|counter-example/.test(meta)) return undefined;
  try {
    if (language === "json") JSON.parse(code);
    if (language === "yml" || language === "yaml")
      return parseAllDocuments(code).flatMap(({ errors }) => errors)[0]?.message;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return /^[jt]sx?$/.test(language) ? checkScript(code, language) : undefined;
}

/**
 * Elements side by side are no script, but readers put them into one.
 *
 * @param {string} code
 * @param {string} language
 */
function checkScript(code, language) {
  const file = language.startsWith("t") ? `example.${language}` : "example.jsx";
  const parse = (/** @type {string} */ text) => parseSync(file, text).errors[0]?.message;
  const problem = parse(code);
  return problem !== undefined && code.startsWith("<") ? parse(`<>${code}</>`) : problem;
}
