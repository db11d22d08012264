import { readJsonFileSync, writeJsonFileSync } from "../cache/json-file.ts";

/** Changes what the cache remembers, so that a test sees what is taken from it. */
export function rewriteCached(file: string, change: (json: string) => string): void {
  writeJsonFileSync(file, JSON.parse(change(JSON.stringify(readJsonFileSync(file)))));
}
