/** The code of a program document, as a module for the bundler. */

import { TOKEN_SOURCE } from "../../shared/document.ts";
import type { CompiledDocument, DocumentAsset, DocumentImport } from "../../shared/document.ts";
import { MARKDOWN_LINK } from "./linked-code.ts";
import { bindPartials } from "./partial-modules.ts";

const NO_CODE = "return { expressions: [], exports: {} };";
const quote = (text: string): string => JSON.stringify(text);

interface BoundImport {
  statement: string;
  /** Properties of the object that maps local names to values. */
  bindings: string[];
}

/** Every import becomes a namespace, since names in documents may be paths (`default.Highlight`). */
function bindImport({ moduleId, names }: DocumentImport, index: number): BoundImport {
  const entries = Object.entries(names);
  if (entries.length === 0) return { statement: `import ${quote(moduleId)};`, bindings: [] };
  const namespace = `module${index}`;
  const clauses: string[] = [];
  const bindings = entries.map(([local, exportName]) => {
    const [root = "default", ...members] = exportName === "*" ? ["*"] : exportName.split(".");
    const variable = `${namespace}_${local}`;
    clauses.push(root === "*" ? `* as ${variable}` : `{ ${root} as ${variable} }`);
    return `${quote(local)}: ${variable}${members.map((member) => `[${quote(member)}]`).join("")}`;
  });
  const statements = clauses.map((clause) => `import ${clause} from ${quote(moduleId)};`);
  return { statement: statements.join("\n"), bindings };
}

/** In the code, a token is a whole string. The bundler knows an asset's address; the site's component of a link, its own. */
const ADDRESS_STRING = new RegExp(`(["'\`])${TOKEN_SOURCE}\\1`, "g");

function bindAddresses(
  body: string,
  { assets, links }: CompiledDocument,
): { body: string; statements: string[] } {
  const statements = new Map<string, string>();
  const bound = body.replace(ADDRESS_STRING, (...match: string[]) => {
    const [text = "", , kind, index = ""] = match;
    if (kind === "L") return quote(links[Number(index)]?.href ?? "#");
    const asset = assets[Number(index)];
    if (!asset) return text;
    statements.set(index, bindAsset(`asset${index}`, asset));
    return `asset${index}`;
  });
  return { body: bound, statements: [...statements.values()] };
}

function bindAsset(name: string, { kind, filePath, path = "" }: DocumentAsset): string {
  if (kind !== "static") return `import ${name} from ${quote(`${filePath}?url`)};`;
  const base = "import.meta.env.BASE_URL";
  const address = `${base} + ${quote(path.replace(/^\//, ""))}`;
  return `const ${name} = ${quote(path)}.startsWith(${base}) ? ${quote(path)} : ${address};`;
}

/**
 * Source of an ES module: `createExpressions(props)` gives the values of the document's expressions
 * by their number, `components` what `local#Name` means.
 */
export function programModule({ document }: { document: CompiledDocument }): string {
  const named = new Set(document.code?.partials);
  const partials = bindPartials(document, (name) => named.has(name));
  return [
    runProgram(document, partials.bindings),
    ...partials.statements,
    `export const createExpressions = (props) => expressions.map((expression) => expression(props));`,
    `export const components = exports;`,
    // For documents that show this one as a part.
    `export const Part = ({ props, toNodes }) => jsxs(Fragment, { children: toNodes(createExpressions(props)) });`,
    `Part.isPart = true;`,
    `export default createExpressions;`,
    ``,
  ].join("\n");
}

/** Statements that end in the values `expressions` and `exports`. More bindings are properties, as `Part: module_Part`. */
export function runProgram(document: CompiledDocument, moreBindings: string[]): string {
  const imports = document.imports.map(bindImport);
  const bindings = [...imports.flatMap((bound) => bound.bindings), ...moreBindings];
  const { body, statements } = bindAddresses(document.code?.body ?? NO_CODE, document);
  const hasLinks = body.includes(MARKDOWN_LINK);
  const toc = document.toc.filter((entry) => !("partial" in entry));
  return [
    `import { jsx, jsxs, Fragment } from "react/jsx-runtime";`,
    ...imports.map((bound) => bound.statement),
    ...statements,
    ...(hasLinks ? [`import Anchor from "@theme/MDXComponents/A";`] : []),
    `const imports = { ${[`toc: ${JSON.stringify(toc)}`, `contentTitle: ${JSON.stringify(document.contentTitle)}`, ...bindings].join(", ")} };`,
    `const run = (imports, jsx) => {`,
    body,
    `};`,
    `const { expressions, exports } = run(imports, { jsx, jsxs, Fragment${hasLinks ? ", Anchor" : ""} });`,
  ].join("\n");
}
