/** Imports with a value in the name of a file: a folder's files, as webpack finds them, for Vite to list. */

import path from "../system/path.ts";
import type { SourceFolder } from "../webpack/style-sources.ts";

export interface VariableImportOptions {
  /** Of the file that has the code. Where it lies in none, as a document's, names begin at the top of the site. */
  folder: string | undefined;
  siteDir: string;
  /** Absolute path of the folder that a name means: `@site/src/data/`. */
  findFolder: (name: string) => string | undefined;
  /** What lies in it has a say in the code. */
  onFolder: (source: SourceFolder) => void;
  /** Whether the code is a package's: then what lies beside it is left alone. */
  isPackage?: boolean;
}

/** A template with values in it, without query, loader, or the wish to be left alone: function, folder, name up to the first value. */
const CALL =
  /(?<![\w$.])(import|require)\(\s*(?:\/\*(?![^*]*(?:@vite-ignore|webpackIgnore:\s*true))(?:[^*]|\*(?!\/))*\*\/\s*)?`([^`$\\!?*[\](){}\s]+\/)([^`$\\/!?*[\](){}\s]*)((?:\$\{[^{}`]*\}[^`$\\!?*[\](){}\s]*?)+)((?<=\})[^`$\\!?*[\](){}\s]*)`\s*,?\s*\)/g;

const CODE = ["js", "jsx", "ts", "tsx", "mjs", "json"];
const ASSETS =
  "png jpg jpeg gif webp avif ico mp4 webm mp3 pdf doc docx xls xlsx zip woff woff2 ttf otf txt";

interface FileKind {
  endings: string[];
  /** What Vite's `import.meta.glob` is told. */
  options: object;
}

const IMPORTED: FileKind[] = [{ endings: CODE, options: {} }];
/** Of JSON its value, of a drawing its component, of all else its address: `rewriteRequires` gives the same. */
const REQUIRED: FileKind[] = [
  { endings: ["json"], options: { eager: true, import: "default" } },
  { endings: ["svg"], options: { eager: true } },
  { endings: ASSETS.split(" "), options: { eager: true, query: "?url" } },
];

/** An ending may be left out in code. */
const FIND = `const found = ["", ${CODE.map((ending) => `".${ending}"`).join(", ")}].map((end) => name + end).find((key) => key in files); const missing = () => new Error("Cannot find module '" + name + "'");`;
const IMPORT = `((files, name) => { ${FIND} return found ? files[found]() : Promise.reject(missing()); })`;
const REQUIRE = `((files, name) => { ${FIND} if (!found) throw missing(); return files[found]; })`;

export function expandVariableImports(code: string, options: VariableImportOptions): string {
  return code.replace(CALL, (all: string, ...found: string[]) => {
    const [call, name = "", start = "", values = "", end = ""] = found;
    const dir = findDir(name, options);
    const kinds = listKinds(call === "import" ? IMPORTED : REQUIRED, { end, call });
    const from = dir === undefined ? undefined : findPrefix(dir, options);
    if (dir === undefined || from === undefined || kinds.length === 0) return all;
    const lists = kinds.map((kind) => {
      const globs = [`${start}*${kind.end}`, `${start}*/**/*${kind.end}`];
      for (const glob of globs) options.onFolder({ dir, glob });
      const patterns = globs.map((glob) => `${from}/${glob}`);
      return `import.meta.glob(${JSON.stringify(patterns)}, ${JSON.stringify(kind.options)})`;
    });
    const files = lists.length === 1 ? lists[0] : `Object.assign(${lists.join(", ")})`;
    return `${call === "import" ? IMPORT : REQUIRE}(${files}, \`${from}/${start}${values}${end}\`)`;
  });
}

function findDir(name: string, options: VariableImportOptions): string | undefined {
  const isBeside = /^\.{1,2}\//.test(name);
  if (isBeside && options.isPackage) return undefined;
  const found = isBeside ? name : options.findFolder(name);
  return found && path.resolve(options.folder ?? options.siteDir, found);
}

/** As keys of what Vite has found begin. */
function findPrefix(dir: string, { folder, siteDir }: VariableImportOptions): string | undefined {
  const relative = path.relative(folder ?? siteDir, dir);
  if (/[*?!()[\]{}]/.test(relative)) return undefined;
  if (folder === undefined) return path.join("/", relative);
  if (relative === "") return ".";
  return relative.startsWith("..") ? relative : `./${relative}`;
}

/** Which files are meant, with the pattern of their endings. Any file can be imported whose ending is named. */
function listKinds(
  kinds: FileKind[],
  { end, call }: { end: string; call: string | undefined },
): { end: string; options: object }[] {
  const [, ending] = /\.(\w+)$/.exec(end) ?? [];
  if (ending === undefined)
    return kinds.map(({ endings, options }) => ({
      end: `${end}.${endings.length > 1 ? `{${endings.join(",")}}` : endings[0]}`,
      options,
    }));
  if (call === "import") return [{ end, options: {} }];
  const { options } = kinds.find(({ endings }) => endings.includes(ending.toLowerCase())) ?? {};
  return options ? [{ end, options }] : [];
}
