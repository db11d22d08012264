import path from "../../../system/path.ts";
import { createModuleLoader } from "../../../config/load-module.ts";

/** The default export of a module as the file is now: TypeScript, ES module, CommonJS or JSON. */
export const loadFreshModule = async (file: unknown): Promise<unknown> => {
  if (typeof file !== "string") throw new Error(`A module has a path, not a ${typeof file}.`);
  return createModuleLoader({ siteDir: path.dirname(file) }).load(file);
};
