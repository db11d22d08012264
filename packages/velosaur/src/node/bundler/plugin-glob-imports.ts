import path from "node:path";
import picomatch from "picomatch";
import type { Plugin } from "vite";
import type { SourceFolder } from "../webpack/style-sources.ts";

const TEXT = /"[^"\n]*"|'[^'\n]*'|`[^`\n]*`/g;
/** One text, or a list of them. */
const GLOB_IMPORT = new RegExp(
  String.raw`\bimport\.meta\.glob(?:<[^()]*>)?\(\s*(${TEXT.source}|\[(?:${TEXT.source}|[^\]"'\`])*\])`,
  "g",
);

/**
 * Vite lists the files that `import.meta.glob` means when it compiles the code. The next build has to know them, too:
 * where one has come or gone, the code has become another.
 */
export function globImportsPlugin(folders: Map<string, SourceFolder> = new Map()): Plugin {
  let root = "";
  return {
    name: "velosaur:glob-imports",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: /\.[cm]?[jt]sx?$/, code: /\bimport\.meta\.glob\b/ },
      handler(code, id) {
        for (const pattern of listPatterns(code)) {
          const folder = toFolder(pattern, { root, importer: id });
          folders.set(`${folder.dir}\0${folder.glob}`, folder);
        }
      },
    },
  };
}

/** Those that take files away, and those of other plugins' names, are of no account. */
const listPatterns = (code: string): string[] =>
  Array.from(code.matchAll(GLOB_IMPORT), ([, given = ""]) => given)
    .flatMap((given) => Array.from(given.matchAll(TEXT), ([text]) => text.slice(1, -1)))
    .filter((text) => /^(?:\.{0,2}\/|@site\/)/.test(text));

function toFolder(
  pattern: string,
  { root, importer }: { root: string; importer: string },
): SourceFolder {
  const { base, glob } = picomatch.scan(pattern);
  const isOfRoot = /^(?:\/|@site(?:\/|$))/.test(base);
  const dir = isOfRoot
    ? path.join(root, base.replace(/^@site/, ""))
    : path.resolve(path.dirname(importer), base);
  return glob === "" ? { dir: path.dirname(dir), glob: path.basename(dir) } : { dir, glob };
}
