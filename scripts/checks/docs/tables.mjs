// @ts-check
// Tables of options in the docs.

/**
 * @typedef {Record<string, string>} Row cells by the heading of their column
 * @typedef {{ heading: string, columns: string[], rows: Row[] }} Table
 */

/** @param {string} line */
const splitCells = (line) =>
  line
    .replace(/^\|/, "")
    .replace(/\|\s*$/, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

/**
 * @param {string} source
 * @returns {Table[]}
 */
export function findTables(source) {
  /** @type {Table[]} */
  const tables = [];
  let heading = "";
  // What looks like a heading in an example is none.
  const examples = /^( *)(`{3,})[^]*?^\1\2$/gm;
  const lines = source.replaceAll(examples, (code) => code.replaceAll(/[^\n]/g, "")).split("\n");
  for (const [index, line] of lines.entries()) {
    if (/^#+ /.test(line)) heading = line.replace(/^#+ /, "").replace(/ *\{#.*\}$/, "");
    if (!/^\|[ |:-]+\|$/.test(line)) continue;
    const columns = splitCells(lines[index - 1] ?? "");
    const end = lines.findIndex((text, place) => place > index && !text.startsWith("|"));
    const rows = lines.slice(index + 1, end === -1 ? undefined : end).map((text) => {
      const cells = splitCells(text);
      return Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ""]));
    });
    tables.push({ heading, columns, rows });
  }
  return tables;
}

/** @param {string} cell names in code spans */
export const readNames = (cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = ""]) => name);

/**
 * The value of a cell that is one literal in a code span; undefined for words.
 *
 * @param {string} cell
 * @returns {{ value: unknown } | undefined}
 */
export function readLiteral(cell) {
  const [, code] = /^`([^`]+)`$/.exec(cell) ?? [];
  if (code === undefined || !/^(?:'.*'|\[.*\]|\{.*\}|true|false|null|-?\d+(?:\.\d+)?)$/s.test(code))
    return undefined;
  return { value: /** @type {unknown} */ (new Function(`return (${code})`)()) };
}

/**
 * What a cell of types names: words (`string`) and values (`'light'`, `null`).
 *
 * @param {string} cell
 */
export function readTypes(cell) {
  const types = readNames(cell).flatMap((code) => code.split("|").map((type) => type.trim()));
  return {
    words: types,
    values: types
      .filter((type) => !/^[[{]/.test(type))
      .flatMap((type) => readLiteral(`\`${type}\``) ?? [])
      .map(({ value }) => value),
  };
}
