// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { collectComponents } from "./collect-components.mjs";
import { collectDeclared } from "./collect-declared.mjs";
import { collectExports } from "./collect-exports.mjs";
import { listValues, listVariables } from "./class-names.mjs";
import { sortNames } from "./facts.mjs";
import { CLIENT_MODULES, CORE_MODULES, THEMES } from "./modules.mjs";

/** @import { Facts } from "./facts.mjs" */

/**
 * The browser's half of upstream's surface.
 *
 * @param {string} packagesDir `node_modules/@docusaurus`
 * @returns {Promise<Facts>}
 */
export async function collectUpstream(packagesDir) {
  const { ThemeClassNames } = await import(
    pathToFileURL(path.join(packagesDir, "theme-common/lib/utils/ThemeClassNames.js")).href
  );
  return {
    ...collectModules(packagesDir),
    ...collectThemes(packagesDir),
    translations: collectTranslations(path.join(packagesDir, "theme-translations/locales/base")),
    "class names": { ThemeClassNames: sortNames(listValues(ThemeClassNames)) },
    "CSS variables": { theme: listVariables(packagesDir) },
  };
}

/** @param {string} packagesDir @returns {Facts} */
function collectModules(packagesDir) {
  const coreDir = path.join(packagesDir, CORE_MODULES.upstream);
  const core = readdirSync(coreDir)
    .filter((file) => file.endsWith(".js"))
    .map((file) => file.slice(0, -".js".length))
    .map((name) => [`@docusaurus/${name}`, path.join(coreDir, name)]);
  const others = Object.entries(CLIENT_MODULES).map(([name, { upstream }]) => [
    name,
    path.join(packagesDir, upstream),
  ]);
  /** @type {Facts} */
  const facts = { exports: {}, types: {} };
  for (const [name = "", base = ""] of [...core, ...others]) {
    const { values } = collectExports(`${base}.js`);
    const { types } = collectExports(`${base}.d.ts`);
    Object.assign(facts.exports ?? {}, { [name]: sortNames(values) });
    if (types.size > 0) Object.assign(facts.types ?? {}, { [name]: sortNames(types) });
  }
  return facts;
}

/**
 * Declarations also name what is gone: what counts is what has a file.
 *
 * @param {string} packagesDir
 * @returns {Facts}
 */
function collectThemes(packagesDir) {
  /** @type {Record<"components" | "props" | "component exports", Record<string, string[]>>} */
  const facts = { components: {}, props: {}, "component exports": {} };
  for (const [owner, { folder, declarations }] of Object.entries(THEMES)) {
    const declared = collectDeclared(path.join(packagesDir, declarations));
    const files = collectComponents(path.join(packagesDir, folder));
    facts.components[owner] = sortNames(files.keys());
    for (const [name, file] of files) {
      const { values } = collectExports(file);
      values.delete("default");
      if (values.size > 0) facts["component exports"][name] = sortNames(values);
      const props = declared.get(name) ?? [];
      if (props.length > 0) facts.props[name] = props;
    }
  }
  return facts;
}

const DESCRIPTION = "___DESCRIPTION";

/** Ids of texts, by the package whose they are. @param {string} folder */
function collectTranslations(folder) {
  return Object.fromEntries(
    readdirSync(folder).map((file) => {
      const texts = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
      const ids = Object.keys(texts).filter((id) => !id.endsWith(DESCRIPTION));
      return [path.basename(file, ".json"), sortNames(ids)];
    }),
  );
}
