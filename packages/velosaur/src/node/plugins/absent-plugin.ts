import type { Diagnostic } from "../system/diagnostic.ts";
import type { LoadedPlugin, Plugin } from "../contract/contract.ts";
import { locateOptions } from "../contract/locate-options.ts";

/**
 * Stands for a plugin of upstream that the engine doesn't have, and without which a site is whole: the site is built,
 * and its author is told what is missing.
 */
export const createAbsentPlugin =
  (packageName: string, loss: string, reason = "is not part of Velosaur yet") =>
  (): Plugin => ({
    name: packageName.replace("@docusaurus/", "docusaurus-"),
    getDiagnostics() {
      const warning: Diagnostic = {
        severity: "warning",
        message: `"${packageName}" ${reason}: the site is built without it.`,
        hint: loss,
      };
      // The place of its options is known once it is loaded.
      return locateOptions([warning], this as LoadedPlugin);
    },
  });
