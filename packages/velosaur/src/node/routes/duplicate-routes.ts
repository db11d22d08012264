import { existsSync } from "node:fs";
import path from "../system/path.ts";
import { comparablePathname } from "../../shared/url/pathname.ts";
import { locateInFile } from "../config/locate-front-matter.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import type { FlatRoute } from "./flatten-routes.ts";
import { groupBy } from "../system/group-by.ts";
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
  const byPath = groupBy(routes, (route) => comparablePathname(route.path));
  const groups = [...byPath.values()];
  const duplicates = groups.filter((group) => group.length > 1);
  return [
    ...duplicates.map((group) => ({
      severity,
      ...describeDuplicates(group, group.map(nameSource), byPath),
    })),
    ...findCaseTwins(groups).map((group) => describeTwins(group, group.map(nameSource))),
  ];
}

function describeDuplicates(
  group: FlatRoute[],
  names: string[],
  taken: ReadonlyMap<string, unknown>,
): Omit<Diagnostic, "severity"> {
  const hidden = group[1];
  const free = hidden && suggestPath(hidden, taken);
  const suggestion = free === undefined ? "" : ` Did you mean the address "${free}"?`;
  return {
    message: `Several pages have the address ${group[0]?.path}: ${names.join(" and ")}.${suggestion}`,
    ...locateSlug(hidden?.route.metadata?.sourceFilePath),
    hint: `${names[0]} is shown. Move the other file, or give it another \`slug\`.`,
  };
}

/** The address that goes with the name of the file, if it is free. */
function suggestPath(
  { path: routePath, route }: FlatRoute,
  taken: ReadonlyMap<string, unknown>,
): string | undefined {
  const file = route.metadata?.sourceFilePath;
  if (file === undefined) return undefined;
  const own = path.posix.join(path.posix.dirname(routePath), path.parse(file).name);
  const isIndex = /^(?:index|readme)$/i.test(path.parse(file).name);
  return isIndex || taken.has(comparablePathname(own)) ? undefined : own;
}

/** The `slug` of a file, or else its beginning. */
function locateSlug(
  filePath: string | undefined,
): Pick<Diagnostic, "filePath" | "line" | "column" | "source"> {
  if (filePath === undefined || !/\.mdx?$/i.test(filePath) || !existsSync(filePath))
    return { filePath };
  return { filePath, line: 1, column: 1, ...locateInFile(filePath, "slug") };
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
