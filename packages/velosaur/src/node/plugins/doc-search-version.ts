/**
 * The search window: the engine's, which is part of the package, or the one that answers questions, too. Sites that want
 * that install it, since it is four times as large.
 */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "../system/path.ts";
import { engineDir } from "../system/engine-paths.ts";
import type { Diagnostic } from "../system/diagnostic.ts";

const PACKAGE = "@docsearch/react";
const STYLES = "@docsearch/css";
/** Only DocSearch 4 has it in a file of its own. */
const KEYS = `${PACKAGE}/useDocSearchKeyboardEvents`;
/** The engine's own, made when the package is built. The theme imports the window by this name, whichever it is. */
export const SEARCH_WINDOW = "velosaur/docsearch";
const SHIPPED = path.join(engineDir, "docsearch");
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

/**
 * What the window's imports mean on a site: of the engine's theme, and of bars that the site has taken from upstream for
 * its own. By the beginnings of names.
 */
export function findWindowModules(siteDir: string, hasAskAi: boolean): Record<string, string> {
  const found = findPackage(PACKAGE, siteDir);
  if (hasAskAi && found && hasAssistant(found)) {
    const styles = findPackage(STYLES, found.dir);
    return {
      [`${SEARCH_WINDOW}/react`]: found.dir,
      ...(styles && { [`${SEARCH_WINDOW}/css`]: styles.dir }),
    };
  }
  return { ...nameForBars(found), [SEARCH_WINDOW]: SHIPPED };
}

/** A site that has installed the package means that one. */
function nameForBars(found: InstalledPackage | undefined): Record<string, string> {
  if (!found) return { [PACKAGE]: `${SHIPPED}/react`, [STYLES]: `${SHIPPED}/css` };
  return hasAssistant(found) ? {} : { [KEYS]: PACKAGE };
}

export const hasAskAiWindow = (siteDir: string): boolean => {
  const found = findPackage(PACKAGE, siteDir);
  return found !== undefined && hasAssistant(found);
};

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
