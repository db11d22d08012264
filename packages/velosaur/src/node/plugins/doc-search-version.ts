/** The search window that answers questions, too: sites that want it install it, since it is four times as large. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Diagnostic } from "../system/diagnostic.ts";

const PACKAGE = "@docsearch/react";
const STYLES = "@docsearch/css";
/** The first one whose window has an assistant. */
const FIRST_MAJOR = 4;

interface InstalledPackage {
  dir: string;
  version: string;
}

/** As seen from a folder. It isn't resolved by its name: its manifest is none of its exports. */
function findPackage(name: string, from: string): InstalledPackage | undefined {
  const folders = createRequire(path.join(from, "noop.js")).resolve.paths(name) ?? [];
  for (const folder of folders) {
    const dir = path.join(folder, name);
    try {
      const text = readFileSync(path.join(dir, "package.json"), "utf8");
      return { dir, version: (JSON.parse(text) as { version: string }).version };
    } catch {
      // Another folder may have it.
    }
  }
  return undefined;
}

const hasAssistant = ({ version }: InstalledPackage): boolean =>
  Number.parseInt(version, 10) >= FIRST_MAJOR;

/** What the window's imports mean on this site; undefined where the engine's own version serves. */
export function findAskAiModules(siteDir: string): Record<string, string> | undefined {
  const found = findPackage(PACKAGE, siteDir);
  if (!found || !hasAssistant(found)) return undefined;
  const styles = findPackage(STYLES, found.dir);
  return { [PACKAGE]: found.dir, ...(styles && { [STYLES]: styles.dir }) };
}

/** Told where a site asks for an assistant, and has no window that shows one. */
export function describeMissingAskAi(siteDir: string): Diagnostic {
  const found = findPackage(PACKAGE, siteDir);
  const lacks = found
    ? `\`${PACKAGE}\` ${found.version} has none`
    : `\`${PACKAGE}\` is not installed in this site`;
  return {
    severity: "warning",
    message: `The search window opens without the assistant of \`themeConfig.algolia.askAi\`: ${lacks}.`,
    keyPath: "themeConfig.algolia.askAi",
    hint: `Run \`npm install ${PACKAGE}@${FIRST_MAJOR}\` in the site's folder: its window is used then, on this site alone.`,
  };
}
