// @ts-check
// Docs: their text, and the code blocks in it.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { websiteDir } from "../../setup/paths.mjs";

/**
 * @typedef {object} CodeBlock
 * @property {string} place file and line, for messages
 * @property {string} lang
 * @property {string} meta
 * @property {string} title `""` when the block has none
 * @property {string} code
 *
 * @typedef {{ name: string, source: string, blocks: CodeBlock[] }} Doc
 */

/**
 * @param {string} [folder] of a version, below `website`
 * @returns {Doc[]}
 */
export function readDocs(folder = "docs") {
  const docsDir = path.join(websiteDir, folder);
  return readdirSync(docsDir, { encoding: "utf8", recursive: true })
    .filter((file) => /\.mdx?$/.test(file) && !path.basename(file).startsWith("_"))
    .toSorted()
    .map((file) => {
      const name = file.replaceAll(path.sep, "/");
      const source = readFileSync(path.join(docsDir, file), "utf8");
      return { name, source, blocks: findBlocks(source, name) };
    });
}

const OPENING = /^(?<indent> *)(?<fence>`{3,})(?<lang>[\w-]*) *(?<meta>.*)$/;

/**
 * @param {string} source
 * @param {string} name
 * @returns {CodeBlock[]}
 */
export function findBlocks(source, name) {
  /** @type {CodeBlock[]} */
  const blocks = [];
  const lines = source.split("\n");
  for (let index = 0; index < lines.length; index += 1) {
    const opening = OPENING.exec(lines[index] ?? "")?.groups;
    if (opening === undefined) continue;
    const { indent = "", fence = "", lang = "", meta = "" } = opening;
    const start = index + 1;
    do index += 1;
    while (index < lines.length && lines[index]?.trim() !== fence);
    const code = lines
      .slice(start, index)
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
      .join("\n");
    const title = /title="([^"]*)"/.exec(meta)?.[1] ?? "";
    blocks.push({ place: `${name}:${start}`, lang, meta, title, code });
  }
  return blocks;
}

/**
 * A block that shows a mistake says so in its meta string.
 *
 * @param {CodeBlock} block
 */
export const isCounterExample = ({ meta }) => /\bcounter-example\b/.test(meta);
