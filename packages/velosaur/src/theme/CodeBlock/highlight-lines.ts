/** Prism in the browser: a chunk of its own, for code that is not known when the site is built. */

import more from "@generated/prism-languages";
import Prism from "prismjs";
import { type TokenContent, tokenLines } from "../../shared/markup/token-lines.ts";

const aliases: Record<string, string> = {
  sh: "bash",
  shell: "bash",
  zsh: "bash",
  yml: "yaml",
  py: "python",
  ts: "typescript",
  mdx: "markdown",
  md: "markdown",
};

/** Grammars beyond those that come with Prism (markup, CSS, C-like languages, JavaScript). */
const loaders: Record<string, () => Promise<unknown>> = {
  bash: () => import("prismjs/components/prism-bash.js"),
  diff: () => import("prismjs/components/prism-diff.js"),
  graphql: () => import("prismjs/components/prism-graphql.js"),
  json: () => import("prismjs/components/prism-json.js"),
  jsx: () => import("prismjs/components/prism-jsx.js"),
  markdown: () => import("prismjs/components/prism-markdown.js"),
  python: () => import("prismjs/components/prism-python.js"),
  scss: () => import("prismjs/components/prism-scss.js"),
  tsx: async () => {
    await Promise.all([load("jsx"), load("typescript")]);
    await import("prismjs/components/prism-tsx.js");
  },
  typescript: () => import("prismjs/components/prism-typescript.js"),
  yaml: () => import("prismjs/components/prism-yaml.js"),
};

async function load(language: string): Promise<void> {
  if (Object.hasOwn(Prism.languages, language)) return;
  const known = [loaders, more].find((table) => Object.hasOwn(table, language));
  await known?.[language]?.();
}

/** Nothing where there is no grammar for the language. */
export async function highlightLines(
  code: string,
  language: string,
): Promise<string[] | undefined> {
  const name = aliases[language] ?? language;
  // The grammars add themselves to a global of this name.
  Object.assign(globalThis, { Prism });
  Prism.manual = true;
  await load(name);
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  if (!grammar) return undefined;
  return tokenLines(Prism.tokenize(code, grammar) as TokenContent);
}
