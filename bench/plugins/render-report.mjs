// @ts-check
import { renderTable } from "../report/table.mjs";

/** @import { Mode, Recipe } from "./recipe.mjs" */

/** @import { Outcome, PluginResults } from "./results.mjs" */

/**
 * @param {Recipe[]} recipes
 * @param {PluginResults} results
 */
export function renderPluginReport(recipes, results) {
  const tried = recipes.map((recipe) => ({ recipe, ...results.recipes[recipe.name] }));
  const runByUpstream = tried.filter(({ upstream }) => !upstream || works(upstream));
  const { length: triedByUpstream } = tried.filter(({ upstream }) => upstream);
  const working = runByUpstream.filter(({ velosaur }) => velosaur && works(velosaur));
  const rows = tried.map(({ recipe, velosaur, upstream }) => [
    recipe.name,
    formatPackages(recipe),
    formatMode(velosaur, "build"),
    formatMode(velosaur, "dev"),
    formatBoth(upstream),
  ]);
  const head = ["recipe", "packages", "build", "dev", "Docusaurus"];
  return `# Plugins

\`npm run bench -- --plugins\` packs Velosaur and installs it with the plugins in a folder outside of the repository, makes a
site for each, builds it, serves the build, starts the dev server, and uses both in a browser as a visitor would: a search
finds a word of a doc, an image zooms, a page of an API is there. Docusaurus runs the same site, in the same way.

**${working.length} of ${runByUpstream.length}** work. Docusaurus has run ${triedByUpstream} of the ${tried.length}; what it fails with is not counted. ${formatVersions(tried)}

${renderTable(head, rows)}

${tried.map(formatNotes).filter(Boolean).join("\n")}
`;
}

/** @param {Outcome} outcome */
const works = ({ failures }) => Object.keys(failures).length === 0;

/** @param {Recipe} recipe */
const formatPackages = ({ packages }) =>
  Object.entries(packages)
    .map(([name, version]) => `${name} ${version.replace(/^npm:.*@/, "")}`)
    .join(", ") || "the preset's";

/** @param {Outcome | undefined} outcome @param {Mode} mode */
function formatMode(outcome, mode) {
  if (!outcome) return "not tried";
  return outcome.failures[mode] === undefined ? "works" : "fails";
}

/** @param {Outcome | undefined} outcome */
function formatBoth(outcome) {
  const [build, dev] = [formatMode(outcome, "build"), formatMode(outcome, "dev")];
  return build === dev ? build : `build ${build}, dev ${dev}`;
}

/** @param {{ velosaur?: Outcome, upstream?: Outcome }[]} tried */
function formatVersions(tried) {
  const outcomes = tried.flatMap(({ velosaur }) => velosaur ?? []);
  const dates = [...new Set(outcomes.map(({ date }) => date))].sort();
  const versions = new Set(outcomes.map(({ version }) => version));
  const upstream = new Set(tried.flatMap(({ upstream }) => upstream?.version ?? []));
  const days = dates.length > 1 ? `${dates[0]} to ${dates.at(-1)}` : dates[0];
  return `Tried on ${days}: Velosaur ${[...versions].join(", ")}, Docusaurus ${[...upstream].join(", ")}.`;
}

/** @param {{ recipe: Recipe, velosaur?: Outcome, upstream?: Outcome }} entry */
function formatNotes({ recipe, velosaur, upstream }) {
  const notes = [
    recipe.note,
    formatFailures("Velosaur", velosaur),
    formatFailures("Docusaurus", upstream),
  ].filter(Boolean);
  return notes.length === 0 ? "" : `- **${recipe.name}**: ${notes.join(" ")}`;
}

/** @param {string} label @param {Outcome | undefined} outcome */
function formatFailures(label, outcome) {
  const texts = Object.entries(outcome?.failures ?? {}).map(
    ([mode, text]) => `${label}, ${mode}: \`${text.split("\n")[0].replaceAll("`", "'")}\`.`,
  );
  return texts.join(" ");
}
