/** Prism in the browser: a chunk of its own, for code that is not known when the site is built. */

// First, since the modules below may ask for it.
import { provideGlobalPrism } from "./global-prism.ts";
import more from "@generated/prism-languages";
import includeLanguages from "@theme/prism-include-languages";
import { normalizeTokens, Prism, type Token } from "prism-react-renderer";

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

/** Common grammars beyond those that come with the highlighter. */
const loaders: Record<string, () => Promise<unknown>> = {
  bash: () => import("prismjs/components/prism-bash.js"),
  diff: () => import("prismjs/components/prism-diff.js"),
  scss: () => import("prismjs/components/prism-scss.js"),
};

const { languages } = Prism;
let isPrepared = false;

/** Lets the site add its own grammars, once. */
function prepare(): void {
  if (isPrepared) return;
  isPrepared = true;
  includeLanguages(Prism);
  // Upstream's own takes it away when it is done; here grammars come later, too.
  provideGlobalPrism();
}

async function load(language: string): Promise<void> {
  if (Object.hasOwn(languages, language)) return;
  const known = [loaders, more].find((table) => Object.hasOwn(table, language));
  await known?.[language]?.();
}

/** Undefined where there is no grammar for the language. */
export async function tokenize(code: string, language: string): Promise<Token[][] | undefined> {
  const name = aliases[language] ?? language;
  prepare();
  await load(name);
  const grammar = Object.hasOwn(languages, name) ? languages[name] : undefined;
  return grammar && normalizeTokens(Prism.tokenize(code, grammar));
}
