import { locateDiagnostics } from "../config/locate-diagnostics.ts";
import { formatKeyPath } from "../config/validate-schema.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import type { LoadedPlugin } from "./contract.ts";

/** Gives diagnostics whose `keyPath` is that of a plugin's option their place in the configuration. */
export function locateOptions(
  diagnostics: readonly Diagnostic[],
  plugin: LoadedPlugin | undefined,
): Diagnostic[] {
  if (!plugin?.origin || diagnostics.length === 0) return [...diagnostics];
  const { keys, filePath } = plugin.origin;
  const placed = diagnostics.map((diagnostic) => ({
    ...diagnostic,
    keyPath: [formatKeyPath(keys), diagnostic.keyPath].filter(Boolean).join("."),
  }));
  return locateDiagnostics(placed, filePath);
}
