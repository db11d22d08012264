import { comparablePathname } from "../../shared/url/pathname.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import type { FlatRoute } from "./flatten-routes.ts";
import { nameFile } from "./name-file.ts";
import { toDiagnosticSeverity } from "./report-severity.ts";
import type { ReportingSeverity } from "./report-severity.ts";

/** Pages that want the same address. The first one gets it. Files are named relative to the site. */
export function findDuplicateRoutes(
  routes: readonly FlatRoute[],
  onDuplicateRoutes: ReportingSeverity,
  siteDir?: string,
): Diagnostic[] {
  const severity = toDiagnosticSeverity(onDuplicateRoutes);
  if (!severity) return [];
  const nameSource = ({ route }: FlatRoute): string =>
    route.metadata?.sourceFilePath === undefined
      ? route.component
      : nameFile(route.metadata.sourceFilePath, siteDir);
  const groups = [...groupBy(routes, ({ path }) => comparablePathname(path)).values()];
  const duplicates = groups.filter((group) => group.length > 1);
  return [
    ...duplicates.map((group) => ({
      severity,
      ...describeDuplicates(group, group.map(nameSource)),
    })),
    ...findCaseTwins(groups).map((group) => describeTwins(group, group.map(nameSource))),
  ];
}

function describeDuplicates(group: FlatRoute[], names: string[]): Omit<Diagnostic, "severity"> {
  return {
    message: `Several pages have the address ${group[0]?.path}: ${names.join(" and ")}.`,
    filePath: group[1]?.route.metadata?.sourceFilePath,
    hint: `${names[0]} is shown. Move the other file, or give it another \`slug\`.`,
  };
}

/** Disks and hosts that ignore case would show one page for both. */
function findCaseTwins(groups: FlatRoute[][]): FlatRoute[][] {
  const first = groups.flatMap((group) => group.slice(0, 1));
  const twins = groupBy(first, ({ path }) => comparablePathname(path).toLowerCase());
  return [...twins.values()].filter((group) => group.length > 1);
}

function describeTwins(group: FlatRoute[], names: string[]): Diagnostic {
  const pages = group.map(({ path }, index) => `${path} (${names[index]})`);
  return {
    severity: "warning",
    message: `Addresses that differ only in case: ${pages.join(" and ")}.`,
    filePath: group[1]?.route.metadata?.sourceFilePath,
    hint: "On a disk or a host that ignores case, one page takes the place of the other. Rename one file, or give it another `slug`.",
  };
}

function groupBy<T>(values: readonly T[], toKey: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const key = toKey(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
