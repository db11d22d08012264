import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

/**
 * Source of the module that stands for a Markdown file. With {@link OPEN_QUERY} behind the file, of the one whose
 * elements can be replaced.
 */
export type LoadMarkdown = (id: string) => Promise<string>;

/** Marks the module of a file for code that gives it components in place of its elements. */
export const OPEN_QUERY = "?components";

const MARKDOWN_FILE = /\.mdx?$/;

/** Such code is rare, and what it imports is larger: headings and code blocks are HTML otherwise. */
const GIVES_COMPONENTS = /\bcomponents\s*=\s*\{/;

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
        if (!importer || !(await givesComponents(importer))) return null;
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        // A loader has made something else of it.
        return resolved && MARKDOWN_FILE.test(resolved.id) ? resolved.id + OPEN_QUERY : resolved;
      },
    },
    load: {
      filter: { id: /\.mdx?(?:\?components)?$/ },
      handler: async (id) => ({ code: await load(id), moduleType: "js" }),
    },
  };
}

async function givesComponents(importer: string): Promise<boolean> {
  const file = importer.replace(/\?.*$/, "");
  if (!path.isAbsolute(file)) return false;
  const source = await readFile(file, "utf8").catch(() => "");
  return GIVES_COMPONENTS.test(source);
}
