/** Replaces what literal `translate({…})` calls and `<Translate>` elements look up by what is found. */

import type { ESTree, Visitor } from "vite";
import { type Replacement, replaceRanges } from "../javascript/replace-ranges.ts";

/** Where texts come from: a language's messages, or holes for those of any. */
export interface TextSource {
  /** `fallback`: what stands in the code. */
  find: (id: string, fallback: string) => FoundText;
}

export interface FoundText {
  /** JavaScript that is the text. */
  expression: string;
  /** Whether the text is itself the id of one. */
  isId: boolean;
}

export interface TranslateCodeInput {
  code: string;
  program: ESTree.Program;
  texts: TextSource;
  /** The bundler's, which is loaded only when there is something to bundle. */
  Visitor: typeof Visitor;
}

export interface TranslatedCode {
  code: string;
  /** How the ids begin that are looked up in the browser; empty where they may be any. */
  lookups: string[];
}

/** Local name → what it stands for. */
type Names = Map<string, "translate" | "Translate">;

export function translateCode({
  code,
  program,
  texts: source,
  Visitor: NodeVisitor,
}: TranslateCodeInput): TranslatedCode {
  const names = findNames(program);
  const replacements: Replacement[] = [];
  const lookups: string[] = [];
  /** Calls that are nothing but a text. */
  const texts: { whole: Replacement; changes: Replacement[] }[] = [];
  let statement: ESTree.Node | undefined;
  let uses = 0;
  const translate = (object: ESTree.Node | undefined, call?: ESTree.CallExpression): void => {
    uses -= 1;
    const textName = call ? "message" : "children";
    const { prefix, found } =
      object?.type === "ObjectExpression"
        ? readObject(object, { source, textName })
        : { prefix: "" };
    if (!found) lookups.push(prefix);
    // A statement that is a text would be a directive.
    else if (call?.arguments.length === 1 && found.isPlain && call !== statement) {
      const whole = { start: call.start, end: call.end, text: found.expression };
      texts.push({ whole, changes: found.changes });
    } else replacements.push(...found.changes);
  };
  const kindOf = (node: ESTree.Node | undefined): string | undefined =>
    node?.type === "Identifier" ? names.get(node.name) : undefined;
  new NodeVisitor({
    Identifier: ({ name }) => void (uses += Number(names.has(name))),
    ImportSpecifier: ({ local, imported }) =>
      void (uses -=
        Number(names.has(local.name)) + Number("name" in imported && names.has(imported.name))),
    ExpressionStatement: ({ expression }) => void (statement = expression),
    ImportDefaultSpecifier: ({ local }) => void (uses -= Number(names.has(local.name))),
    CallExpression: (call) => {
      const [first, second] = call.arguments;
      if (kindOf(call.callee) === "translate") translate(first, call);
      else if (kindOf(first) === "Translate") translate(second);
    },
  }).visit(program);
  // It is handed on, under whatever name; or something else has its name.
  if (uses > 0) lookups.push("");
  for (const { whole, changes } of texts) replacements.push(...(uses > 0 ? changes : [whole]));
  return { code: replaceRanges(code, withoutNested(replacements)), lookups };
}

/** A call may stand in what another drops. */
const withoutNested = (replacements: Replacement[]): Replacement[] =>
  replacements.filter(
    ({ start, end }) =>
      !replacements.some(
        (other) =>
          other.start <= start && end <= other.end && other.end - other.start > end - start,
      ),
  );

function findNames({ body }: ESTree.Program): Names {
  const names: Names = new Map();
  for (const node of body) {
    if (node.type !== "ImportDeclaration" || node.source.value !== "@docusaurus/Translate")
      continue;
    for (const specifier of node.specifiers) {
      const imported =
        specifier.type === "ImportSpecifier" && "name" in specifier.imported
          ? specifier.imported.name
          : "default";
      if (imported === "translate") names.set(specifier.local.name, "translate");
      else if (imported === "default") names.set(specifier.local.name, "Translate");
    }
  }
  return names;
}

const PLAIN_FIELDS: ReadonlySet<string> = new Set(["id", "message", "description"]);

interface Read {
  /** How the id begins. */
  prefix: string;
  /** The text, and how it takes the place of id and description; missing where it can't be known yet. */
  found?: {
    expression: string;
    changes: Replacement[];
    /** Whether nothing else stands there. */
    isPlain: boolean;
  };
}

interface Reading {
  source: TextSource;
  /** Where the text stands: an element that has an id alone gets it there, too. */
  textName: "message" | "children";
}

function readObject({ properties }: ESTree.ObjectExpression, { source, textName }: Reading): Read {
  const fields = new Map<string, ESTree.ObjectProperty>();
  for (const property of properties) {
    if (
      property.type === "SpreadElement" ||
      property.key.type !== "Identifier" ||
      property.computed
    )
      return { prefix: "" };
    fields.set(property.key.name, property);
  }
  const key = (fields.get("id") ?? fields.get(textName))?.value;
  const id = readText(key);
  const message = readText(fields.get(textName)?.value);
  if (id === undefined || (fields.has(textName) && message === undefined))
    return { prefix: readPrefix(key) };
  const { expression, isId } = source.find(id, message ?? id);
  // A text that is itself a key must not be translated once more.
  const fresh = [...(isId ? ['id: ""'] : []), `${textName}: ${expression}`].join(", ");
  const place = fields.get(textName) ?? fields.get("id");
  const isDropped = (property: ESTree.ObjectPropertyKind): boolean =>
    property !== place && (property === fields.get("id") || property === fields.get("description"));
  const changes = dropProperties(properties, isDropped);
  if (place) changes.push({ start: place.start, end: place.end, text: fresh });
  const isPlain = [...fields].every(
    ([name, { value }]) => PLAIN_FIELDS.has(name) && readText(value) !== undefined,
  );
  return { prefix: id, found: { expression, changes, isPlain } };
}

/** Each goes with the comma after it, the last ones with the comma before them. */
function dropProperties(
  properties: ESTree.ObjectPropertyKind[],
  isDropped: (property: ESTree.ObjectPropertyKind) => boolean,
): Replacement[] {
  const last = properties.findLast((property) => !isDropped(property));
  const tail = properties.at(-1);
  const dropped = properties.flatMap((property, index): Replacement[] => {
    const next = properties[index + 1];
    return isDropped(property) && next && last && property.start < last.start
      ? [{ start: property.start, end: next.start, text: "" }]
      : [];
  });
  if (last && tail && tail !== last) dropped.push({ start: last.end, end: tail.end, text: "" });
  return dropped;
}

/** Of text in quotes, or in backticks without values. */
export function readText(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  return node?.type === "TemplateLiteral" && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? undefined)
    : undefined;
}

const readPrefix = (node: ESTree.Node | undefined): string =>
  readText(node) ?? (node?.type === "TemplateLiteral" ? (node.quasis[0]?.value.cooked ?? "") : "");
