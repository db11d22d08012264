/** What `tsc` and editors need: the build itself doesn't check types. */

import { existsSync, readFileSync } from "node:fs";
import path from "../../system/path.ts";
import { nameEngine } from "./check-installation.ts";
import type { Finding } from "./finding.ts";
import { formatInstall } from "../../system/package-manager.ts";
import type { Installation } from "./read-installation.ts";

const UPSTREAM = "@docusaurus/tsconfig";

const checkBase = (filePath: string, installation: Installation): Finding[] => {
  const [, base] = /"extends"\s*:\s*"([^"]*)"/.exec(readFileSync(filePath, "utf8")) ?? [];
  const line = `"extends": "${nameEngine(installation)}/tsconfig"`;
  if (base?.startsWith(UPSTREAM) !== true || installation.findPackage(UPSTREAM) !== undefined)
    return [];
  return [
    {
      verdict: "advice",
      message: `The types: tsconfig.json extends ${UPSTREAM}, which isn't installed.`,
      hint: `Write ${line} in its place; types of all @docusaurus and @theme modules come with it.`,
      filePath,
    },
  ];
};

/** In a strict layout, packages of packages can't be seen from the site. */
const checkReactTypes = ({ findPackage, siteDir }: Installation): Finding[] =>
  findPackage("@types/react") === undefined
    ? [
        {
          verdict: "advice",
          message: "The types: those of React can't be found from the site, so tsc knows no JSX.",
          hint: `Install them: ${formatInstall("@types/react", { folder: siteDir, isDev: true })}`,
        },
      ]
    : [];

export const checkTypes = (installation: Installation): Finding[] => {
  const filePath = path.join(installation.siteDir, "tsconfig.json");
  if (!existsSync(filePath)) return [];
  return [...checkBase(filePath, installation), ...checkReactTypes(installation)];
};
