/** Files that are written, and files that were. */

import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "../../../system/path.ts";

/** Writes a file unless it has that content: what watches it is left alone. */
export const generate = async (
  ...[folder, file, content, always = false]: [string, string, string, boolean?]
): Promise<void> => {
  const target = path.resolve(folder, file);
  if (!always && existsSync(target) && readFileSync(target, "utf8") === content) return;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
};

/** HTML of a page by its address without base URL. */
export const readOutputHTMLFile = async (
  permalink: string,
  outDir: string,
  trailingSlash: boolean | undefined,
): Promise<Buffer> => {
  const bare = path.join(outDir, permalink.replace(/\/$/, ""));
  const folder = path.join(outDir, permalink, "index.html");
  const file = /\.html?$/i.test(bare) ? bare : `${bare}.html`;
  const names = [
    ...(trailingSlash === false ? [] : [folder]),
    ...(trailingSlash === true ? [] : [file]),
  ];
  const found = names.find((name) => existsSync(name));
  if (found === undefined)
    throw new Error(`No HTML file was written for ${permalink} at ${folder}.`);
  return readFile(found);
};
