import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "../system/path.ts";
import type { Diagnostic } from "../system/diagnostic.ts";

export interface CacheFolder {
  dir: string;
  /** Goes away with the build. */
  isTemporary: boolean;
  /** Says that nothing is kept for the next build. */
  diagnostics: Diagnostic[];
  close: () => void;
}

/** The site's cache folder; where it can't be written, one that goes away with the build. */
export function openCacheFolder(wanted: string): CacheFolder {
  try {
    mkdirSync(wanted, { recursive: true });
    const probe = path.join(wanted, `.writable.${process.pid}`);
    writeFileSync(probe, "");
    rmSync(probe);
    return { dir: wanted, isTemporary: false, diagnostics: [], close: () => {} };
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return openTemporaryCache(wanted, reason);
  }
}

/** In place of one that can't be written. */
export function openTemporaryCache(wanted: string, reason: string): CacheFolder {
  const dir = mkdtempSync(path.join(tmpdir(), "velosaur-cache-"));
  return {
    dir,
    isTemporary: true,
    diagnostics: [
      {
        severity: "warning",
        message: `The cache folder ${wanted} can't be written (${reason}): nothing is kept for the next build.`,
        hint: "Make the folder writable: building again then takes a fraction of the time.",
      },
    ],
    close: () => rmSync(dir, { recursive: true, force: true }),
  };
}
