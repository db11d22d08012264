/** The JavaScript parser and transformer, loaded by the first configuration or document that has code to be read. */

import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

type Toolchain = typeof import("rolldown/utils");

let loading: Promise<Toolchain> | undefined;

/** Vite's own Rolldown, without the time it takes to load Vite. */
function importToolchain(): Promise<Toolchain> {
  const viteManifest = createRequire(import.meta.url).resolve("vite/package.json");
  const file = createRequire(viteManifest).resolve("rolldown/utils");
  return import(pathToFileURL(file).href) as Promise<Toolchain>;
}

export function loadToolchain(): Promise<Toolchain> {
  loading ??= importToolchain();
  return loading;
}
export type { Toolchain };

/** A node of a JavaScript tree, read loosely. */
export interface ScriptNode {
  type: string;
  /** In UTF-16 units. */
  start: number;
  end: number;
  [key: string]: unknown;
}

export const isScriptNode = (value: unknown): value is ScriptNode =>
  typeof value === "object" && value !== null && typeof (value as ScriptNode).type === "string";

/** Calls `visit` for a node and all below it. */
export function walkScript(node: ScriptNode, visit: (node: ScriptNode) => void): void {
  visit(node);
  for (const key in node) {
    const value = node[key];
    if (Array.isArray(value)) {
      for (const child of value) if (isScriptNode(child)) walkScript(child, visit);
    } else if (isScriptNode(value)) walkScript(value, visit);
  }
}
