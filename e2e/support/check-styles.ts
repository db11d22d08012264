import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { transform } from "lightningcss";

/** Reads all stylesheets of a built site as strictly as their specification does; the first mistake is an error. */
export function checkStyles(outDir: string): void {
  for (const file of findStyles(outDir)) {
    const code = readFileSync(file);
    try {
      const { warnings } = transform({ filename: file, code });
      const [warning] = warnings;
      if (warning) throw new Error(warning.message);
    } catch (error) {
      throw new Error(`${file} is no valid stylesheet`, { cause: error });
    }
    if (code.includes("velosaur-part")) throw new Error(`${file} has a mark of the bundler's`);
  }
}

const findStyles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".css"))
        .map((name) => path.join(folder, name))
    : [];
