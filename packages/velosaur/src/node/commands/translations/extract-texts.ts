/** The texts that a module asks translations for, read from its code without running it. */

import { AuthorError } from "../../system/author-error.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import {
  isScriptNode,
  type ScriptNode,
  type Toolchain,
  walkScript,
} from "../../javascript/toolchain.ts";
import { locateOffset } from "./locate-offset.ts";

export interface ExtractedText {
  id: string;
  message: string;
  description?: string;
  filePath: string;
}

export interface ExtractedTexts {
  texts: ExtractedText[];
  /** Of texts that can't be read. */
  diagnostics: Diagnostic[];
}

interface Module {
  code: string;
  filePath: string;
  toolchain: Toolchain;
}

const MODULE = "@docusaurus/Translate";

export function extractTexts(module: Module): ExtractedTexts {
  const { code, filePath } = module;
  if (!code.includes(MODULE)) return { texts: [], diagnostics: [] };
  const places = findUses(parse(module)).map(({ start }) => start);
  const texts: ExtractedText[] = [];
  const diagnostics: Diagnostic[] = [];
  // Without JSX, text is what React will get: entities and line breaks have been read.
  for (const [index, { kind, fields }] of findUses(parse(compile(module))).entries()) {
    const text = readFields(fields, kind);
    if (text !== undefined) texts.push({ ...text, filePath });
    else
      diagnostics.push({
        ...describeUse(kind),
        filePath,
        source: code,
        ...locateOffset(code, places[index] ?? 0),
      });
  }
  return { texts, diagnostics };
}

type Lang = "js" | "jsx" | "ts" | "tsx";

/** JavaScript may hold JSX, whatever its name. */
function findLang(filePath: string): Lang {
  if (filePath.endsWith(".tsx")) return "tsx";
  return /\.[cm]?ts$/.test(filePath) ? "ts" : "jsx";
}

function parse({ code, filePath, toolchain }: Module): ScriptNode {
  const { program, errors } = toolchain.parseSync(filePath, code, { lang: findLang(filePath) });
  const [error] = errors;
  if (error === undefined) return program as unknown as ScriptNode;
  throw new AuthorError({
    severity: "error",
    message: `The texts of this file can't be read: ${error.message}.`,
    filePath,
    source: code,
    ...locateOffset(code, error.labels[0]?.start ?? 0),
  });
}

function compile({ code, filePath, toolchain }: Module): Module {
  const compiled = toolchain.transformSync(filePath, code, {
    lang: findLang(filePath),
    jsx: { runtime: "automatic", development: false },
  });
  return { code: compiled.code, filePath: "module.js", toolchain };
}

type Kind = "translate" | "Translate";

interface Use {
  kind: Kind;
  start: number;
  /** What is said of the text; undefined in JSX, and where it isn't written out. */
  fields: unknown;
}

/** Calls and elements in the order in which they begin. */
function findUses(program: ScriptNode): Use[] {
  const names = findNames(program);
  const kindOf = (node: unknown): Kind | undefined =>
    isScriptNode(node) && node.type.endsWith("Identifier")
      ? names.get(String(node["name"]))
      : undefined;
  const uses: Use[] = [];
  const add = (kind: Kind, { start }: ScriptNode, fields?: unknown): void =>
    void uses.push({ kind, start, fields });
  walkScript(program, (node) => {
    if (node.type === "JSXElement") {
      const { name } = node["openingElement"] as ScriptNode;
      if (kindOf(name) === "Translate") add("Translate", node);
    }
    if (node.type !== "CallExpression") return;
    const [first, second] = node["arguments"] as ScriptNode[];
    if (kindOf(node["callee"]) === "translate") add("translate", node, first);
    else if (kindOf(first) === "Translate") add("Translate", node, second);
  });
  return uses.sort((a, b) => a.start - b.start);
}

/** Local name → what it stands for. */
function findNames(program: ScriptNode): Map<string, Kind> {
  const names = new Map<string, Kind>();
  for (const node of program["body"] as ScriptNode[]) {
    const source = node["source"] as ScriptNode | null | undefined;
    if (node.type !== "ImportDeclaration" || source?.["value"] !== MODULE) continue;
    for (const specifier of node["specifiers"] as ScriptNode[]) {
      const { name } = specifier["local"] as { name: string };
      const imported = specifier["imported"] as { name?: string } | undefined;
      const exported = imported ? imported.name : "default";
      if (exported === "translate") names.set(name, "translate");
      else if (exported === "default") names.set(name, "Translate");
    }
  }
  return names;
}

function readFields(node: unknown, kind: Kind): Omit<ExtractedText, "filePath"> | undefined {
  const fields = readObject(node);
  if (!fields) return undefined;
  const textName = kind === "Translate" ? "children" : "message";
  const given = [fields.get("id"), fields.get(textName)];
  const [id, message] = given.map(readText);
  const key = id ?? message;
  const isWhole = given.every(
    (value, index) => value === undefined || [id, message][index] !== undefined,
  );
  if (!key || !isWhole) return undefined;
  const description = readText(fields.get("description"));
  return { id: key, message: message ?? key, ...(description && { description }) };
}

/** Properties by name; undefined when some may come from elsewhere. */
function readObject(node: unknown): Map<string, unknown> | undefined {
  if (!isScriptNode(node) || node.type !== "ObjectExpression") return undefined;
  const fields = new Map<string, unknown>();
  for (const property of node["properties"] as ScriptNode[]) {
    if (property.type !== "Property" || property["computed"]) return undefined;
    const key = property["key"] as { name?: string; value?: unknown };
    fields.set(key.name ?? String(key.value), property["value"]);
  }
  return fields;
}

/** A text that is written out, in one piece or in several. */
function readText(node: unknown): string | undefined {
  if (!isScriptNode(node)) return undefined;
  if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : undefined;
  if (node.type === "ParenthesizedExpression") return readText(node["expression"]);
  if (node.type === "TemplateLiteral") return readTemplate(node);
  if (node.type !== "BinaryExpression" || node["operator"] !== "+") return undefined;
  const [left, right] = [readText(node["left"]), readText(node["right"])];
  return left === undefined || right === undefined ? undefined : left + right;
}

function readTemplate(node: ScriptNode): string | undefined {
  const [quasi, ...further] = node["quasis"] as { value: { cooked: string | null } }[];
  return further.length === 0 ? (quasi?.value.cooked ?? undefined) : undefined;
}

const describeUse = (kind: Kind): Pick<Diagnostic, "severity" | "message" | "hint"> =>
  kind === "translate"
    ? {
        severity: "warning",
        message:
          "This text can't be collected: `id` and `message` must be written out in the call.",
        hint: "Put a placeholder into the text, and its value beside it: translate({message: 'Hello {name}'}, {name}).",
      }
    : {
        severity: "warning",
        message:
          "This text can't be collected: `id` and the text must be written out in the element.",
        hint: "Put placeholders into the text, and their values beside it: <Translate values={{name}}>{'Hello {name}'}</Translate>.",
      };
