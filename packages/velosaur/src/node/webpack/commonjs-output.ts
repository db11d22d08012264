/** CommonJS that loaders make, as an ES module: the dev server serves modules one by one, without a bundler. */

import type { ESTree } from "vite";
import { replaceRanges, type Replacement } from "../bundler/replace-ranges.ts";

const COMMONJS = /\b(?:module\.exports|exports\.[A-Za-z_$]|exports\[|require\s*\()/;

type Node = ESTree.Node & { start: number; end: number };

export async function toEsModule(code: string): Promise<string> {
  if (!COMMONJS.test(code)) return code;
  const { parseAst } = await import("vite");
  const program = parseAst(code, { lang: "js", sourceType: "module" } as never) as unknown as {
    body: Node[];
  };
  if (program.body.some(({ type }) => /^(?:Import|Export)\w*Declaration$/.test(type))) return code;
  return wrap(code, program);
}

function wrap(code: string, program: object): string {
  const imports = new Map<string, string>();
  const names = new Set<string>();
  const replacements: Replacement[] = [];
  visit(program, (node) => {
    const required = readRequire(node);
    if (required !== undefined) {
      const name = imports.get(required) ?? `__required${imports.size}`;
      imports.set(required, name);
      replacements.push({ start: node.start, end: node.end, text: `__value(${name})` });
    }
    for (const name of readExported(node)) names.add(name);
  });
  names.delete("default");
  names.delete("__esModule");
  return [
    ...Array.from(imports, ([from, name]) => `import * as ${name} from ${JSON.stringify(from)};`),
    "const __value = (all) => (all && !all.__esModule && 'default' in all ? all.default : all);",
    "const module = { exports: {} }; const exports = module.exports;",
    replaceRanges(code, replacements),
    "export default module.exports && module.exports.__esModule ? module.exports.default : module.exports;",
    ...Array.from(
      names,
      (name, index) =>
        `const __named${index} = module.exports[${JSON.stringify(name)}]; export { __named${index} as ${JSON.stringify(name)} };`,
    ),
  ].join("\n");
}

/** `require("x")` → `x` */
function readRequire(node: Node): string | undefined {
  const {
    type,
    callee,
    arguments: given,
  } = node as unknown as {
    type: string;
    callee?: { type: string; name?: string };
    arguments?: { type: string; value?: unknown }[];
  };
  if (type !== "CallExpression" || callee?.name !== "require") return undefined;
  const [first] = given ?? [];
  return typeof first?.value === "string" ? first.value : undefined;
}

interface Assigned {
  type: string;
  left?: {
    type: string;
    object?: Assigned["left"];
    property?: { name?: string; value?: unknown };
    name?: string;
  };
  right?: { type: string; properties?: { key?: { name?: string; value?: unknown } }[] };
}

/** `exports.a = …`, `module.exports = { a }` */
function readExported(node: Node): string[] {
  const { type, left, right } = node as unknown as Assigned;
  if (type !== "AssignmentExpression" || left?.type !== "MemberExpression") return [];
  const property = String(left.property?.name ?? left.property?.value);
  const isModule = left.object?.name === "module" && property === "exports";
  const isExports =
    left.object?.name === "exports" ||
    (left.object?.object?.name === "module" && left.object.property?.name === "exports");
  if (isExports) return [property];
  if (!isModule || right?.type !== "ObjectExpression") return [];
  return (right.properties ?? []).flatMap(({ key }) => {
    const name = key?.name ?? key?.value;
    return typeof name === "string" ? [name] : [];
  });
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) node.forEach((child) => visit(child, see));
  else if (typeof node === "object" && node !== null) {
    if ("type" in node) see(node as Node);
    for (const child of Object.values(node)) visit(child, see);
  }
}
