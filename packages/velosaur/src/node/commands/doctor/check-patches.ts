/** Patches of upstream's packages, whose code doesn't run here. Package managers stop at those that they can't apply. */

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isRecord } from "../../config/schema-parts.ts";
import { parseDataSource } from "../../content/shared/data-file.ts";
import { listParents } from "../../system/package-manager.ts";
import { isStoodFor } from "./check-installation.ts";
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

const listPatchFiles = (folder: string): Patches[] => {
  const filePath = path.join(folder, "patches");
  const files = listFiles(filePath).filter((file) => file.endsWith(".patch"));
  return [{ names: files.filter((file) => isStoodFor(getPatchedByFile(file))), filePath }];
};

const readRecord = (filePath: string): Record<string, unknown> => {
  try {
    const value = parseDataSource(readFileSync(filePath, "utf8"), filePath);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

const LIST = "patchedDependencies";

const listKeys = (value: unknown, isPatch: (entry: unknown) => boolean = () => true): string[] =>
  Object.entries(isRecord(value) ? value : {})
    .filter(([key, entry]) => isPatch(entry) && isStoodFor(getPatched(key)))
    .map(([key]) => key);

const isYarnPatch = (entry: unknown): boolean =>
  typeof entry === "string" && entry.startsWith("patch:");

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
