import { readFileSync } from "node:fs";
import type { Diagnostic } from "../system/diagnostic.ts";
import { locateKey } from "./locate-key.ts";

/** Adds line and column to complaints about keys of a file that says so itself. */
export const locateDiagnostics = (
  diagnostics: readonly Diagnostic[],
  filePath: string,
): Diagnostic[] => {
  const source = readFileSync(filePath, "utf8");
  const located = diagnostics.map((diagnostic) => ({
    ...diagnostic,
    filePath,
    ...(diagnostic.keyPath === undefined ? undefined : locateKey(source, diagnostic.keyPath)),
  }));
  return located.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
};
