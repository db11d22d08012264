/** Forms that sites wrote for webpack: inline loaders, `require` of an asset or of a folder, names with values, workers. */

import { readdirSync } from "node:fs";
import path from "../system/path.ts";
import type { Alias, Plugin } from "vite";
import { muteCalls, unmuteCalls } from "../javascript/mute-calls.ts";
import { generatedFilesDirName } from "../system/engine-paths.ts";
import type { SourceFolder } from "../webpack/style-sources.ts";
import { expandVariableImports, type VariableImportOptions } from "./variable-imports.ts";

/** One alone: others are run, and so is one that takes what others make. */
const LOADER = /^(?:!!|-!|!)?(raw|url|file)-loader(?:\?[^!]*)?!([^!]+)$/;
/** Marks alone keep webpack's loaders away; what the file becomes then, its query says: `!!./a.ts?raw`. */
const MARKS = /^(?:!!|-!|!)([^!]+)$/;
const QUERY: Record<string, string> = { raw: "?raw", url: "?inline", file: "?url" };
const WORKER =
  /(\bnew\s+(?:Shared)?Worker\(\s*new\s+URL\(\s*(?:"[^"]+"|'[^']+')\s*,\s*import\.meta\.url\s*,?\s*\))(?:\s*,?\s*\)|\s*,\s*\{(?![^}]*\btype\s*:))/g;
/** As upstream adds grammars of `additionalLanguages`. Here these come by themselves, when a block asks for them. */
const REQUIRE_GRAMMAR = /\brequire\(\s*`prismjs\/components\/prism-\$\{[^{}`]*\}(?:\.js)?`\s*\)/g;
const REQUIRE_ASSET =
  /\brequire\(\s*(["'])((?:\.{1,2}|@site)\/[^"']+\.(?:png|jpe?g|gif|webp|avif|ico|svg|mp4|webm|mp3|pdf|docx?|xlsx?|zip|woff2?|ttf|otf|txt|json))\1\s*\)/g;

export function webpackSyntaxPlugin(folders: Map<string, SourceFolder> = new Map()): Plugin {
  let findFolder: (name: string) => string | undefined;
  let siteDir = "";
  return {
    name: "velosaur:webpack-syntax",
    enforce: "pre",
    configResolved({ root, resolve: { alias } }) {
      siteDir = root;
      const own = { "@site": root, "@generated": path.join(root, generatedFilesDirName) };
      const names = Object.entries(own).map(([find, replacement]) => ({ find, replacement }));
      findFolder = (name) => findAliased(name, [...alias, ...names]);
    },
    resolveId: {
      filter: { id: /^(?:(?:!!|-!|!)?(?:raw|url|file)-loader|(?:!!|-!|!)[^!]+$)/ },
      async handler(id, importer) {
        const [, plain] = MARKS.exec(id) ?? [];
        if (plain !== undefined) return this.resolve(plain, importer, { skipSelf: true });
        const [, loader, target] = LOADER.exec(id) ?? [];
        if (loader === undefined || target === undefined) return null;
        const resolved = await this.resolve(target, importer, { skipSelf: true });
        return resolved ? resolved.id.replace(/\?.*$/, "") + QUERY[loader] : null;
      },
    },
    transform: {
      filter: {
        id: /\.[cm]?[jt]sx?$/,
        code: /\brequire(?:\.context)?\(|\bWorker\(|\bimport\([^)`]*`/,
      },
      async handler(code, id) {
        const options: VariableImportOptions = {
          folder: path.isAbsolute(id) ? path.dirname(id) : undefined,
          siteDir,
          findFolder,
          onFolder: (folder) => folders.set(`${folder.dir}\0${folder.glob}`, folder),
        };
        if (id.includes("/node_modules/")) return listNamed(code, options);
        const muted = await muteCalls(code, id);
        const expanded = expandContexts(muted, {
          folder: path.dirname(id),
          findFolder,
          onFolder: (dir) => folders.set(dir, { dir, glob: "**" }),
        });
        const listed = expandVariableImports(expanded.replace(REQUIRE_GRAMMAR, "void 0"), options);
        const named = nameModuleWorkers(listed);
        const rewritten = rewriteRequires(named)?.code ?? named;
        return rewritten === muted ? null : { code: unmuteCalls(rewritten), map: null };
      },
    },
  };
}

/** A plugin's component may load what the plugin has written, by its alias. All else of packages is as they mean it. */
function listNamed(
  code: string,
  options: VariableImportOptions,
): { code: string; map: null } | null {
  if (!/\bimport\([^)`]*`/.test(code)) return null;
  const listed = expandVariableImports(code, { ...options, isPackage: true });
  return listed === code ? null : { code: listed, map: null };
}

/** The folder that a name with an alias means. Without one, it is a package's: nobody lists that. */
function findAliased(name: string, aliases: Alias[]): string | undefined {
  const alias = aliases.find(({ find }) =>
    typeof find === "string" ? name.startsWith(`${find}/`) : name.search(find) >= 0,
  );
  const target = alias && name.replace(alias.find, alias.replacement);
  return target !== undefined && path.isAbsolute(target) ? target : undefined;
}

/**
 * `require('./a.png')` → an imported namespace, so that `.default` works; of JSON, its value. As with `import`, an
 * `.svg` is a component; all else is an address.
 */
export function rewriteRequires(code: string): { code: string; map: null } | null {
  const imports: string[] = [];
  const rewritten = code.replace(REQUIRE_ASSET, (_all, _quote, target: string) => {
    const name = `__asset${imports.length}`;
    const isValue = target.endsWith(".json");
    const query = isValue || target.endsWith(".svg") ? "" : "?url";
    const local = isValue ? name : `* as ${name}`;
    imports.push(`import ${local} from ${JSON.stringify(target + query)};`);
    return name;
  });
  if (imports.length === 0) return null;
  // One line more at the top would shift every line of a stack: keep them on the first.
  return { code: imports.join("") + rewritten, map: null };
}

const CONTEXT =
  /\brequire\.context\(\s*(["'])((?:!!|-!|!)?(?:[^"'!]+!)*)(\.{1,2}(?:\/[^"']*)?|@[^"'!]+)\1\s*(?:,\s*(true|false)\s*(?:,\s*\/((?:[^/\\\n]|\\.|\[[^\]\n]*\])+)\/([a-z]*)\s*,?\s*)?)?\)/g;

interface ContextOptions {
  /** Of the file that has the code. */
  folder: string;
  /** Of a name with an alias, such as `@site/docs`. */
  findFolder: (name: string) => string | undefined;
  /** What lies in it has a say in the code. */
  onFolder: (dir: string) => void;
}

/** `require.context("./posts", false, /\.md$/)` → a function that gives the modules of these files by their names. */
function expandContexts(code: string, { folder, findFolder, onFolder }: ContextOptions): string {
  const imports: string[] = [];
  const addImport = (key: string, target: string): string => {
    const name = `__context${imports.length}`;
    const local = key.endsWith(".json") ? name : `* as ${name}`;
    imports.push(`import ${local} from ${JSON.stringify(target)};`);
    return `${JSON.stringify(key)}: ${name}`;
  };
  const expanded = code.replace(CONTEXT, (...found: string[]) => {
    const [whole = "", , loaders, from = "", deep, pattern = "", flags] = found;
    const dir = from.startsWith("@") ? findFolder(from) : path.resolve(folder, from);
    if (dir === undefined) return whole;
    onFolder(dir);
    const isMeant = new RegExp(pattern, flags);
    const members = listContext(dir, deep !== "false")
      .filter((key) => key.search(isMeant) >= 0)
      .map((key) => addImport(key, `${loaders}${from.replace(/\/$/, "")}${key.slice(1)}`));
    return `((files) => Object.assign((key) => files[key], { keys: () => Object.keys(files), resolve: (key) => key }))({ ${members.join(", ")} })`;
  });
  return imports.join("") + expanded;
}

/** Names as webpack gives them: `./a/b.md`. */
const listContext = (folder: string, recursive: boolean): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => `./${file}`)
    .toSorted();

/** Webpack makes a script of a worker. Here it stays a module, which a browser must be told. */
export const nameModuleWorkers = (code: string): string =>
  code.replace(WORKER, (all: string, worker: string) =>
    all.endsWith("{") ? `${worker}, { type: "module",` : `${worker}, { type: "module" })`,
  );
