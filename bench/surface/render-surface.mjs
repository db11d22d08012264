// @ts-check
import { renderTable } from "../report/table.mjs";
import { countNames } from "./facts.mjs";

/** @import { Facts, LeftOut } from "./facts.mjs" */
/** @import { Outcome } from "./ejected.mjs" */
/** @import { Half } from "./halves.mjs" */

/**
 * @typedef {object} Compared
 * @property {Half} half
 * @property {Facts} upstream
 * @property {Facts} missing
 * @property {LeftOut[]} leftOut
 */

/**
 * @param {{ version: string, date: string, compared: Compared[], ejected: Outcome }} input
 * @returns {string} Markdown
 */
export function renderSurface({ version, date, compared, ejected }) {
  return (
    [
      "# Surface",
      `What code of sites can build upon: upstream's packages ${version} from npm beside ours, by name. Written by \`npm run bench -- --surface\` on ${date}; how: [README.md](README.md#surface).`,
      ...compared.flatMap(renderHalf),
      ...renderEjected(ejected),
    ].join("\n\n") + "\n"
  );
}

/** @param {Compared} compared */
function renderHalf({ half, upstream, missing, leftOut }) {
  const rows = Object.entries(upstream).map(([kind, owners]) => {
    const total = countNames(owners);
    const without = countNames(missing[kind]);
    return [kind, String(total), String(total - without), String(without)];
  });
  const reasons = leftOut.map(({ kind, owner, names, reason }) => [
    kind,
    `${owner}: ${names.join(", ")}`,
    reason,
  ]);
  return [
    `## ${half.title}`,
    renderTable(["kind", "upstream", "ours", "left out"], rows),
    ...(reasons.length > 0
      ? ["What is left out:", renderTable(["kind", "names", "reason"], reasons)]
      : []),
  ];
}

/** @param {Outcome} ejected */
function renderEjected({ version, works, unseen, typeErrors }) {
  const rows = Object.entries(works).map(([theme, names]) => [
    theme,
    String(names.length),
    String(names.length - (unseen[theme]?.length ?? 0)),
  ]);
  return [
    `What works was tried with ${version}: its components as a site's own, all at once, in a build and in the dev server, beside the site without them. The last column counts those of which a function ran in a page of the dev server.`,
    renderTable(["theme", "work", "rendered"], rows),
    `With the engine's types, \`tsc\` finds ${typeErrors.length === 1 ? "1 mistake" : `${typeErrors.length} mistakes`} in them.`,
  ];
}
