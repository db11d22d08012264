// @ts-check
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { runnerImport } from "vite";
import { collectComponents } from "./collect-components.mjs";
import { collectExports } from "./collect-exports.mjs";
import { collectProps } from "./collect-props.mjs";
import { listValues, listVariables } from "./class-names.mjs";
import { sortNames } from "./facts.mjs";
import { CLIENT_MODULES, CORE_MODULES, OWN_THEMES, THEMES } from "./modules.mjs";

/** @import { Facts } from "./facts.mjs" */

/**
 * What of our sources stands for the browser's half of upstream's surface.
 *
 * @param {string} packagesDir our `packages`
 * @param {Facts} upstream names its modules and packages
 * @returns {Promise<Facts>}
 */
export async function collectOwn(packagesDir, upstream) {
  const { module } = await runnerImport(
    path.join(packagesDir, "velosaur/src/theme/common/class-names.ts"),
  );
  const { ThemeClassNames } = /** @type {{ ThemeClassNames: object }} */ (module);
  return {
    ...collectModules(packagesDir, Object.keys(upstream["exports"] ?? {})),
    ...collectThemes(packagesDir),
    translations: findTranslations(packagesDir, upstream["translations"] ?? {}),
    "class names": { ThemeClassNames: sortNames(listValues(ThemeClassNames)) },
    "CSS variables": { theme: listVariables(packagesDir) },
  };
}

/** @param {string} packagesDir @param {string[]} names @returns {Facts} */
function collectModules(packagesDir, names) {
  /** @type {Facts} */
  const facts = { exports: {}, types: {} };
  for (const name of names) {
    const base = CLIENT_MODULES[name]?.ours ?? name.replace("@docusaurus", CORE_MODULES.ours);
    const file = [".ts", ".tsx"]
      .map((ending) => path.join(packagesDir, base + ending))
      .find(existsSync);
    if (!file) continue;
    const { values, types } = collectExports(file);
    Object.assign(facts.exports ?? {}, { [name]: sortNames(values) });
    Object.assign(facts.types ?? {}, { [name]: sortNames(types) });
  }
  return facts;
}

/** Which package brings a component isn't upstream's and ours alike. @param {string} packagesDir @returns {Facts} */
function collectThemes(packagesDir) {
  const files = new Map(
    OWN_THEMES.flatMap((folder) => [...collectComponents(path.join(packagesDir, folder))]),
  );
  const names = [...files.keys()];
  const collect = (/** @type {(file: string) => string[]} */ list) =>
    Object.fromEntries([...files].map(([name, file]) => [name, sortNames(list(file))]));
  return {
    components: Object.fromEntries(Object.keys(THEMES).map((owner) => [owner, names])),
    props: collect((file) => collectProps(file, files)),
    "component exports": collect((file) => [...collectExports(file).values]),
  };
}

/** The compiler makes their ids of the titles. */
const MADE_UP = /^theme\.admonition\.(?:note|tip|info|warning|danger|caution)$/;

/** Ids that our sources name. @param {string} packagesDir @param {Record<string, string[]>} upstream */
function findTranslations(packagesDir, upstream) {
  const code = readdirSync(packagesDir)
    .map((name) => path.join(packagesDir, name, "src"))
    .flatMap(readSources)
    .join("\n");
  const isNamed = (/** @type {string} */ id) => MADE_UP.test(id) || code.includes(`"${id}"`);
  return Object.fromEntries(
    Object.entries(upstream).map(([owner, ids]) => [owner, ids.filter(isNamed)]),
  );
}

/** @param {string} folder */
const readSources = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), "utf8"));
