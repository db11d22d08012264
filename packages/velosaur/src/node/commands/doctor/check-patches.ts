/** Patches of upstream's packages, whose code doesn't run here. Package managers stop at those that they can't apply. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "../../system/path.ts";
import { isRecord } from "../../config/schema-parts.ts";
import { parseDataSource } from "../../content/shared/data-file.ts";
import { listParents } from "../../system/package-manager.ts";
import { ENGINE, isStoodFor } from "./check-installation.ts";
import type { Finding } from "./finding.ts";
import type { Installation } from "./read-installation.ts";

/** What is patched in one place of a site. */
interface Patches {
  /** As the place names them: files, or keys. */
  names: string[];
  filePath: string;
  keyPath?: string;
}

/** `@docusaurus/core` for `@docusaurus/core@npm:3.10.2`, and for a path of packages that ends in it. */
const getPatched = (key: string): string => /((?:@[^/@]+\/)?[^/@]+)(?:@.*)?$/.exec(key)?.[1] ?? key;

/** `preset-classic++@docusaurus+core+3.10.2+001+start.dev.patch`: what lies in what, then the version, of patch-package. */
const getPatchedByFile = (file: string): string => {
  const [, scope, name = ""] = /^(?:(@[^+]+)\+)?([^+]+)/.exec(file.split("++").at(-1) ?? "") ?? [];
  return scope === undefined ? name : `${scope}/${name}`;
};

const listFiles = (folder: string): string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

const readText = (filePath: string): string => {
  try {
    return readFileSync(filePath, "utf8");
  } catch {
    return "";
  }
};

const readRecord = (filePath: string): Record<string, unknown> => {
  try {
    const value = parseDataSource(readText(filePath), filePath);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

/** Both sides of a change, whose files are named as they lie below the site. */
const PATCHED_FILE = /^diff --git a\/(\S+) b\//gm;

/** The last package that a path leads through, and what lies in it. */
const PACKAGE_PATH = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\/(.+)$/;

/** The engine has upstream's name, but other files than upstream's: those tell whose a patch is. */
const isOfEngine = (patch: string, folder: string): boolean =>
  Array.from(readText(patch).matchAll(PATCHED_FILE), ([, file = ""]) => file).some((file) => {
    const [, ofPackage = "", inPackage = ""] = PACKAGE_PATH.exec(file) ?? [];
    const { name } = readRecord(path.join(folder, ofPackage, "package.json"));
    return name === ENGINE && inPackage !== "package.json" && existsSync(path.join(folder, file));
  });

/** `patch-package --patch-dir "a folder"` */
const PATCH_DIR = /\bpatch-package\b[^&|;]*?--patch-dir[\s=]+(?:"([^"]+)"|'([^']+)'|([^\s&|;]+))/g;

/** Where patch-package looks, as scripts tell it. */
const listPatchDirs = (folder: string): string[] => {
  const { scripts } = readRecord(path.join(folder, "package.json"));
  const named = Object.values(isRecord(scripts) ? scripts : {}).flatMap((script) =>
    Array.from(String(script).matchAll(PATCH_DIR), ([, ...texts]) => texts.find(Boolean) ?? ""),
  );
  return [...new Set(["patches", ...named].map((name) => path.join(folder, name)))];
};

const listPatchFiles = (folder: string): Patches[] =>
  listPatchDirs(folder).map((filePath) => ({
    names: listFiles(filePath)
      .filter((file) => file.endsWith(".patch") && isStoodFor(getPatchedByFile(file)))
      .filter((file) => !isOfEngine(path.join(filePath, file), folder)),
    filePath,
  }));

const LIST = "patchedDependencies";

const listKeys = (value: unknown, isPatch: (entry: unknown) => boolean = () => true): string[] =>
  Object.entries(isRecord(value) ? value : {})
    .filter(([key, entry]) => isPatch(entry) && isStoodFor(getPatched(key)))
    .map(([key]) => key);

/** Before the `#` stands what is patched: `velosaur@npm%3A3.10.2`, or an alias of it. */
const isYarnPatch = (entry: unknown): boolean => {
  const [patched = ""] = typeof entry === "string" ? entry.split("#") : [];
  return patched.startsWith("patch:") && !new RegExp(`(?::|%3A)${ENGINE}(?:@|%40)`).test(patched);
};

/** Of pnpm (in `pnpm`) and Bun, and Yarn's, which stand where ranges do. */
const listManifestPatches = (folder: string): Patches[] => {
  const filePath = path.join(folder, "package.json");
  const manifest = readRecord(filePath);
  const pnpm = isRecord(manifest["pnpm"]) ? manifest["pnpm"] : {};
  return [
    { names: listKeys(pnpm[LIST]), filePath, keyPath: `pnpm.${LIST}` },
    { names: listKeys(manifest[LIST]), filePath, keyPath: LIST },
    ...["resolutions", "dependencies", "devDependencies"].map((keyPath) => ({
      names: listKeys(manifest[keyPath], isYarnPatch),
      filePath,
      keyPath,
    })),
  ];
};

const listWorkspacePatches = (folder: string): Patches[] => {
  const filePath = path.join(folder, "pnpm-workspace.yaml");
  return [{ names: listKeys(readRecord(filePath)[LIST]), filePath, keyPath: LIST }];
};

const describePatches = ({ names, ...place }: Patches): Finding => ({
  verdict: "ignored",
  message: `Patches of upstream's packages: ${names.join(", ")}. The code that they change doesn't run here, and installing fails where they find nothing to change.`,
  hint: "Take them out before you install the engine in upstream's place. What they changed, a component in src/theme or a plugin of the site may do.",
  ...place,
});

/** In a repository of many packages, patches lie at its root. */
export const checkPatches = ({ siteDir }: Installation): Finding[] =>
  listParents(siteDir)
    .flatMap((folder) => [
      ...listPatchFiles(folder),
      ...listManifestPatches(folder),
      ...listWorkspacePatches(folder),
    ])
    .filter(({ names }) => names.length > 0)
    .map(describePatches);
