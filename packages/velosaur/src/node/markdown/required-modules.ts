/** `require('…')` in a document: Vite knows no such function, so each call becomes what it gives. */

import { readFileSync } from "node:fs";
import path from "../system/path.ts";
import type { ScopedHost } from "./module-scope.ts";
import { parseScript } from "./esm.ts";
import { isRequiredModule, resolveImport } from "./resolve-import.ts";
import type { ScriptNode, Toolchain } from "../javascript/toolchain.ts";
import { walkScript } from "../javascript/toolchain.ts";
import type { Point } from "./tree.ts";

export interface RequirePlace {
  compilation: ScopedHost;
  point: Point;
}

/** Text in quotes, where the word means nothing; or a call. */
const TOKEN =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.|\$(?!\{))*`|(?<![\w$.])require\(\s*(["'])([^"'\n]+)\1\s*\)(\.(?:default|src)\b)?/g;

/** By a glance at the code. What is hidden from it, as by an apostrophe in JSX, `replaceParsedRequires` finds. */
export function replaceRequires(code: string, place: RequirePlace): string {
  if (!code.includes("require")) return code;
  return code.replace(TOKEN, (...match: string[]) => {
    const [text = "", , reference, property = ""] = match;
    return reference === undefined ? text : formatValue(readRequired(reference, place), property);
  });
}

/** In an expression or in statements. */
export function replaceParsedRequires(
  code: string,
  { toolchain, ...place }: RequirePlace & { toolchain: Toolchain },
): string {
  if (!/\brequire\(/.test(code)) return code;
  const calls: ScriptNode[] = [];
  walkScript(parseScript(code, toolchain), (node) => {
    if (readReference(node) !== undefined) calls.push(node);
  });
  return calls
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, call) => {
      const value = formatValue(readRequired(readReference(call) ?? "", place), "");
      return text.slice(0, call.start) + value + text.slice(call.end);
    }, code);
}

function readReference(node: ScriptNode): string | undefined {
  if (node.type !== "CallExpression") return undefined;
  const { name } = node["callee"] as ScriptNode;
  const [argument] = node["arguments"] as ScriptNode[];
  const value = argument?.["value"];
  return name === "require" && typeof value === "string" ? value : undefined;
}

type Required = { address: string } | { code: string };

/**
 * CommonJS may be a function as a whole, which an import of everything holds as its default export. It can be called
 * then, and has what the module exports by name, `default` too.
 */
const TO_EXPORTS =
  '((all) => typeof all.default === "function" ? new Proxy(all.default, { get: (whole, name) => Reflect.get(name in all ? all : whole, name) }) : all)';

/** As webpack would: of code its exports, of JSON the value, of any other file the address. */
function readRequired(reference: string, place: RequirePlace): Required {
  const { compilation, point } = place;
  if (isRequiredModule(reference, compilation))
    return { code: `${TO_EXPORTS}(${compilation.scope.require(reference, point)})` };
  const file = resolveImport(reference, compilation)?.filePath;
  if (file?.endsWith(".json")) return { code: readJson(file, place) };
  const token =
    compilation.findAssetToken(reference, "url") ??
    // By a path from the top of the site, where no static folder has it.
    (reference.startsWith("/")
      ? compilation.findAssetToken(`@site${reference}`, "url")
      : undefined);
  if (token === undefined)
    compilation.mistakes.push(
      compilation.error(`The file “${reference}” that is required here doesn't exist.`, point),
    );
  return { address: JSON.stringify(token ?? "") };
}

/** With upstream's plugin for images in sizes, what is required of one has `src`, whose text is an address. */
function formatValue(required: Required, property: string): string {
  if ("code" in required) return required.code + property;
  const { address } = required;
  return property === "" ? `({ default: ${address}, src: ${address} })` : address;
}

/** No part of the bundle, which would grow with each document: the value goes to the page that shows it. */
function readJson(file: string, { compilation, point }: RequirePlace): string {
  compilation.addAsset(file, "data");
  const text = readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  try {
    JSON.parse(text);
  } catch (error) {
    const name = path.relative(compilation.options.siteDir, file);
    const message = error instanceof Error ? error.message : String(error);
    throw compilation.error(
      `The file ${name} that is required here is not valid JSON: ${message}.`,
      point,
    );
  }
  return `JSON.parse(${JSON.stringify(text)})`;
}
