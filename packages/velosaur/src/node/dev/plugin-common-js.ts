import path from "../system/path.ts";
import type { parseSync, Plugin, Rolldown } from "vite";
import { escapePattern } from "../../shared/escape-pattern.ts";
import { type CommonJs, readCommonJs } from "../javascript/read-common-js.ts";
import { replaceRanges } from "../javascript/replace-ranges.ts";
import { exportByName } from "../javascript/to-es-module.ts";
import { engineDir } from "../system/engine-paths.ts";
import { readFormat } from "./common-js.ts";

const OWN = [
  new RegExp(`^${escapePattern(engineDir)}/`),
  /\/vite\/dist\//,
  /[?&](?:raw|url|inline)\b/,
];
/** Ends the id of a file's own code, which runs when somebody requires it. */
const BODY = "velosaur-commonjs";
/** Ends the id of a script that somebody requires: its code, which runs then. */
const SCRIPT = "velosaur-script";
/** Begins the id of what isn't CommonJS, as `require` gives it. */
const REQUIRED = "virtual:velosaur/required/";

type Context = Rolldown.TransformPluginContext & { environment: { mode: string } };

/**
 * CommonJS of sites and plugins, and what ES modules require. The bundle understands both; here each file is a
 * module by itself. Files of CommonJS may go in circles, so their code runs when it is asked for, by a function
 * that is there before any module has run.
 */
export function commonJsPlugin(): Plugin {
  return {
    name: "velosaur:common-js",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: { filter: { id: /^virtual:velosaur\/required\// }, handler: (id) => `\0${id}` },
    load: {
      // oxlint-disable-next-line no-control-regex
      filter: { id: /^\0virtual:velosaur\/required\// },
      handler: (id) =>
        createRequired(decodeURIComponent(id.slice(REQUIRED.length + 1, -".js".length))),
    },
    transform: {
      filter: {
        id: { include: /\.[cm]?[jt]sx?(?:$|\?)/, exclude: OWN },
        code: /\brequire\s*\(|\bexports\b/,
      },
      async handler(code, id) {
        const { environment } = this;
        // What is bundled ahead is a module already.
        if (environment.mode === "dev" && environment.depsOptimizer?.isOptimizedDepFile(id))
          return null;
        const found = await readCommonJs(code);
        if (!found || (found.isModule && found.requires.length === 0)) return null;
        if (!found.isModule && !isBody(id)) return { code: createFacade(id, found), map: null };
        const { parseSync: parse } = await import("vite");
        const names = [...new Set(found.requires.map(({ name }) => name))];
        const required = await Promise.all(
          names.map(async (name) => ({ name, ...(await findRequired(this, { name, id, parse })) })),
        );
        const { imports, body } = importRequired(code, found, required);
        return { code: found.isModule ? imports + body : imports + createBody(body), map: null };
      },
    },
  };
}

interface Required {
  name: string;
  /** Nothing where there is no such module: it fails where it is required, and not before. */
  from?: string;
  /** What stands by itself goes first, what may lead back here last. */
  rank?: number;
}

async function findRequired(
  context: Context,
  { name, id, parse }: { name: string; id: string; parse: typeof parseSync },
): Promise<Pick<Required, "from" | "rank">> {
  const resolved = await context.resolve(name, id);
  if (!resolved) return {};
  const [file = "", query = ""] = resolved.id.split("?");
  const { environment } = context;
  const optimizer = environment.mode === "dev" ? environment.depsOptimizer : undefined;
  const isBundled = optimizer?.isOptimizedDepFile(resolved.id) ?? false;
  const source = optimizer?.metadata.depInfoList.find((entry) => entry.file === file)?.src ?? file;
  const isCode = path.isAbsolute(source) && /^(?:v=\w*)?$/.test(query);
  const format = isCode ? readFormat(source, parse) : undefined;
  // Bundled ahead, it would have no exports, and run too early.
  if (format === "script") return { from: `${source}?${SCRIPT}`, rank: 1 };
  if (format === "commonjs" && !isBundled) return { from: `${file}?${BODY}`, rank: 1 };
  const target = resolved.id.startsWith("\0") ? name : resolved.id;
  return { from: `${REQUIRED}${encodeURIComponent(target)}.js`, rank: isBundled ? 0 : 2 };
}

/** A file that is neither a module nor CommonJS, where it is required. */
export const scriptPlugin = (): Plugin => ({
  name: "velosaur:script",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /\?velosaur-script\b/ },
    handler: (code) => ({ code: createBody(code), map: null }),
  },
});

function importRequired(
  code: string,
  { requires, imports: putIn }: CommonJs,
  required: Required[],
): { imports: string; body: string } {
  const known = required
    .filter(({ from }) => from !== undefined)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const imports = known.map(
    ({ from }, index) => `import { load as __required${index} } from ${JSON.stringify(from)};`,
  );
  const calls = requires.flatMap(({ name, ...range }) => {
    const index = known.findIndex((entry) => entry.name === name);
    return index < 0 ? [] : [{ ...range, text: `__required${index}()` }];
  });
  const above = putIn.map(({ start, end }) => `${code.slice(start, end).replaceAll("\n", " ")};`);
  const left = putIn.map((range) => ({ ...range, text: "" }));
  return {
    imports: [...above, ...imports].join(""),
    body: replaceRanges(code, [...left, ...calls]),
  };
}

const isBody = (id: string): boolean => id.includes(`?${BODY}`);

/** All on one line: those of the code stay where they are. */
const createBody = (code: string): string =>
  `var __module; export function load() { if (__module) return __module.exports; ` +
  `const module = (__module = { exports: {} }); (function (exports) {${code}\n}).call(module.exports, module.exports); ` +
  `return module.exports; }`;

const createFacade = (id: string, { exported, handedOn }: CommonJs): string =>
  [
    `import { load } from ${JSON.stringify(`${id.replace(/\?.*$/, "")}?${BODY}`)};`,
    "const __all = load();",
    ...exportByName(exported, "__all"),
    ...handedOn.map((name) => `export * from ${JSON.stringify(name)};`),
  ].join("\n");

/** What is no code is its value, which a module of it has as its default. */
const VALUE =
  /\.(?:json5?|png|jpe?g|gif|webp|avif|ico|mp[34]|webm|pdf|woff2?|ttf|otf|eot|txt)(?:$|\?)/;

/** A module as `require` gives it; of modules in a circle, some have not run yet. */
const createRequired = (id: string): string => `import * as found from ${JSON.stringify(id)};
var all;
export function load() {
  if (${VALUE.test(id)}) return found.default;
  if (found[Symbol.toStringTag] !== "Module") return found.__esModule ? found : found.default;
  if (all) return all;
  all = Object.defineProperty({}, "__esModule", { value: true });
  for (const name of Reflect.ownKeys(found).filter((key) => typeof key === "string" && key !== "__esModule"))
    Object.defineProperty(all, name, { enumerable: true, get: () => found[name] });
  return all;
}`;
