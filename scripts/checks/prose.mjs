// @ts-check
// What a machine can say about prose: words that add nothing, sentences nobody finishes, pages that end nowhere.

/**
 * @typedef {{ line: number, problem: string }} Finding
 * @typedef {"doc" | "post"} Kind
 */

const fillers =
  /\b(?:actually|as you can see|basically|blazing(?:ly)?|cutting-edge|easily|effortless(?:ly)?|in order to|it should be noted|just|leverage|needless to say|note that|obviously|of course|out of the box|please|powerful|really|robust|seamless(?:ly)?|simply|utili[sz]e|very|world-class)\b/gi;

/** Most sentences have fewer than twenty words. Past this many, a reader has to start again. */
const longestSentence = 40;
const shortestDescription = 25;
const longestDescription = 180;

/**
 * @param {string} source a page in Markdown
 * @param {Kind} kind
 * @returns {Finding[]}
 */
export function checkProse(source, kind) {
  const { frontMatter, prose, lines } = splitSource(source);
  return [
    ...checkDescription(frontMatter),
    ...lines.flatMap(({ line, text }) => checkFillers(text, line)),
    ...lines.flatMap(({ line, text }) => checkSentences(text, line)),
    ...(kind === "post" ? lines.flatMap(({ line, text }) => checkPerson(text, line)) : []),
    ...checkEnding(prose, kind),
  ].toSorted((a, b) => a.line - b.line);
}

/** @param {string} source */
function splitSource(source) {
  const frontMatter = /^---\n[\s\S]*?\n---\n/.exec(source)?.[0] ?? "";
  const prose = blank(
    source.replace(frontMatter, blank(frontMatter)),
    /^( *)(`{3,}).*\n[\s\S]*?^\1\2`*$/gm,
  );
  const lines = prose
    .split("\n")
    .map((content, index) => ({ line: index + 1, text: readableText(content) }));
  return { frontMatter, prose, lines };
}

/**
 * Keeps the line breaks, so that lines keep their numbers.
 *
 * @param {string} text
 * @param {RegExp} [part]
 */
function blank(text, part = /[\s\S]+/g) {
  return text.replaceAll(part, (match) => match.replaceAll(/[^\n]/g, ""));
}

/**
 * A line as a reader sees it: without tags, code and addresses.
 *
 * @param {string} line
 */
function readableText(line) {
  if (/^\s*(?:import|export)\s/.test(line)) return "";
  return line
    .replaceAll(/`[^`]+`/g, "code")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/<[^>]*>/g, " ");
}

/**
 * @param {string} frontMatter
 * @returns {Finding[]}
 */
function checkDescription(frontMatter) {
  const length = /^description: *(.+)$/m.exec(frontMatter)?.[1]?.length ?? 0;
  if (length === 0) return [{ line: 1, problem: "has no description" }];
  if (length < shortestDescription)
    return [{ line: 1, problem: "has a description of too few words" }];
  if (length > longestDescription)
    return [
      { line: 1, problem: `has a description of ${length} letters; search engines cut it off` },
    ];
  return [];
}

/**
 * @param {string} text
 * @param {number} line
 * @returns {Finding[]}
 */
function checkFillers(text, line) {
  return [...text.matchAll(fillers)].map(([word]) => ({ line, problem: `says “${word}”` }));
}

/**
 * Posts bear the names of real people: nothing is put into their mouths.
 *
 * @param {string} text
 * @param {number} line
 * @returns {Finding[]}
 */
function checkPerson(text, line) {
  const own = text.replaceAll(/“[^”]*”/g, "");
  const persons = own.matchAll(/\b(?:I|me|mine|my|our|ours|us|we)\b/gi);
  return [...persons].map(([word]) => ({ line, problem: `says “${word}”` }));
}

/**
 * Cells of a table and parts around a code block count as sentences of their own.
 *
 * @param {string} text
 * @param {number} line
 * @returns {Finding[]}
 */
function checkSentences(text, line) {
  return text
    .split(/(?<=[.!?:]["”)*]*)\s+|\|/)
    .map((sentence) => sentence.split(/\s+/).filter(Boolean).length)
    .filter((count) => count > longestSentence)
    .map((count) => ({ line, problem: `has a sentence of ${count} words` }));
}

/**
 * A doc has a section “Where to go next”, and a post's last section links onward.
 *
 * @param {string} prose
 * @param {Kind} kind
 * @returns {Finding[]}
 */
function checkEnding(prose, kind) {
  const start = prose.lastIndexOf(kind === "doc" ? "\n## Where to go next" : "\n## ") + 1;
  if (start === 0) return [{ line: 1, problem: "has no section “## Where to go next”" }];
  const line = prose.slice(0, start).split("\n").length;
  const section = prose.slice(start).split(/\n(?=## )/)[0] ?? "";
  return /\]\([^)]+\)/.test(section) ? [] : [{ line, problem: "gives no link to go on with" }];
}
