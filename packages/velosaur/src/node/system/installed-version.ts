import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Version of a package as a file finds it; undefined where it isn't installed. */
export function readInstalledVersion(name: string, from: string): string | undefined {
  try {
    const manifest = createRequire(from).resolve(`${name}/package.json`);
    return (JSON.parse(readFileSync(manifest, "utf8")) as { version?: string }).version;
  } catch {
    return undefined;
  }
}
