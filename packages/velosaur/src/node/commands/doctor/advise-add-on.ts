/** Packages of upstream's for which add-ons of ours stand: without these they run, on what upstream has made them for. */

import path from "../../system/path.ts";
import { BUILT_IN_PLUGINS, findAddOn } from "../../plugins/built-in-plugins.ts";
import { formatInstall } from "../../system/package-manager.ts";
import type { Finding } from "./finding.ts";

/** The add-on, where it does what the engine alone doesn't. */
export const findMissingAddOn = (packageName: string): string | undefined =>
  BUILT_IN_PLUGINS[packageName]?.load ? undefined : findAddOn(packageName);

export const adviseAddOn = (
  packageName: string,
  { addOn, siteDir }: { addOn: string; siteDir: string },
): Finding => ({
  verdict: "advice",
  message: `${packageName} is upstream's, as long as the package that stands for it isn't installed.`,
  hint: `Install that: ${formatInstall(addOn, { folder: siteDir })}`,
  filePath: path.join(siteDir, "package.json"),
});
