// @ts-check
// A rule of the linter: folders of the engine's Node side lean on those above them in this list, on no others.
import path from "node:path";

const NODE = `${path.sep}packages${path.sep}velosaur${path.sep}src${path.sep}node${path.sep}`;

/** What leans on nothing comes first. Each may import those before it, values and types alike. */
const FOLDERS = [
  "system",
  "cache",
  "javascript",
  "config",
  "contract",
  "i18n",
  "output",
  "webpack",
  "markdown",
  "routes",
  "content",
  "plugins",
  "documents",
  "search",
  "bundler",
  "render",
  "workers",
  "site",
  "dev",
  "commands",
  "api",
  "cli",
];

/**
 * The folder of a file, by its path; undefined of one that lies in no folder of this list.
 *
 * @param {string} file
 */
function folderOf(file) {
  const start = file.lastIndexOf(NODE);
  if (start < 0) return undefined;
  const [folder = "", ...rest] = file.slice(start + NODE.length).split(path.sep);
  return rest.length > 0 && !folder.startsWith("__") ? folder : undefined;
}

/**
 * Why one may not import the other; undefined where it may.
 *
 * @param {string} file
 * @param {string} specifier
 */
function explain(file, specifier) {
  const from = folderOf(file);
  const to = specifier.startsWith(".")
    ? folderOf(path.resolve(path.dirname(file), specifier))
    : undefined;
  if (from === undefined || to === undefined || from === to) return undefined;
  for (const name of [from, to]) {
    if (!FOLDERS.includes(name)) return `Give \`${name}\` its place in scripts/lint/one-way.mjs.`;
  }
  if (FOLDERS.indexOf(to) < FOLDERS.indexOf(from)) return undefined;
  return `node/${from} leans on nothing of node/${to}, which leans on it (scripts/lint/one-way.mjs).`;
}

/** @param {any} context */
function create(context) {
  /** @param {{ source?: { value?: unknown } | null }} node */
  const check = (node) => {
    const specifier = node.source?.value;
    if (typeof specifier !== "string") return;
    const message = explain(context.filename, specifier);
    if (message !== undefined) context.report({ node, message });
  };
  return {
    ImportDeclaration: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
    ImportExpression: check,
    TSImportType: check,
  };
}

// oxlint-disable-next-line import/no-default-export
export default { meta: { name: "folders" }, rules: { "one-way": { create } } };
