/** Folders that a document names in webpack's forms: its code is bundled as a module that lies in no folder. */

import path from "../system/path.ts";
import { replaceRanges } from "../javascript/replace-ranges.ts";
import { type ScriptNode, type Toolchain, walkScript } from "../javascript/toolchain.ts";
import { parseScript } from "./esm.ts";
import type { ImportPlace } from "./resolve-import.ts";

/** Lets `require.context("./a")` and names with values in them, `./a/${name}.png`, mean what lies beside the document. */
export function placeFolders(code: string, place: ImportPlace, toolchain: Toolchain): string {
  if (!/\b(?:require|import)\b/.test(code)) return code;
  const folder = `@site/${path.relative(place.options.siteDir, path.dirname(place.filePath))}`;
  const names: ScriptNode[] = [];
  walkScript(parseScript(code, toolchain), (node) => {
    const name = findFolderName(node);
    if (name && /^.\.{1,2}\//.test(code.slice(name.start, name.end))) names.push(name);
  });
  return replaceRanges(
    code,
    names.map(({ start }) => ({ start: start + 1, end: start + 1, text: `${folder}/` })),
  );
}

/** What names a folder, or files in it that only the bundler can list. */
export function findFolderName(node: ScriptNode): ScriptNode | undefined {
  if (node.type === "ImportExpression") return withValues(node["source"]);
  if (node.type !== "CallExpression") return undefined;
  const callee = node["callee"] as ScriptNode;
  const [given] = node["arguments"] as unknown[];
  if (isRequire(callee)) return withValues(given);
  const { object, property } = callee as { object?: unknown; property?: ScriptNode };
  return isRequire(object) && property?.["name"] === "context" ? withText(given) : undefined;
}

const isRequire = (node: unknown): boolean => Object(node)["name"] === "require";

const withText = (node: unknown): ScriptNode | undefined =>
  typeof Object(node)["value"] === "string" ? (node as ScriptNode) : undefined;

const withValues = (node: unknown): ScriptNode | undefined =>
  (Object(node)["expressions"] as unknown[] | undefined)?.length && Object(node)["quasis"]
    ? (node as ScriptNode)
    : undefined;
