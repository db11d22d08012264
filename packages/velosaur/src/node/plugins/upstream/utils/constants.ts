/** Names and numbers that upstream's packages agree upon. */

import { generatedFilesDirName } from "../../../system/engine-paths.ts";
import { UPSTREAM_VERSION } from "../../../config/upstream-version.ts";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

export const NODE_MAJOR_VERSION: number = major;
export const NODE_MINOR_VERSION: number = minor;
export const DOCUSAURUS_VERSION: string = UPSTREAM_VERSION;
export const DEFAULT_BUILD_DIR_NAME = "build";
export const DEFAULT_CONFIG_FILE_NAME = "docusaurus.config";
export const BABEL_CONFIG_FILE_NAME: string =
  process.env["DOCUSAURUS_BABEL_CONFIG_FILE_NAME"] ?? "babel.config.js";
export const GENERATED_FILES_DIR_NAME: string = generatedFilesDirName;
export const SRC_DIR_NAME = "src";
export const DEFAULT_STATIC_DIR_NAME = "static";
export const OUTPUT_STATIC_ASSETS_DIR_NAME = "assets";
export const THEME_PATH = "src/theme";
export const DEFAULT_I18N_DIR_NAME = "i18n";
export const CODE_TRANSLATIONS_FILE_NAME = "code.json";
export const DEFAULT_PORT: number = process.env["PORT"]
  ? Number.parseInt(process.env["PORT"], 10)
  : 3000;
export const DEFAULT_PLUGIN_ID = "default";
export const WEBPACK_URL_LOADER_LIMIT: string | number =
  process.env["WEBPACK_URL_LOADER_LIMIT"] ?? 10_000;
