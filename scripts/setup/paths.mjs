// @ts-check
import path from "node:path";
import { fileURLToPath } from "node:url";

// Not `import.meta.dirname`: an old Node must get as far as being told that it is too old.
export const rootDir = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");
export const engineDir = path.join(rootDir, "packages/velosaur");
export const websiteDir = path.join(rootDir, "website");
export const engineCli = path.join(engineDir, "bin/velosaur.mjs");
/** Packages that add to the engine, each compiled to its `dist`. */
export const addOnDirs = [
  "theme-mermaid",
  "theme-live-codeblock",
  "plugin-ideal-image",
  "plugin-pwa",
].map((name) => path.join(rootDir, "packages", name));
