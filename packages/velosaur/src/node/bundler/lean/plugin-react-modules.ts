import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "../../system/path.ts";
import type { Plugin } from "vite";

/** `react-dom/client.js` → `react-dom/cjs/react-dom-client.production.js`. */
export function productionFile(entry: string): string {
  const folder = path.dirname(entry);
  const name = path.basename(entry, ".js");
  const file = [path.basename(folder), ...(name === "index" ? [] : [name])].join("-");
  return path.join(folder, "cjs", `${file}.production.js`);
}

/**
 * React comes as CommonJS. As ES modules its functions are bound by name: calls of `useState` or `jsx`
 * shrink to one letter, and what nothing imports is left out.
 */
export function reactModulesPlugin(): Plugin {
  return {
    name: "velosaur:react-modules",
    enforce: "pre",
    load: {
      filter: {
        id: /\/node_modules\/(?:react|react-dom|scheduler)\/(?:index|client|jsx-runtime)\.js$/,
      },
      async handler(id) {
        const file = productionFile(id);
        const source = existsSync(file) ? await readFile(file, "utf8") : "";
        const code = source === "" ? undefined : toModule(source, listGone(id));
        return code === undefined ? null : { code, moduleType: "js" };
      },
    },
  };
}

/**
 * What React 18 has and 19 doesn't. Packages that cope with both import it by name and look whether it is there, which
 * CommonJS allows.
 */
const GONE: Readonly<Record<string, readonly string[]>> = {
  "react/index.js": ["act", "createFactory", "unstable_act"],
  "react-dom/index.js": [
    "createRoot",
    "findDOMNode",
    "hydrate",
    "hydrateRoot",
    "render",
    "unmountComponentAtNode",
    "unstable_renderSubtreeIntoContainer",
  ],
};

const listGone = (id: string): readonly string[] =>
  GONE[`${path.basename(path.dirname(id))}/${path.basename(id)}`] ?? [];

const REQUIRE = /\b(\w+) = require\("([\w/-]+)"\)/g;
/** What React makes in advance, to throw it as a signal. */
const SIGNAL = /^(var | {2})(\w+Exception = )Error\(/gm;
const EXPORTS = /\bexports\.(\w+)/g;

/** An error without a stack: to find places in it, a debugger parses all of React while the page starts. */
const CREATE_SIGNAL =
  "function createSignal(message) { return { __proto__: Error.prototype, message }; }\n";

/** Undefined where the file isn't of the form that React's builds have: then the bundler has to cope with it. */
export function toModule(code: string, gone: readonly string[] = []): string | undefined {
  const imports: string[] = [];
  const body = code
    .replace(REQUIRE, (_all, name: string, source: string) => {
      imports.push(`import * as ${name} from ${JSON.stringify(source)};`);
      return `required${imports.length} = 0`;
    })
    .replace(/^exports\.(\w+) =/gm, "var exports_$1 =")
    .replace(EXPORTS, "exports_$1")
    .replace(SIGNAL, "$1$2createSignal(");
  if (/\b(?:require\(|module\.exports|exports\b(?!_))/.test(body)) return undefined;
  const names = [...new Set(Array.from(code.matchAll(EXPORTS), ([, name]) => name!))];
  const bindings = names.map((name) => `exports_${name} as ${name}`);
  const fields = names.map((name) => `${name}: exports_${name}`);
  const missing = gone.filter((name) => !names.includes(name));
  const undefinedNames = missing.length === 0 ? "" : `\nexport var ${missing.join(", ")};`;
  const signals = body.includes("createSignal(") ? CREATE_SIGNAL : "";
  return `${imports.join("\n")}\n${body}\n${signals}export { ${bindings.join(", ")} };\nexport default { ${fields.join(", ")} };${undefinedNames}`;
}
