import { existsSync, readdirSync, statSync } from "node:fs";
import path, { realPath } from "../system/path.ts";
import { AuthorError } from "../system/author-error.ts";
import { formatDidYouMean } from "../system/did-you-mean.ts";
import { engineDir } from "../system/engine-paths.ts";

export function requireFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = path.dirname(folder);
  const near = formatDidYouMean(path.basename(folder), listFolders(parent));
  throw new AuthorError({
    severity: "error",
    message: `The folder ${folder} does not exist.${near}`,
  });
}

/** None where the parent is a file, or may not be read. */
function listFolders(parent: string): string[] {
  try {
    return readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

/** The real path: it is compared with paths of modules, which Node gives without symbolic links. */
export function findSiteDir(given: string): string {
  const siteDir = path.resolve(given);
  requireFolder(siteDir);
  if (statSync(siteDir).isFile())
    throw new AuthorError({
      severity: "error",
      message: `${siteDir} is a file, and no folder of a site.`,
      hint: "Name the folder that holds the configuration, or none to take the current one. Another configuration is named by --config.",
    });
  const found = realPath(siteDir);
  refuseSign(found, {
    sign: "?",
    hint: "Names of modules end there. Rename the folder that has it.",
  });
  return found;
}

/** The dev server asks for files by their paths, as addresses. A build doesn't. */
export function checkServedFolder(siteDir: string, packageDir = engineDir): void {
  refuseSign(siteDir, {
    sign: "#",
    hint: "The dev server can't be asked for files behind it: addresses end there. Rename the folder that has it. (A build works.)",
  });
  // What lies in the site has addresses without the folders above it.
  if (packageDir.startsWith(siteDir + path.sep)) return;
  refuseSign(packageDir, {
    sign: "%",
    subject: "Velosaur is installed in a folder whose path",
    hint: "The dev server can't be asked for files there: a % means something else in addresses. Rename the folder that has it, or install Velosaur in the folder of the site. (A build works.)",
  });
}

interface Refusal {
  sign: string;
  hint: string;
  subject?: string;
}

function refuseSign(
  folder: string,
  { sign, hint, subject = "The path of the site" }: Refusal,
): void {
  if (!folder.includes(sign)) return;
  const message = `${subject} has a “${sign}” in it: ${folder}`;
  throw new AuthorError({ severity: "error", message, hint });
}
