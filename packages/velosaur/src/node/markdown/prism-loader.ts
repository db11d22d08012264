/** Prism with its grammars, each loaded when the first block needs it. */

import { ownValue } from "../../shared/own-value.ts";
import { createRequire } from "node:module";
import type PrismNamespace from "prismjs";

type Prism = typeof PrismNamespace;

interface LanguageLoader {
  (languages: string[]): void;
  silent: boolean;
}

/** Names in use that Prism has a grammar for under another name. */
const ALIASES: Record<string, string> = {
  astro: "markup",
  console: "shell-session",
  dotenv: "properties",
  jsonc: "json",
  mdx: "markdown",
  svelte: "markup",
  vue: "markup",
  zsh: "bash",
};

/** Grammars that another one looks for while it loads: what they colour mustn't depend on the blocks before. */
const COMPANIONS: Record<string, string[]> = { markdown: ["yaml"], md: ["yaml"] };

/** Grammars that come with upstream's highlighter: what a site adds may extend them, or load one that does. */
const ALWAYS_THERE =
  "jsx tsx yaml markdown graphql sql coffeescript swift kotlin c objectivec reason rust go cpp python json";

const PLAIN = new Set(["", "ansi", "none", "plain", "plaintext", "raw", "text", "txt"]);
export const isPlainLanguage = (language: string): boolean => PLAIN.has(language);

let prism: Prism | undefined;
let loadLanguages: LanguageLoader | undefined;
const missing = new Set<string>();

function loadPrism(): Prism {
  if (prism) return prism;
  const require = createRequire(import.meta.url);
  prism = require("prismjs") as Prism;
  loadLanguages = require("prismjs/components/index.js") as LanguageLoader;
  loadLanguages.silent = true;
  return prism;
}

/** Prism's grammars look for it under its global name, which code of a site that was rendered may have given to a copy. */
function loadGrammars(names: string[]): void {
  const holder = globalThis as { Prism?: unknown };
  const before = holder.Prism;
  holder.Prism = loadPrism();
  loadLanguages?.(names);
  if (before !== undefined) holder.Prism = before;
}

/** Lets a site add grammars, some of which look for Prism under its global name. */
export async function addGrammars(add: (prism: Prism) => unknown): Promise<void> {
  const loaded = loadPrism();
  // Prism's own grammars look for the name, too, before and after a site's function that takes it away.
  const provideGlobal = () => Object.assign(globalThis, { Prism: loaded });
  provideGlobal();
  loadLanguages?.(ALWAYS_THERE.split(" "));
  try {
    await add(loaded);
  } finally {
    provideGlobal();
  }
  missing.clear();
}

/** Tokens of a text, or nothing when Prism doesn't know the language. */
export function tokenize(
  code: string,
  language: string,
): (string | PrismNamespace.Token)[] | undefined {
  if (missing.has(language)) return undefined;
  const { languages, tokenize: run } = loadPrism();
  const name = Object.hasOwn(languages, language)
    ? language
    : (ownValue(ALIASES, language) ?? language);
  if (!Object.hasOwn(languages, name)) loadGrammars([...(ownValue(COMPANIONS, name) ?? []), name]);
  const grammar = ownValue(languages, name);
  if (!grammar || typeof grammar === "function") {
    missing.add(language);
    return undefined;
  }
  return runHooked({ code, language: name, grammar }, run);
}

interface Environment {
  code: string;
  language: string;
  grammar: PrismNamespace.Grammar;
  tokens?: (string | PrismNamespace.Token)[];
}

/** Grammars of template languages (PHP, Handlebars) do their work in Prism's hooks. */
function runHooked(
  environment: Environment,
  run: Prism["tokenize"],
): (string | PrismNamespace.Token)[] {
  const hooks = loadPrism().hooks;
  hooks.run("before-tokenize", environment as never);
  const tokens = run(environment.code, environment.grammar);
  environment.tokens = tokens;
  hooks.run("after-tokenize", environment as never);
  return environment.tokens;
}
