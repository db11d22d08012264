// @ts-check

/**
 * How much of a site a build did, as its own lines tell.
 *
 * @typedef {object} Counts
 * @property {number} pages of the site
 * @property {number} compiled documents that went through the compiler
 * @property {number} rendered pages that were rendered and written
 */

/** @param {string} log what the build printed @returns {Counts} */
export function readCounts(log) {
  return {
    pages: sum(log, /^Built ([\d,]+) pages?\b/gm),
    compiled: sum(log, /\bcompile +([\d,]+) documents?\b/g),
    rendered: sum(log, /\brender +([\d,]+) pages?\b/g),
  };
}

/** @param {string} log @param {RegExp} pattern */
function sum(log, pattern) {
  const found = [...log.matchAll(pattern)];
  if (found.length === 0) throw new Error(`The build printed no line like ${pattern}:\n${log}`);
  return found.reduce((total, [, count]) => total + Number(count.replaceAll(",", "")), 0);
}
