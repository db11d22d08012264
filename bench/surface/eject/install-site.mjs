// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { installPackages, installTarballs, packPackage } from "../../plugins/install.mjs";
import { rootDir } from "../../paths.mjs";
import { UserError } from "../../user-error.mjs";

/** @import { Ejectable } from "./list-components.mjs" */

const packed = ["velosaur", "theme-mermaid", "theme-live-codeblock"];

/** What every site's author has in `package.json`. */
const basePackages = [
  "@mdx-js/react",
  "@types/react",
  "@types/react-dom",
  "react",
  "react-dom",
  "typescript",
];

/**
 * Installs the engine as npm delivers it and what the components import, without anything of upstream.
 *
 * @param {object} options
 * @param {string} options.workDir outside of the repository
 * @param {string} options.upstreamDir has the versions
 * @param {Ejectable[]} options.components
 * @returns {string} the folder of the site
 */
export function installSite({ workDir, upstreamDir, components }) {
  if (!existsSync(path.join(rootDir, "packages/velosaur/dist")))
    throw new UserError("The engine is not built. Run: npm run build:engine");
  const siteDir = path.join(workDir, "site");
  const names = [...basePackages, ...components.flatMap(({ packages }) => packages)];
  installPackages(
    siteDir,
    Object.fromEntries(
      [...new Set(names)].sort().map((name) => [name, readVersion(upstreamDir, name)]),
    ),
  );
  installTarballs(
    siteDir,
    packed.map((name) => packPackage(name, path.join(workDir, "packed"))),
  );
  writeTexts(siteDir, path.join(upstreamDir, "node_modules/@docusaurus/theme-translations"));
  return siteDir;
}

/** One wording for upstream's components and ours, so that pages can be compared. @param {string} siteDir @param {string} packageDir */
function writeTexts(siteDir, packageDir) {
  const folder = path.join(packageDir, "locales/base");
  const texts = readdirSync(folder).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(path.join(folder, file), "utf8"))),
  );
  const messages = Object.fromEntries(texts.map(([id, message]) => [id, { message }]));
  mkdirSync(path.join(siteDir, "i18n/en"), { recursive: true });
  writeFileSync(path.join(siteDir, "i18n/en/code.json"), JSON.stringify(messages));
}

/** @param {string} upstreamDir @param {string} name */
function readVersion(upstreamDir, name) {
  const file = [upstreamDir, rootDir]
    .map((dir) => path.join(dir, "node_modules", name, "package.json"))
    .find((candidate) => existsSync(candidate));
  if (file === undefined) throw new UserError(`${name} is not installed in ${upstreamDir}.`);
  return String(JSON.parse(readFileSync(file, "utf8")).version);
}
