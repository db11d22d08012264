import { ASSET_ENDINGS } from "../system/asset-endings.ts";
import { planModule } from "./plan-module.ts";
import type { RuleEntry } from "./webpack-config.ts";

/** Where a rule that is for some folders alone may look for them. */
const FOLDERS = ["docs", "blog", "src", "static"];

/** Endings of assets that rules of plugins have loaders for: whoever imports one gets what these make of it. */
export const findLoadedEndings = (rules: RuleEntry[], siteDir: string): string[] =>
  ASSET_ENDINGS.filter((ending) =>
    FOLDERS.some((folder) => {
      const filePath = `${siteDir}/${folder}/file.${ending}`;
      const plan = planModule({ filePath, query: "" }, { rules, siteDir });
      return plan !== undefined && (plan.output.kind !== "asset" || plan.loaders.length > 0);
    }),
  );
