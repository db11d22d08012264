/** Calls of Vite's `import.meta.glob`, in the tree of a module. */

import { type ScriptNode, walkScript } from "./toolchain.ts";

/** A text in quotes of any kind. */
export interface TextNode {
  text: string;
  start: number;
  end: number;
}

export interface GlobCall {
  /** One that takes files away begins with `!`. */
  patterns: TextNode[];
  /** What patterns are relative to, where the call says it. */
  base: TextNode | undefined;
  /** Where the object of its options begins. */
  optionsStart: number | undefined;
  /** Where the first argument ends. */
  patternsEnd: number;
  /** Whether its options are anything else than an object, which Vite refuses. */
  isRefused: boolean;
}

export function listGlobCalls(program: ScriptNode): GlobCall[] {
  const calls: GlobCall[] = [];
  walkScript(program, (node) => {
    if (!isGlobCall(node)) return;
    const [given, options] = node["arguments"] as (ScriptNode | undefined)[];
    const texts = given?.type === "ArrayExpression" ? (given["elements"] as unknown[]) : [given];
    calls.push({
      patterns: texts.map(readText).filter((text) => text !== undefined),
      base: readBase(options),
      optionsStart: options?.type === "ObjectExpression" ? options.start : undefined,
      patternsEnd: given?.end ?? node.end,
      isRefused: options !== undefined && options.type !== "ObjectExpression",
    });
  });
  return calls;
}

function isGlobCall({ type, callee }: ScriptNode): boolean {
  if (type !== "CallExpression") return false;
  const { object, property } = callee as ScriptNode;
  return (
    (object as ScriptNode | undefined)?.type === "MetaProperty" &&
    (property as ScriptNode)["name"] === "glob"
  );
}

function readText(node: unknown): TextNode | undefined {
  const { value, quasis = [], start, end } = Object(node) as Partial<ScriptNode>;
  const [quasi, ...others] = quasis as ScriptNode[];
  // One with values in it isn't known here.
  const raw = others.length === 0 ? (quasi?.["value"] as { raw: string })?.raw : undefined;
  const text = typeof value === "string" ? value : raw;
  return text === undefined || start === undefined || end === undefined
    ? undefined
    : { text, start, end };
}

function readBase(options: ScriptNode | undefined): TextNode | undefined {
  const properties = (options?.["properties"] ?? []) as ScriptNode[];
  const found = properties.find(({ key }) => {
    const { name, value } = Object(key) as { name?: unknown; value?: unknown };
    return (name ?? value) === "base";
  });
  return found && readText(found["value"]);
}
