// Puts the style sheet and the fonts of the KaTeX that rehype-katex uses into the static folder, where pages
// with formulas load them from. Runs when the site's packages are installed.
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const fromPlugin = createRequire(createRequire(import.meta.url).resolve("rehype-katex"));
const source = path.join(path.dirname(fromPlugin.resolve("katex/package.json")), "dist");
const target = path.join(import.meta.dirname, "../static/katex");

rmSync(target, { recursive: true, force: true });
mkdirSync(path.join(target, "fonts"), { recursive: true });
cpSync(path.join(source, "katex.min.css"), path.join(target, "katex.min.css"));
for (const name of readdirSync(path.join(source, "fonts")).filter((name) =>
  name.endsWith(".woff2"),
)) {
  cpSync(path.join(source, "fonts", name), path.join(target, "fonts", name));
}
