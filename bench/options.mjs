// @ts-check
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { peerNames } from "./peers/index.mjs";
import { scenarios } from "./scale/scenarios.mjs";
import { UserError } from "./user-error.mjs";

export const helpText = `Usage: npm run bench -- [options]

  --pages <numbers>  sizes of the corpora, as 1000,10000 (default: 1000); 10 always runs along, once
  --peer <names>     peers to measure against: ${peerNames.join(",")} (default: those that are installed)
  --only <names>     measure only these builders, as velosaur or hugo, and update their rows; with --plugins, velosaur
  --rounds <number>  rounds of every size (default: 3, above 1,000 pages 2)
  --keep             leave the corpora and the builds in bench/.work
  --scale            instead of the corpora, build sites of many versions and of many posts, with Velosaur alone
  --sites <names>    with --scale, measure only these, as level-20-30,level-20-300
  --visit            instead of the corpora, visit the website in a browser: Lighthouse, weights, navigation
  --search           instead of the corpora, build them with a local search index and without, in turns, and search
  --shards <numbers> instead of the corpora, build them in so many parts, as 1,2,4,8, and merge them
  --website          with --shards, build the website in parts, and look whether it is the same
  --lean             instead of the corpora, build the website with nothing left out as well, and weigh its pages
  --dev              instead of building, start the dev server on the corpora, and edit a page
  --compare          instead of measuring, build the website with upstream and compare the pages
  --surface          instead of measuring, compare what sites can build upon with upstream's packages
  --eject            with --surface, also try upstream's components as a site's own, in build and dev
  --upstream <dir>   where upstream is installed, for --surface (default: bench/peers/docusaurus)
  --site <folder>    instead of measuring, build a site with its installed upstream and with Velosaur, and compare
  --name <name>      what bench/SITES.md calls that site (default: its folder)
  --locale <locale>  build this locale of the site alone
  --upstream-build <folder>  compare with this build of the site instead of making one
  --plugins [names]  instead of measuring, try plugins in a site each, with upstream and with Velosaur as npm delivers it
  --work <folder>    where --plugins and --eject install, outside of the repository (default: a temporary folder)
  --help             show this
`;

/**
 * @typedef {object} SiteOptions
 * @property {string} siteDir
 * @property {string} name
 * @property {string | undefined} locale
 * @property {string | undefined} upstreamBuild
 *
 * @typedef {object} PluginOptions
 * @property {string[] | undefined} names of recipes; all of them by default
 * @property {boolean} withUpstream what it did before stays in the table otherwise
 * @property {string} workDir
 *
 * @typedef {object} Options
 * @property {boolean} help
 * @property {boolean} compare
 * @property {SiteOptions | undefined} site
 * @property {PluginOptions | undefined} plugins
 * @property {boolean} scale
 * @property {string[] | undefined} sites names of scenarios; all of them by default
 * @property {boolean} visit
 * @property {boolean} dev
 * @property {boolean} lean
 * @property {boolean} search
 * @property {number[] | undefined} shards numbers of parts
 * @property {boolean} website
 * @property {boolean} surface
 * @property {string | undefined} ejectDir where upstream's components are tried; they aren't otherwise
 * @property {string} [upstream]
 * @property {boolean} keep
 * @property {number[]} sizes
 * @property {number | undefined} rounds
 * @property {string[] | undefined} peers
 * @property {string[] | undefined} only
 */

const scenarioNames = scenarios.map(({ name }) => name);

const flags = /** @type {const} */ ({
  pages: { type: "string", default: "1000" },
  peer: { type: "string" },
  only: { type: "string" },
  rounds: { type: "string" },
  keep: { type: "boolean", default: false },
  compare: { type: "boolean", default: false },
  scale: { type: "boolean", default: false },
  sites: { type: "string" },
  visit: { type: "boolean", default: false },
  dev: { type: "boolean", default: false },
  lean: { type: "boolean", default: false },
  search: { type: "boolean", default: false },
  shards: { type: "string" },
  website: { type: "boolean", default: false },
  surface: { type: "boolean", default: false },
  eject: { type: "boolean", default: false },
  upstream: { type: "string" },
  site: { type: "string" },
  name: { type: "string" },
  locale: { type: "string" },
  "upstream-build": { type: "string" },
  plugins: { type: "boolean", default: false },
  work: { type: "string" },
  help: { type: "boolean", default: false },
});

/**
 * @param {string[]} args
 * @returns {Options}
 */
export function parseOptions(args) {
  const { values, positionals } = parseFlags(args);
  const { pages, peer, only, rounds, shards, site, name, locale, ...rest } = values;
  const { "upstream-build": upstreamBuild, sites, ...others } = rest;
  if (peer !== undefined && only !== undefined)
    throw new UserError("--peer and --only exclude each other.");
  if (sites !== undefined && !others.scale) throw new UserError("--sites needs --scale.");
  if (others.website && shards === undefined) throw new UserError("--website needs --shards.");
  return {
    ...others,
    site: parseSite({ site, name, locale, upstreamBuild }),
    sites: sites === undefined ? undefined : parseNames("--sites", sites, scenarioNames),
    plugins: parsePluginOptions(values, positionals),
    ejectDir: parseEjectDir(values),
    shards: shards?.split(",").map((text) => parseCount("--shards", text)),
    sizes: toSizes(pages.split(",").map((text) => parseCount("--pages", text))),
    rounds: rounds === undefined ? undefined : parseCount("--rounds", rounds),
    peers: peer === undefined ? undefined : parseNames("--peer", peer, peerNames),
    only: only === undefined ? undefined : parseNames("--only", only, ["velosaur", ...peerNames]),
  };
}

/** @param {string[]} args */
function parseFlags(args) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: args.includes("--plugins") });
  } catch (error) {
    const [message] = /** @type {Error} */ (error).message.split(". ");
    throw new UserError(`${message}. --help shows the options.`);
  }
}

/**
 * @param {{ site?: string, name?: string, locale?: string, upstreamBuild?: string }} values
 * @returns {SiteOptions | undefined}
 */
function parseSite({ site, name, locale, upstreamBuild }) {
  if (site === undefined) {
    const given = Object.entries({ name, locale, "upstream-build": upstreamBuild });
    const flag = given.find(([, value]) => value !== undefined);
    if (flag) throw new UserError(`--${flag[0]} needs --site.`);
    return undefined;
  }
  const siteDir = path.resolve(site);
  return {
    siteDir,
    name: name ?? path.basename(siteDir),
    locale,
    upstreamBuild: upstreamBuild === undefined ? undefined : path.resolve(upstreamBuild),
  };
}

/**
 * @param {ReturnType<typeof parseFlags>["values"]} values
 * @param {string[]} positionals
 * @returns {PluginOptions | undefined}
 */
function parsePluginOptions({ plugins, work, only }, positionals) {
  if (!plugins) return undefined;
  return {
    names: positionals.length === 0 ? undefined : positionals.join(",").split(","),
    withUpstream: only === undefined || only.includes("docusaurus"),
    workDir: path.resolve(work ?? path.join(tmpdir(), "velosaur-plugins")),
  };
}

/** @param {ReturnType<typeof parseFlags>["values"]} values */
function parseEjectDir({ surface, eject, plugins, work }) {
  if (eject && !surface) throw new UserError("--eject needs --surface.");
  if (!eject && !plugins && work !== undefined)
    throw new UserError("--work needs --plugins or --eject.");
  return eject ? path.resolve(work ?? path.join(tmpdir(), "velosaur-eject")) : undefined;
}

/** Ten pages show what a page weighs in a small site. @param {number[]} sizes */
function toSizes(sizes) {
  return [...new Set([10, ...sizes])].sort((a, b) => a - b);
}

/** @param {string} flag @param {string} text */
function parseCount(flag, text) {
  if (!/^[1-9]\d*$/.test(text))
    throw new UserError(`${flag} takes whole numbers above 0, not "${text}".`);
  return Number(text);
}

/** @param {string} flag @param {string} text @param {string[]} known */
function parseNames(flag, text, known) {
  const names = text.split(",");
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new UserError(`${flag} does not know "${unknown}". It knows: ${known.join(", ")}.`);
  return names;
}
