import { readFile } from "node:fs/promises";
import path from "../system/path.ts";
import type { Plugin } from "vite";

/**
 * Source of the module that stands for a Markdown file. With {@link OPEN_QUERY} behind the file, of the one whose
 * elements can be replaced.
 */
export type LoadMarkdown = (id: string, onRead?: TellRead) => Promise<string>;

/** Told of each file that loaders have read for the module: the dev server watches them. */
export type TellRead = (filePath: string) => void;

/** Marks the module of a file for code that gives it components in place of its elements. */
export const OPEN_QUERY = "?components";

/** As {@link OPEN_QUERY}, for code that gives them to all that stands within it: `<MDXProvider components>`. */
export const PROVIDED_QUERY = "?components&provided";

const MARKDOWN_FILE = /\.mdx?$/;

/** Such code is rare, and what it imports is larger: headings and code blocks are HTML otherwise. */
const GIVES_COMPONENTS = /\bcomponents\s*=\s*\{/;
const PROVIDES = /["']@mdx-js\/react["']/;

/**
 * Markdown that code imports (`import Intro from './intro.mdx'`): the only Markdown that enters the bundler. With a
 * query of its own (`?raw`) it is what the query says.
 */
export function markdownPlugin(load: LoadMarkdown): Plugin {
  return {
    name: "velosaur:markdown",
    enforce: "pre",
    resolveId: {
      filter: { id: MARKDOWN_FILE },
      async handler(id, importer) {
        const query = importer === undefined ? undefined : await findQuery(importer);
        if (query === undefined) return null;
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        // A loader has made something else of it.
        return resolved && MARKDOWN_FILE.test(resolved.id) ? resolved.id + query : resolved;
      },
    },
    load: {
      filter: { id: /\.mdx?(?:\?components(?:&provided)?)?$/ },
      async handler(id) {
        const tellRead: TellRead = (filePath) => this.addWatchFile(filePath);
        return { code: await load(id, tellRead), moduleType: "js" };
      },
    },
  };
}

/** Of an importer that gives components: how. */
async function findQuery(importer: string): Promise<string | undefined> {
  const file = importer.replace(/\?.*$/, "");
  if (!path.isAbsolute(file)) return undefined;
  const source = await readFile(file, "utf8").catch(() => "");
  if (!GIVES_COMPONENTS.test(source)) return undefined;
  return PROVIDES.test(source) ? PROVIDED_QUERY : OPEN_QUERY;
}
