import path from "../../system/path.ts";
import type { Plugin } from "vite";
import { engineDir } from "../../system/engine-paths.ts";
import { escapePattern } from "../../../shared/escape-pattern.ts";
import { loadParser } from "./lean-styles.ts";
import { preparedName, readPreparedModules } from "../prepared-modules.ts";

/** Ends a word that code goes on with; alone, a name that nobody can foresee. */
const OPEN = "*";

/**
 * `button--primary`, `--ifm-color-primary`; `button--` before a value, `--primary` behind one; the parts of the
 * navbar. Sought where words begin: from each letter of each word it would take five times as long.
 */
const WORD =
  /(?<![\w-])(?:([\w-]*--[\w-]*|navbar__[\w-]*|__search[\w-]*)(["'`]|\$\{)?|([\w-]+-)(?=["'`]|\$\{))/g;
/** `${block}--${variant}`, `block + "--" + variant`, `[block, variant].join("--")`; the same with `__`. */
const ASSEMBLED =
  /\}(?:--|__)\$\{|\+\s*["'`](?:--|__)(?:["'`]|\$\{)|["'`](?:--|__)["'`]\s*\+|\.join\(\s*["'`](?:--|__)["'`]\s*\)/;
const ENGINE = new RegExp(`^${escapePattern(engineDir + path.sep)}`);
/** Packages that know nothing of Infima: a library may put hyphens between anything. */
const FOREIGN = /\/node_modules\/(?!.*docusaurus)/;

/**
 * Collects what code says that may be a variant of a class or a variable of Infima, or the beginning or
 * end of one.
 */
export function styleWordsPlugin(words: Set<string>): Plugin {
  const prepared = readPreparedModules()?.words;
  return {
    name: "velosaur:style-words",
    transform: {
      filter: {
        // With a question behind its name, a stylesheet is a text for code.
        id: {
          exclude: [/\.(?:css|scss|sass|less|styl|pcss)(?:\.js)?$/, ...(prepared ? [ENGINE] : [])],
        },
        code: /-(?:-|["'`]|\$\{)|__(?:[a-z]|["'`]|\$\{)/,
      },
      handler(code, id) {
        for (const word of findStyleWords(code, id)) words.add(word);
        return null;
      },
    },
    buildEnd() {
      // While the bundler links, this thread has nothing to do. What goes wrong is told when it's needed.
      loadParser().catch(() => {});
      if (!prepared) return;
      for (const id of this.getModuleIds())
        for (const word of prepared[preparedName(id) ?? ""] ?? []) words.add(word);
    },
  };
}

export function findStyleWords(code: string, id: string): string[] {
  const words = Array.from(code.matchAll(WORD), ([, word, end, beginning]) =>
    word === undefined ? `${beginning}${OPEN}` : end === undefined ? word : word + OPEN,
  ).filter((word) => /[a-z]/.test(word));
  return ASSEMBLED.test(code) && !FOREIGN.test(id) ? [...words, OPEN] : words;
}

/** Whether code with these words may make this name of a class or a variable. */
export function createNameTest(words: ReadonlySet<string>): (name: string) => boolean {
  const beginnings = [...words]
    .filter((word) => word.endsWith(OPEN))
    .map((word) => word.slice(0, -OPEN.length));
  const endings = [...words]
    .filter((word) => /^(?:--|__)/.test(word))
    .map((word) => word.replace(OPEN, ""));
  return (name) =>
    words.has(name) ||
    beginnings.some((word) => name.startsWith(word)) ||
    endings.some((word) => name.endsWith(word));
}
