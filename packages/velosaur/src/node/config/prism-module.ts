import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "../system/path.ts";
import type * as PrismReactRenderer from "prism-react-renderer";
import type { PrismTheme } from "prism-react-renderer";
import { markUsed } from "../cache/sweep.ts";
import { engineDir } from "../system/engine-paths.ts";
import { readJsonFileSync, writeJsonFileSync } from "../cache/json-file.ts";

type PrismModule = Omit<typeof PrismReactRenderer, "default">;
type Themes = PrismModule["themes"];

const nodeRequire = createRequire(import.meta.url);
const PACKAGE = "prism-react-renderer";

const loadPackage = (): PrismModule => nodeRequire(PACKAGE) as PrismModule;

function readVersion(): string {
  const manifest = path.join(path.dirname(nodeRequire.resolve(PACKAGE)), "../package.json");
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}

/** Written when the package is built: those of the version that it was built with. */
const SHIPPED = path.join(engineDir, "node/config/prism-themes.json");

function readShipped(version: string): Themes | undefined {
  if (!existsSync(SHIPPED)) return undefined;
  const shipped = JSON.parse(readFileSync(SHIPPED, "utf8")) as { version: string; themes: Themes };
  return shipped.version === version ? shipped.themes : undefined;
}

/** The version is part of the file's name, so that themes never outlive the package that they are from. */
function readCached(cacheDir: string, version: string): Themes {
  const file = path.join(cacheDir, `prism-themes-${version}.json`);
  const cached = readJsonFileSync<Themes>(file);
  if (cached !== undefined) {
    markUsed(file);
    return cached;
  }
  const { themes } = loadPackage();
  try {
    writeJsonFileSync(file, themes);
  } catch {
    // A cache that can't be written makes the next build slower, not wrong.
  }
  return themes;
}

function loadThemes(cacheDir: string | undefined): Themes {
  if (cacheDir === undefined) return loadPackage().themes;
  const version = readVersion();
  return readShipped(version) ?? readCached(cacheDir, version);
}

/** Upstream's default. */
export const loadDefaultTheme = (cacheDir: string): PrismTheme => loadThemes(cacheDir).palenight;

/**
 * `prism-react-renderer` for configurations. Nearly all take its colour themes and nothing else, while loading
 * the package takes 40 ms; so the themes come without it, and the package is loaded when more is asked for.
 */
export const createPrismModule = (cacheDir: string | undefined): PrismModule => {
  return {
    get themes() {
      return loadThemes(cacheDir);
    },
    get Highlight() {
      return loadPackage().Highlight;
    },
    get Prism() {
      return loadPackage().Prism;
    },
    get normalizeTokens() {
      return loadPackage().normalizeTokens;
    },
    get useTokenize() {
      return loadPackage().useTokenize;
    },
  };
};
