/** Blocks that translation platforms leave alone: ```` ```mdx-code-block ```` holds MDX, no code. */

/** Of three backticks or four, as in upstream. */
const MARKS = ["```", "````"];

/**
 * Takes the fences away. Where it makes no difference a blank line stands in their place, so that other
 * lines keep their numbers.
 */
export function unwrapMdxCode(source: string): string {
  if (!source.includes("mdx-code-block")) return source;
  return MARKS.reduce((lines, mark) => unwrapLines(lines, mark), source.split("\n")).join("\n");
}

function unwrapLines(lines: readonly string[], mark: string): string[] {
  const opening = new RegExp(`^ *${mark} *mdx-code-block$`);
  const closing = new RegExp(`^ *${mark}$`);
  const result: string[] = [];
  let missing = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const end = opening.test(line)
      ? lines.findIndex((other, index) => index > at + 1 && closing.test(other))
      : -1;
    if (end < 0) {
      result.push(line);
      continue;
    }
    missing += 1;
    if (isBlank(result.at(-1))) missing = fill(result, missing);
    result.push(...lines.slice(at + 1, end));
    missing += 1;
    if (isBlank(lines[end + 1])) missing = fill(result, missing);
    at = end;
  }
  return result;
}

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === "";

/** Returns how many lines are missing now. */
function fill(lines: string[], count: number): 0 {
  for (let index = 0; index < count; index += 1) lines.push("");
  return 0;
}
