// @ts-check
import differences from "./differences.json" with { type: "json" };

/** @import { Outcome } from "./try-site.mjs" */
/** @import { VisitedPage } from "./visit-pages.mjs" */

/**
 * What a visitor of the site with components of its own meets that one of the plain site doesn't.
 *
 * @param {Outcome} plain
 * @param {Outcome} outcome
 * @returns {string | undefined} nothing but what has its reason
 */
export function compareOutcomes(plain, outcome) {
  const lines = /** @type {const} */ (["build", "dev"]).flatMap((mode) =>
    outcome[mode].flatMap((page, index) =>
      comparePages(plain[mode][index], page).map((line) => `${mode}: ${page.path}: ${line}`),
    ),
  );
  return lines.length === 0 ? undefined : lines.join("\n");
}

/**
 * @param {VisitedPage} plain
 * @param {VisitedPage} page
 * @returns {string[]}
 */
export function comparePages(plain, page) {
  if (page.problems.length > 0) return page.problems;
  const before = listParts(plain);
  const after = listParts(page);
  const isNew = (/** @type {string} */ line) => !hasReason(page.path, line);
  return [
    ...before.filter((line) => !after.includes(line) && isNew(line)).map((line) => `lacks ${line}`),
    ...after.filter((line) => !before.includes(line) && isNew(line)).map((line) => `has ${line}`),
  ];
}

/** @param {string} path @param {string} line */
const hasReason = (path, line) =>
  differences.some(
    ({ paths, lines }) => new RegExp(paths).test(path) && new RegExp(lines).test(line),
  );

/** Of all that a screen reader finds, what doesn't hang on markup. */
const PART = /^(?:(?:banner|main|contentinfo|heading|link|button|tab|cell)\b|paragraph: )/;
/** An icon before a card's title. */
const ICON = /\p{Extended_Pictographic}\uFE0F? /gu;

/** Lines of Playwright's snapshot: `- heading "Tides" [level=2]:`. @param {VisitedPage} page */
function listParts({ title, content }) {
  const lines = content
    .split("\n")
    .map((line) => line.trim().replace(/^- /, "").replace(/:$/, "").replace(ICON, ""))
    .map((line) => line.replace(/\s+"(?=\s|:|$)/g, '"'));
  return [`title "${title}"`, ...lines.filter((line) => PART.test(line))];
}
