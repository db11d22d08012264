/** Gathers a document's expressions and declarations and makes one function body of them. */

import type { DocumentCode, Json } from "../../shared/document.ts";
import type { ScopedHost } from "./module-scope.ts";
import { parseScript } from "./esm.ts";
import type { ExportedNames } from "./esm.ts";
import { isOpenLink, linkParsedAnchors, MARKDOWN_LINK } from "./linked-code.ts";
import { findFolderName, placeFolders } from "./place-folders.ts";
import { placeGlobs } from "./place-globs.ts";
import { replaceParsedRequires, replaceRequires } from "./required-modules.ts";
import { walkScript } from "../javascript/toolchain.ts";
import type { ScriptNode, Toolchain } from "../javascript/toolchain.ts";
import type { Point } from "./tree.ts";

/** Where an expression stands: what it may be depends on it. */
export type ExpressionPlace = { kind: "child" | "spread" } | { kind: "prop"; name: string };

export interface Expression {
  code: string;
  place: ExpressionPlace;
  /** Where it stands in the file, for when it fails. */
  point: Point;
}

const BASE_URL = /\buseBaseUrl\(\s*(["'])([^"'\n]+)\1\s*\)/g;
const FUNCTIONS = new Set(["ArrowFunctionExpression", "FunctionExpression", "ClassExpression"]);
const isHookName = (name: unknown): boolean => typeof name === "string" && /^use[A-Z]/.test(name);
const STATEFUL_FACTORIES = new Set(["createContext", "forwardRef", "lazy", "memo"]);

export class DocumentCodeBuilder {
  readonly #compilation: ScopedHost;
  readonly #expressions: Expression[] = [];
  readonly #declarations: { code: string; point: Point }[] = [];
  #exports: Record<string, string> = {};
  #needsBrowser = false;
  /** Whether the code asks for what only a module has. */
  #isModule = false;
  /** Whether the tree uses a component that the document declares. */
  usesLocalComponent = false;
  readonly #partials = new Set<string>();

  constructor(compilation: ScopedHost) {
    this.#compilation = compilation;
  }

  addExports({ code, exports }: ExportedNames, point: Point): void {
    this.#declarations.push({ code, point });
    this.#exports = { ...this.#exports, ...exports };
  }

  /** Number of the expression in the document. */
  addExpression(expression: Expression): number {
    return this.#expressions.push(expression) - 1;
  }

  /** Whether the document says what stands around its content. */
  get hasLayout(): boolean {
    return Object.hasOwn(this.#exports, "default");
  }

  get isNeeded(): boolean {
    return this.#isUsed || this.#declarations.length > 0;
  }

  /** Whether the tree needs the code; otherwise only documents that import from this one might. */
  get #isUsed(): boolean {
    return this.#expressions.length > 0 || this.usesLocalComponent;
  }

  get kind(): "data" | "program" {
    return this.#isModule || (this.#needsBrowser && this.#isUsed) ? "program" : "data";
  }

  /** `require('./x.png')` → the token of the file's address. */
  replaceRequires(code: string, point: Point): string {
    const place = { compilation: this.#compilation, point };
    return replaceRequires(this.#replaceBaseUrls(code), place);
  }

  /** `useBaseUrl('/img/x.png')` of a static file needs no hook: its address is known. */
  #replaceBaseUrls(code: string): string {
    const { scope } = this.#compilation;
    if (!code.includes("useBaseUrl") || !scope.imports("@docusaurus/useBaseUrl", "useBaseUrl"))
      return code;
    return code.replace(BASE_URL, (...match: string[]) => {
      const [text = "", , reference = ""] = match;
      const token = this.#compilation.findStaticToken(reference);
      return token ? JSON.stringify(token) : text;
    });
  }

  build(toolchain: Toolchain): DocumentCode {
    // A line of its own for the end: the expression may close with a comment.
    const expressions = this.#expressions.map((expression) => {
      const value = this.#bindExpression(expression, toolchain);
      return `  (props) => ${value},`;
    });
    const declarations = this.#declarations
      .map(({ code, point }) =>
        replaceParsedRequires(this.replaceRequires(code, point), {
          compilation: this.#compilation,
          toolchain,
          point,
        }),
      )
      .join("");
    const list = `const __expressions = [\n${expressions.join("\n")}\n];\n`;
    const script = [placeGlobs, placeFolders].reduce(
      (code, place) => place(code, this.#compilation, toolchain),
      `${declarations}${list}`,
    );
    const program = parseScript(script, toolchain);
    this.#detectBrowserCode(program);
    const names = this.#useNames(program);
    const { code, errors } = toolchain.transformSync("document.jsx", script, {
      jsx: { runtime: "classic", pragma: "__h", pragmaFrag: "__F" },
      sourcemap: false,
    });
    if (errors[0]) throw new Error(errors[0].message);
    const places = JSON.stringify(this.#expressions.map(({ point }) => [point.line, point.column]));
    const result = `{ expressions: __expressions, places: ${places}, exports: {${this.#exportList()}} }`;
    return {
      body: `${this.#prelude(names, code)}${code}return ${result};\n`,
      // Whoever imports the document's default gets the document, its layout around it.
      exported: Object.keys(this.#exports).filter((name) => name !== "default"),
      ...(this.#partials.size > 0 && { partials: [...this.#partials] }),
    };
  }

  /** What the code requires, and where its links lead. */
  #bindExpression({ code, point, place }: Expression, toolchain: Toolchain): string {
    const context = { compilation: this.#compilation, toolchain, point };
    const bound = replaceParsedRequires(`(${code}\n  )`, context);
    return place.kind === "child" ? bound : linkParsedAnchors(bound, context);
  }

  #exportList(): string {
    return Object.entries(this.#exports)
      .map(([exported, local]) => ` ${JSON.stringify(exported)}: ${local}`)
      .join(",");
  }

  /** Imports that the code names; JSX names may also be built in. */
  #useNames(program: ScriptNode): string[] {
    const { scope } = this.#compilation;
    const names = new Set<string>();
    const values = new Set(Object.values(this.#exports));
    const components = new Set<string>();
    walkScript(program, (node) => {
      if (node.type === "Identifier" || node.type === "JSXIdentifier")
        names.add(String(node["name"]));
      if (node.type === "Identifier") values.add(String(node["name"]));
      if (node.type === "JSXOpeningElement") components.add(rootName(node["name"] as ScriptNode));
    });
    return [...names, ...Object.values(this.#exports)].filter((name, index, all) => {
      if (all.indexOf(name) !== index || scope.declared.has(name)) return false;
      if (name === MARKDOWN_LINK) return false;
      if (scope.partialExports.has(name)) return this.#usePartial(name, scope.usedPartialExports);
      if (scope.partials.has(name))
        return components.has(name)
          ? this.#usePartial(name, scope.usedPartials)
          : this.#usePartialAsValue(name);
      const isComponent = components.has(name);
      if (!isComponent && !scope.isImported(name)) return false;
      if (isComponent && scope.isImported(name) && values.has(name)) scope.use(name, "value");
      return scope.use(name, isComponent ? "component" : "value");
    });
  }

  #usePartial(name: string, used: Set<string>): true {
    used.add(name);
    this.#partials.add(name);
    return true;
  }

  #usePartialAsValue(name: string): boolean {
    const isUsed = this.#compilation.scope.usePartialAsValue(name);
    if (isUsed) this.#needsBrowser = true;
    return isUsed;
  }

  #prelude(names: string[], code: string): string {
    const { scope, frontMatter } = this.#compilation;
    const constants: Record<string, Json> = Object.fromEntries(scope.literals);
    if (/\bfrontMatter\b/.test(code))
      constants["frontMatter"] = JSON.parse(JSON.stringify(frontMatter)) as Json;
    const needed = Object.entries(constants).filter(
      ([name]) => code.includes(name) && !scope.declared.has(name),
    );
    const given = ["toc", "contentTitle"].filter(
      (name) => new RegExp(`\\b${name}\\b`).test(code) && !scope.has(name) && !names.includes(name),
    );
    const imported = [...names, ...given];
    return [
      ...(imported.length > 0 ? [`const { ${imported.join(", ")} } = imports;\n`] : []),
      ...needed.map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`),
      ...(/\b__[hF]\b/.test(code) ? [FACTORY] : []),
      ...(code.includes(MARKDOWN_LINK) ? [`const ${MARKDOWN_LINK} = jsx.Anchor ?? "a";\n`] : []),
    ].join("");
  }

  /** Functions, handlers and hooks can't become data. */
  #detectBrowserCode(program: ScriptNode): void {
    walkScript(program, (node) => {
      if (isBrowserNode(node)) this.#needsBrowser = true;
      // The bundler fills them in.
      if (findFolderName(node) || isImportMeta(node)) this.#isModule = true;
    });
    const body = program["body"] as ScriptNode[];
    const declarator = (body.at(-1)?.["declarations"] as ScriptNode[] | undefined)?.[0];
    const elements = (declarator?.["init"] as ScriptNode | undefined)?.["elements"] as ScriptNode[];
    const functions = collectFunctions(body);
    elements.forEach((element, index) => {
      const value = unwrap(element["body"] as ScriptNode);
      const place = this.#expressions[index]?.place;
      const isHandler =
        place?.kind === "prop" && (/^on[A-Z]/.test(place.name) || place.name === "ref");
      const isLocalFunction = value.type === "Identifier" && functions.has(String(value["name"]));
      if (isHandler || FUNCTIONS.has(value.type) || isLocalFunction) this.#needsBrowser = true;
    });
  }
}

const FACTORY = `const __F = jsx.Fragment;
const __h = (type, props, ...children) => {
  const { key, ...rest } = props ?? {};
  if (children.length > 0) rest.children = children.length === 1 ? children[0] : children;
  return (children.length > 1 ? jsx.jsxs : jsx.jsx)(type, rest, key);
};
`;

function rootName(node: ScriptNode): string {
  return node.type === "JSXMemberExpression"
    ? rootName(node["object"] as ScriptNode)
    : String(node["name"]);
}

function unwrap(node: ScriptNode): ScriptNode {
  return node.type === "ParenthesizedExpression" ? unwrap(node["expression"] as ScriptNode) : node;
}

function isBrowserNode(node: ScriptNode): boolean {
  if (isOpenLink(node)) return true;
  if (node.type === "CallExpression") {
    const callee = node["callee"] as ScriptNode;
    const name =
      callee.type === "MemberExpression"
        ? (callee["property"] as ScriptNode)["name"]
        : callee["name"];
    return isHookName(name) || STATEFUL_FACTORIES.has(String(name));
  }
  if (node.type === "ClassDeclaration" || node.type === "ClassExpression")
    return node["superClass"] !== null;
  if (node.type !== "JSXAttribute") return false;
  const name = String((node["name"] as ScriptNode)["name"]);
  return /^on[A-Z]/.test(name) || name === "ref";
}

/** The other of its kind is `new.target`. */
const isImportMeta = ({ type, meta }: ScriptNode): boolean =>
  type === "MetaProperty" && (meta as ScriptNode)["name"] === "import";

/** Names of functions that the document declares. */
function collectFunctions(body: ScriptNode[]): Set<string> {
  const names = new Set<string>();
  for (const node of body) {
    if (node.type === "FunctionDeclaration") names.add(String((node["id"] as ScriptNode)["name"]));
    for (const item of (node["declarations"] as ScriptNode[] | undefined) ?? []) {
      const init = item["init"] as ScriptNode | null;
      if (init && FUNCTIONS.has(unwrap(init).type))
        names.add(String((item["id"] as ScriptNode)["name"]));
    }
  }
  return names;
}
