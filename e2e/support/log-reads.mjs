// @ts-check
// Loaded before anything else in each process and thread of a command: writes down which Markdown files are read.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const log = process.env["READS_LOG"];

/** @param {unknown} file */
function note(file) {
  if (log && /\.mdx?$/.test(String(file))) fs.appendFileSync(log, `${String(file)}\n`);
}

/**
 * @template {Record<string, unknown>} T
 * @param {T} owner
 * @param {(keyof T)[]} names
 */
function watch(owner, names) {
  for (const name of names) {
    const real = /** @type {(...args: unknown[]) => unknown} */ (owner[name]);
    Object.assign(owner, {
      [name]: (/** @type {unknown[]} */ ...args) => {
        note(args[0]);
        return real(...args);
      },
    });
  }
}

watch(fs, ["readFileSync", "readFile", "openSync", "open", "createReadStream"]);
watch(fs.promises, ["readFile", "open"]);
syncBuiltinESMExports();

// A minute later, so that the site's files aren't as new as they are: what was saved moments ago is read in any case.
const { now } = Date;
Date.now = () => now() + 60_000;
