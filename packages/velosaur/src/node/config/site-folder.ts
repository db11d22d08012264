import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { AuthorError } from "../system/author-error.ts";

/** The real path: it is compared with paths of modules, which Node gives without symbolic links. */
export function findSiteDir(given: string): string {
  const siteDir = path.resolve(given);
  if (!existsSync(siteDir))
    throw new AuthorError({ severity: "error", message: `The folder ${siteDir} does not exist.` });
  const found = realpathSync(siteDir);
  refuseSign(found, {
    sign: "?",
    hint: "Names of modules end there. Rename the folder that has it.",
  });
  return found;
}

/** The dev server asks for files by their paths, as addresses. A build doesn't. */
export const checkServedFolder = (siteDir: string): void =>
  refuseSign(siteDir, {
    sign: "#",
    hint: "The dev server can't be asked for files behind it: addresses end there. Rename the folder that has it. (A build works.)",
  });

function refuseSign(siteDir: string, { sign, hint }: { sign: string; hint: string }): void {
  if (!siteDir.includes(sign)) return;
  const message = `The path of the site has a “${sign}” in it: ${siteDir}`;
  throw new AuthorError({ severity: "error", message, hint });
}
