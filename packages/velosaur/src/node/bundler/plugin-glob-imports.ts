import path from "../system/path.ts";
import picomatch from "picomatch";
import type { Plugin, Rolldown } from "vite";
import { type GlobCall, listGlobCalls, type TextNode } from "../javascript/glob-calls.ts";
import { type Replacement, replaceRanges } from "../javascript/replace-ranges.ts";
import type { ScriptNode } from "../javascript/toolchain.ts";
import { generatedFilesDirName } from "../system/engine-paths.ts";
import { describeUnknownFolder } from "./unknown-folder.ts";
import type { SourceFolder } from "../webpack/style-sources.ts";

/**
 * Vite lists the files that `import.meta.glob` means when it compiles the code. The next build has to know them, too:
 * where one has come or gone, the code has become another. Patterns may begin with `@site/`, as imports do, and so may
 * what they are relative to.
 *
 * Stands behind what makes JavaScript of other languages, and before what replaces the calls.
 */
export function globImportsPlugin(folders: Map<string, SourceFolder> = new Map()): Plugin {
  let root = "";
  return {
    name: "velosaur:glob-imports",
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [scannedBasesPlugin()] } } }),
    configResolved(config) {
      root = config.root;
    },
    // For the search that comes before all else in dev: it replaces the calls before this has seen them.
    resolveId: {
      filter: { id: /^@(?:site|generated)\// },
      handler: (id, _importer, options) =>
        isPattern(options) ? path.join(root, toPath(id)) : null,
    },
    transform: {
      filter: { code: /\bimport\.meta\.glob\b/ },
      async handler(code, id) {
        const calls = listCalls(this, code);
        const place = createPatternPlacer(this, { root, importer: id });
        for (const { text, base } of calls.flatMap(listIncluded)) {
          const placed = await place(toPath(text), base);
          if (!placed) {
            if (!id.includes("/node_modules/")) this.error(describeUnknownFolder(text));
            continue;
          }
          const folder = toFolder(placed);
          folders.set(`${folder.dir}\0${folder.glob}`, folder);
        }
        const named = replaceRanges(code, calls.flatMap(replaceNames));
        return named === code ? null : { code: named, map: null };
      },
    },
  };
}

/** For that search, too, which asks nobody what the patterns of a call are relative to. */
function scannedBasesPlugin(): Rolldown.Plugin {
  return {
    name: "velosaur:scanned-bases",
    transform: {
      filter: { id: /\.[cm]?[jt]sx?$/, code: /\bimport\.meta\.glob\b/ },
      handler(code, id) {
        const lang = /\.[cm]?ts$/.test(id) ? "ts" : "tsx";
        const calls = listCalls({ parse: (text) => this.parse(text, { lang }) }, code);
        return replaceRanges(code, calls.flatMap(replaceBase));
      },
    },
  };
}

/** Whether Vite asks what a pattern means. */
export const isPattern = ({ custom }: { custom?: Rolldown.CustomPluginOptions }): boolean =>
  custom?.["vite:import-glob"] !== undefined;

type Context = Pick<Rolldown.TransformPluginContext, "parse" | "resolve">;
type Parser = Pick<Context, "parse">;

/** What is no JavaScript calls nothing; of a mistake in it, the bundler tells. */
function listCalls(context: Parser, code: string): GlobCall[] {
  try {
    return listGlobCalls(context.parse(code) as unknown as ScriptNode);
  } catch {
    return [];
  }
}

/** All patterns but those that take files away. */
const listIncluded = ({ patterns, base }: GlobCall): { text: string; base?: string }[] =>
  patterns
    .filter(({ text }) => !text.startsWith("!"))
    .map(({ text }) => ({ text, ...(base && { base: toBase(base.text) }) }));

/** Names that stand for folders of the site, each with the path from its top that Vite reads. */
const FOLDER_NAMES: [name: string, path: string][] = [
  ["@site/", "/"],
  ["@generated/", `/${generatedFilesDirName}/`],
];

/** To Vite they are names of single files. */
function toPath(pattern: string): string {
  if (pattern.startsWith("!")) return `!${toPath(pattern.slice(1))}`;
  const [name, folder] = FOLDER_NAMES.find(([prefix]) => pattern.startsWith(prefix)) ?? [];
  return name === undefined ? pattern : `${folder}${pattern.slice(name.length)}`;
}

/** Of a folder, the slash at the end may be left out. */
function toBase(base: string): string {
  const named = FOLDER_NAMES.some(([prefix]) => `${base}/` === prefix);
  return toPath(named ? `${base}/` : base);
}

const replaceNames = (call: GlobCall): Replacement[] => [
  ...call.patterns.flatMap((pattern) => replaceText(pattern, toPath(pattern.text))),
  ...replaceBase(call),
];

const replaceBase = ({ base }: GlobCall): Replacement[] =>
  base ? replaceText(base, toBase(base.text)) : [];

const replaceText = ({ text, start, end }: TextNode, meant: string): Replacement[] =>
  meant === text ? [] : [{ start, end, text: JSON.stringify(meant) }];

/** A pattern, and what it is relative to. */
interface PlacedPattern {
  from: string;
  pattern: string;
}

/** As Vite reads patterns: any that is no path is a name, of an alias or of `imports` in the package.json. */
function createPatternPlacer(
  context: Context,
  { root, importer }: { root: string; importer: string },
): (pattern: string, base?: string) => Promise<PlacedPattern | undefined> {
  return async (pattern, base) => {
    if (pattern.startsWith("/")) return { from: root, pattern: pattern.slice(1) };
    if (pattern.startsWith("**")) return { from: root, pattern };
    if (/^\.{1,2}\//.test(pattern)) {
      const isOfRoot = base?.startsWith("/") === true;
      return { from: path.join(isOfRoot ? root : path.dirname(importer), base ?? ""), pattern };
    }
    const isSubImportsPattern = pattern.startsWith("#") && pattern.includes("*");
    const custom = { "vite:import-glob": { isSubImportsPattern } };
    const resolved = await context.resolve(pattern, importer, { custom });
    return resolved ? { from: root, pattern: path.relative(root, resolved.id) } : undefined;
  };
}

function toFolder({ from, pattern }: PlacedPattern): SourceFolder {
  // Vite has no groups: folders are called so.
  const { base, glob } = picomatch.scan(pattern.replaceAll(/[()]/g, "[$&]"));
  const dir = path.resolve(from, base);
  return glob === "" ? { dir: path.dirname(dir), glob: path.basename(dir) } : { dir, glob };
}
