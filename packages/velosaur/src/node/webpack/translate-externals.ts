import { Script } from "node:vm";
import type { Plugin } from "vite";

export interface TranslatedExternals {
  /** Name of a module → the global, or another expression, that stands for it. */
  globals: Record<string, string>;
  /** Names that Node finds by itself. */
  packages: string[];
  /** Whether something is left that has no counterpart. */
  isPartial: boolean;
}

const GLOBAL = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

/** `{ jquery: "jQuery" }`; on the server also a name, or `commonjs x`. */
export function readExternals(given: unknown, isServer: boolean): TranslatedExternals {
  const read: TranslatedExternals = { globals: {}, packages: [], isPartial: false };
  for (const entry of [given].flat()) {
    if (entry === undefined || entry === null) continue;
    if (typeof entry === "string" && isServer) read.packages.push(entry);
    else if (typeof entry === "object" && !(entry instanceof RegExp))
      for (const [name, value] of Object.entries(entry))
        readExternal(read, { name, value, isServer });
    else read.isPartial = true;
  }
  return read;
}

function readExternal(
  read: TranslatedExternals,
  { name, value, isServer }: { name: string; value: unknown; isServer: boolean },
): void {
  const text = toText(value);
  const [, kind, rest = ""] =
    /^(commonjs2?|node-commonjs|module|import|var|window|global) (.+)$/.exec(text ?? "") ?? [];
  if (isServer && (kind === undefined || /commonjs|module|import/.test(kind))) {
    read.packages.push(name);
  } else {
    const expression = rest === "" ? (text ?? "") : rest;
    if (GLOBAL.test(expression)) read.globals[name] = `globalThis.${expression}`;
    else if (isExpression(expression)) read.globals[name] = expression;
    else read.isPartial = true;
  }
}

/** `open-ask-ai`, say, for a package that a site may lack: it fails where it is asked for, and no earlier. */
function isExpression(text: string): boolean {
  try {
    return Boolean(new Script(`module.exports = ${text};`));
  } catch {
    return false;
  }
}

const toText = (value: unknown): string | undefined => {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.join(".");
  const { root } = Object(value) as { root?: unknown };
  return root === undefined ? undefined : toText(root);
};

const PREFIX = "\0velosaur-webpack-external:";

/** What stands for `x/styles.css` is a script: its name mustn't end as a stylesheet's. */
const SUFFIX = ".js";

/** Modules that a script of the page has put into a global. */
export function externalsPlugin(globals: Record<string, string>, isServer: boolean): Plugin {
  const names = new Map(Object.entries(globals));
  return {
    name: `velosaur:webpack-externals-${isServer ? "server" : "client"}`,
    enforce: "pre",
    api: globals,
    applyToEnvironment: ({ config }) => (config.consumer === "server") === isServer,
    resolveId: (id) => (names.has(id) ? `${PREFIX}${id}${SUFFIX}` : null),
    load(id) {
      const name = id.startsWith(PREFIX)
        ? names.get(id.slice(PREFIX.length, -SUFFIX.length))
        : undefined;
      // CommonJS: which names code imports of it isn't known.
      return name === undefined ? null : { code: `module.exports = ${name};`, moduleType: "js" };
    },
  };
}
