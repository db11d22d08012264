import { readFileSync } from "node:fs";
import path from "../system/path.ts";
import type { Diagnostic } from "../system/diagnostic.ts";

const FILES = ["babel.config", ".babelrc"].flatMap((name) =>
  ["", ".js", ".cjs", ".mjs", ".ts", ".cts", ".json"].map((extension) => name + extension),
);

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Names of presets and plugins, and whatever else a configuration says. */
const NAME = /(["'`])((?:(?!\1).)+)\1/g;

/** New sites come with a file that only names the preset: that much is done without Babel. */
const saysMore = (source: string): boolean =>
  [...source.replace(COMMENT, "").matchAll(NAME)].some(
    ([, , name = ""]) => !/^(?:@docusaurus\/.*preset|presets|use strict)$/.test(name),
  );

const read = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** Code is compiled without Babel, so what a site asks of it doesn't happen. */
export const warnOfBabel = (siteDir: string): Diagnostic[] =>
  FILES.map((name) => path.join(siteDir, name))
    .filter((filePath) => saysMore(read(filePath)))
    .map((filePath) => ({
      severity: "warning",
      message: "This file has no effect: code is compiled by Vite, without Babel.",
      filePath,
      hint: "Remove what the site doesn't need. What it needs, a plugin for Vite may do: return it from `configureVite` in a plugin of the site.",
    }));
