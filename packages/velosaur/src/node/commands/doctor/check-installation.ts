/** Whether the site's own scripts run the engine, and what else its packages mean. */

import path from "../../system/path.ts";
import { readEngineRange, readEngineVersion } from "../../system/engine-paths.ts";
import { hasBuiltIn } from "../../plugins/built-in-plugins.ts";
import { formatQuantity } from "../../system/format-numbers.ts";
import { adviseAddOn, findMissingAddOn } from "./advise-add-on.ts";
import type { Finding } from "./finding.ts";
import type { PackageManager } from "../../system/package-manager.ts";
import { CORE, type Installation } from "./read-installation.ts";

export const ENGINE = "velosaur";

/** The line that puts the engine in the place of upstream's core. */
const formatAlias = (): string => `"${CORE}": "npm:${ENGINE}@^${readEngineVersion()}"`;

/** How a site has the engine: in upstream's place, under its own name, or not at all. */
const findOwnName = ({ findPackage }: Installation): string | undefined =>
  [CORE, ENGINE].find((name) => findPackage(name)?.name === ENGINE);

const MANIFEST = "package.json";

const checkAdoption = (installation: Installation): Finding[] => {
  const { asked, siteDir } = installation;
  const ownName = findOwnName(installation);
  const filePath = path.join(siteDir, MANIFEST);
  if (ownName === CORE)
    return [{ verdict: "works", message: `${CORE} is the engine, for scripts and imports.` }];
  if (!asked.has(CORE) && ownName === ENGINE)
    return [{ verdict: "works", message: "The engine is installed under its own name." }];
  return [
    {
      verdict: "advice",
      message: describeOther(installation),
      hint: `${formatAdoption(installation)} Scripts, \`npx docusaurus\` and imports are the engine's then.`,
      filePath,
    },
  ];
};

const describeOther = ({ asked, executable }: Installation): string => {
  if (asked.get(CORE)?.startsWith(`npm:${ENGINE}@`) === true)
    return `The site names the engine as ${CORE}, but that isn't what is installed.`;
  return executable !== undefined && !executable.includes(`${ENGINE}.mjs`)
    ? "The site's scripts run upstream: `docusaurus` is its executable."
    : "The site doesn't name the engine.";
};

/** After an edit of the line alone, npm may keep upstream's core: it compares versions. */
const formatAdoption = ({ packageManager }: Installation): string =>
  packageManager === "npm"
    ? `Run \`npm install ${CORE}@npm:${ENGINE}\`, which writes ${formatAlias()} into the dependencies.`
    : `Write ${formatAlias()} into the dependencies, and install.`;

/** npm and pnpm keep what their lockfile already holds, whatever an override says, until these commands. */
const OVERRIDES: Record<PackageManager, () => string> = {
  npm: () => `"overrides": { "${CORE}": "$${CORE}" } into package.json, and run \`npm update\``,
  bun: () => `"overrides": { ${formatAlias()} } into package.json, and run \`bun install\``,
  pnpm: () => `overrides: { ${formatAlias()} } into pnpm-workspace.yaml, and run \`pnpm dedupe\``,
  yarn: () => `"resolutions": { ${formatAlias()} } into package.json, and run \`yarn install\``,
};

const isOlder = (version: string, than: string): boolean => {
  const [own = [], other = []] = [version, than].map((text) => text.split(".").map(Number));
  const at = own.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (own[at] ?? 0) < (other[at] ?? 0);
};

export const checkNode = (version: string): Finding[] => {
  const [needed = ""] = /[\d.]+/.exec(readEngineRange()) ?? [];
  if (!isOlder(version, needed)) return [];
  return [
    {
      verdict: "fails",
      message: `Node ${version} is too old: the engine needs ${needed} or newer.`,
      hint: "Install a newer one: https://nodejs.org",
    },
  ];
};

/** Upstream's packages ask for the core of exactly their own version. */
const checkNestedCores = (installation: Installation): Finding[] => {
  const { nestedCores, packageManager, siteDir } = installation;
  if (nestedCores.length === 0 || findOwnName(installation) !== CORE) return [];
  const versions = [...new Set(nestedCores.map(({ version }) => version))].join(", ");
  return [
    {
      verdict: "advice",
      message: `Upstream's core ${versions} is installed as well (${formatQuantity(nestedCores.length, "time")}), for packages that ask for it. Nothing runs it.`,
      hint: `Write ${OVERRIDES[packageManager]()}. Or take packages of upstream out of package.json, and install.`,
      filePath: path.join(siteDir, MANIFEST),
    },
  ];
};

/** Beside the plugins: what only upstream's own build needs, and types that come with the engine. */
const UNNEEDED = [
  "babel",
  "bundler",
  "cssnano-preset",
  "faster",
  "logger",
  "mdx-loader",
  "module-type-aliases",
  "preset-classic",
  "theme-common",
  "theme-translations",
  "tsconfig",
  "types",
  "utils",
  "utils-common",
  "utils-validation",
].map((name) => `@docusaurus/${name}`);

const TEXTS = "@docusaurus/theme-translations";

/** No code of theirs runs. Texts of the theme are those of upstream's package, wherever they are read. */
export const isStoodFor = (name: string): boolean =>
  name === CORE || (UNNEEDED.includes(name) && name !== TEXTS) || hasBuiltIn(name);

const checkUpstreamPackages = ({ asked, siteDir }: Installation): Finding[] => {
  const unneeded = [...asked.keys()].filter((name) => UNNEEDED.includes(name) || hasBuiltIn(name));
  if (unneeded.length === 0) return [];
  return [
    {
      verdict: "replaced",
      message: `Packages of upstream: ${unneeded.toSorted().join(", ")}.`,
      hint: "They may stay. Without them, installing takes less time and room.",
      filePath: path.join(siteDir, MANIFEST),
    },
  ];
};

const checkAddOns = ({ asked, findPackage, siteDir }: Installation): Finding[] =>
  [...asked.keys()].flatMap((name) => {
    const addOn = findMissingAddOn(name);
    const installed = findPackage(name);
    if (addOn === undefined || installed === undefined) return [];
    if (installed.name === addOn || findPackage(addOn)) return [];
    return [adviseAddOn(name, { addOn, siteDir })];
  });

const checkReact = ({ findPackage }: Installation, engineReact: string): Finding[] => {
  const own = findPackage("react");
  if (own === undefined || own.version === engineReact) return [];
  return [
    {
      verdict: "replaced",
      message: `React ${own.version} of the site: pages run with ${engineReact}, which the engine brings, and there is never a second one.`,
      ...(own.version.split(".")[0] !== engineReact.split(".")[0] && {
        hint: "Components that lean on what React has dropped since then have to be changed: https://react.dev/blog/2024/04/25/react-19-upgrade-guide",
      }),
    },
  ];
};

export const checkInstallation = (installation: Installation, engineReact: string): Finding[] => [
  ...checkNode(process.versions.node),
  ...checkAdoption(installation),
  ...checkNestedCores(installation),
  ...checkUpstreamPackages(installation),
  ...checkAddOns(installation),
  ...checkReact(installation, engineReact),
];

/** What the package is called where the site imports from it. */
export const nameEngine = (installation: Installation): string =>
  findOwnName(installation) ?? (installation.asked.has(CORE) ? CORE : ENGINE);
