import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Diagnostic } from "../system/diagnostic.ts";

export interface CacheFolder {
  dir: string;
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
    return { dir: wanted, diagnostics: [], close: () => {} };
  } catch (error) {
    return openTemporary(wanted, error);
  }
}

function openTemporary(wanted: string, error: unknown): CacheFolder {
  const dir = mkdtempSync(path.join(tmpdir(), "velosaur-cache-"));
  const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return {
    dir,
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
