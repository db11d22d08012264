import { existsSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import type { Diagnostic } from "../system/diagnostic.ts";
import { findNearest } from "../system/did-you-mean.ts";
import { STYLES } from "./plugin-style-order.ts";

/** What CSS has. */
const KNOWN = [
  "charset",
  "color-profile",
  "container",
  "counter-style",
  "custom-media",
  "font-face",
  "font-feature-values",
  "font-palette-values",
  "function",
  "import",
  "keyframes",
  "layer",
  "media",
  "namespace",
  "page",
  "position-try",
  "property",
  "scope",
  "starting-style",
  "supports",
  "view-transition",
];

const COMMENT_OR_TEXT =
  /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\burl\([^"')]*\)/g;
const RULE = /(?<=^|[{};\s])@([a-z][\w-]*)/gi;

/**
 * Tells of at-rules that are one slip away from what CSS has: browsers skip the whole block, and say nothing. Others may
 * be a plugin's, for whom they stand there.
 */
export function misspeltRulesPlugin(tell: (found: Diagnostic[]) => void): Plugin {
  return {
    name: "velosaur:misspelt-rules",
    // Among those that see compiled styles: what a tool understands is gone by now.
    transform: {
      filter: { id: { ...STYLES, exclude: [STYLES.exclude, /\/node_modules\//] }, code: /@[a-z]/i },
      handler(code, id) {
        const found = findMisspelt(code, id.replace(/\?.*$/, ""));
        if (found.length > 0) tell(found);
        return null;
      },
    },
  };
}

function findMisspelt(code: string, filePath: string): Diagnostic[] {
  const rules = blankOut(code).matchAll(RULE);
  const names = new Set(Array.from(rules, ([, name = ""]) => name));
  return [...names].flatMap((name) => {
    const known = KNOWN.includes(name.toLowerCase());
    const nearest = known ? undefined : findNearest(name, KNOWN, { maxEdits: 2 });
    return nearest === undefined ? [] : describe(name, { nearest, filePath });
  });
}

const describe = (
  name: string,
  { nearest, filePath }: { nearest: string; filePath: string },
): Diagnostic => ({
  severity: "warning",
  message: `Browsers don't know "@${name}", and skip what stands in it. Did you mean "@${nearest}"?`,
  filePath,
  ...findRule(name, filePath),
});

/** Comments, texts and addresses: what is left stays where it is. */
const blankOut = (css: string): string =>
  css.replace(COMMENT_OR_TEXT, (part) => part.replace(/[^\n]/g, " "));

/** Nowhere in the file that the author writes, where another tool has made it. */
function findRule(name: string, filePath: string): Pick<Diagnostic, "line" | "column"> {
  const lines = existsSync(filePath) ? blankOut(readFileSync(filePath, "utf8")).split("\n") : [];
  const columns = lines.map((line) => line.search(new RegExp(`@${name}(?![\\w-])`)) + 1);
  const index = columns.findIndex((column) => column > 0);
  return index < 0 ? {} : { line: index + 1, column: columns[index] ?? 1 };
}
