// @ts-check
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { benchDir } from "../paths.mjs";
import { velosaur } from "../peers/velosaur.mjs";
import { renderTable } from "../report/table.mjs";

/**
 * What one comparison found.
 *
 * @typedef {object} SiteRow
 * @property {string} name
 * @property {number} pages of either build
 * @property {number} same
 * @property {number} explained those that are the same but for differences that have a reason
 * @property {string} upstream version of upstream that the site has installed
 */

const recordFile = path.join(benchDir, "site/sites.json");
const tableFile = path.join(benchDir, "SITES.md");
/** Begins what people saw who looked at the sites: no comparison of files tells it, and it stays as they wrote it. */
const NOTES = "## What one sees";

/** @typedef {SiteRow & { velosaur: string, date: string }} SiteRecord */

/** Replaces the site's row in the table. @param {SiteRow} row */
export function recordSite(row) {
  const others = readRecords().filter(({ name }) => name !== row.name);
  const date = new Date().toISOString().slice(0, 10);
  const records = [...others, { ...row, velosaur: velosaur.readVersion(), date }].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
  writeFileSync(recordFile, `${JSON.stringify(records, undefined, 2)}\n`);
  writeFileSync(tableFile, replaceTable(readFileSync(tableFile, "utf8"), records));
}

/** @param {string} text @param {SiteRecord[]} records */
export function replaceTable(text, records) {
  const start = text.indexOf(NOTES);
  if (start < 0) throw new Error(`${tableFile} has no "${NOTES}".`);
  return `${renderSites(records)}\n${text.slice(start)}`;
}

/** @returns {SiteRecord[]} */
function readRecords() {
  return existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, "utf8")) : [];
}

/** @param {SiteRecord[]} records */
export function renderSites(records) {
  const head = ["site", "pages", "the same", "with reasons", "upstream", "Velosaur", "date"];
  const rows = records.map((record) => [
    record.name,
    String(record.pages),
    toShare(record.same, record.pages),
    toShare(record.explained, record.pages),
    record.upstream,
    record.velosaur,
    record.date,
  ]);
  return [introduction, renderTable(head, rows), ""].join("\n\n").trimEnd() + "\n";
}

/** Rounded down: only all pages are 100 %. @param {number} part @param {number} whole */
function toShare(part, whole) {
  return `${part} (${(Math.floor((part / whole) * 1000) / 10).toFixed(1)} %)`;
}

const introduction = `# Sites

Public sites, built with upstream and with Velosaur, with no change but the line in \`package.json\` that adopts it.
\`npm run bench -- --site <folder>\` writes a site's row; [README.md](README.md#other-sites) tells what it compares.

**The same** counts pages that don't differ in anything that is compared; **with reasons** counts those too that differ
only in what \`site/differences/\` names, each with its reason.`;
