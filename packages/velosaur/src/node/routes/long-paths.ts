import { existsSync } from "node:fs";
import { locateInFile } from "../config/locate-front-matter.ts";
import { toSafeFile } from "../../shared/url/safe-file.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import type { FlatRoute } from "./flatten-routes.ts";

/** What disks allow for the name of a file, less the longest ending that is added to an address. */
const MAX_BYTES = 255 - ".json".length;

/** Pages whose address has a part that no file can be named after. */
export const findLongPaths = (routes: readonly FlatRoute[]): Diagnostic[] =>
  routes.flatMap(({ path, route }) => {
    const long = toSafeFile(path)
      .split("/")
      .find((part) => Buffer.byteLength(part) > MAX_BYTES);
    return long === undefined ? [] : [describe(long, route.metadata?.sourceFilePath)];
  });

function describe(part: string, filePath: string | undefined): Diagnostic {
  const isMarkdown = filePath !== undefined && /\.mdx?$/i.test(filePath) && existsSync(filePath);
  return {
    severity: "error",
    message: `The address of a page has a part of ${Buffer.byteLength(part)} bytes, ${MAX_BYTES} at most can be the name of a file: ${part.slice(0, 40)}…`,
    ...(filePath !== undefined && { filePath }),
    ...(isMarkdown && { line: 1, column: 1, ...locateInFile(filePath, "slug") }),
    hint: "Give the page a shorter `slug`, or shorten the id or the tag that the address is made of.",
  };
}
