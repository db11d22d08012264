import type { Diagnostic } from "../../system/diagnostic.ts";
import type { BuildSummary } from "../../system/summary.ts";

/** Of one locale. */
export interface LocaleBuild {
  outDir: string;
  pages: number;
  /** Pages in the local search index. */
  searched: number;
  bytes: Record<string, number>;
  diagnostics: Diagnostic[];
}

/** What is told at the end. */
export function summarize(
  builds: readonly LocaleBuild[],
  whole: Pick<BuildSummary, "siteDir" | "phases" | "seconds">,
): BuildSummary {
  const bytes: Record<string, number> = {};
  for (const build of builds) {
    for (const [kind, size] of Object.entries(build.bytes)) bytes[kind] = (bytes[kind] ?? 0) + size;
  }
  return {
    ...whole,
    outDir: builds[0]?.outDir ?? whole.siteDir,
    pages: builds.reduce((sum, build) => sum + build.pages, 0),
    searched: builds.reduce((sum, build) => sum + build.searched, 0),
    bytes,
    diagnostics: dropRepeated(builds),
  };
}

/** A mistake in a file that several locales share is told once, by the first of them. */
function dropRepeated(builds: readonly LocaleBuild[]): Diagnostic[] {
  const told = new Set<string>();
  return builds.flatMap(({ diagnostics }) => {
    const isNew = diagnostics.filter((diagnostic) => !told.has(nameMistake(diagnostic)));
    for (const diagnostic of diagnostics) told.add(nameMistake(diagnostic));
    return isNew;
  });
}

const nameMistake = ({ filePath, line, column, message }: Diagnostic): string =>
  `${filePath}:${line === undefined ? message.split("\n")[0] : `${line}:${column}`}`;
