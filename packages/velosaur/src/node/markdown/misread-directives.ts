const CLOSING = /^[ \t>]*:{3,}[ \t\r]*$/;
const DEFINITION = /^[ \t>]*\[[^\]]+\]:/;
/** Of a definition: its address and its title may stand in lines of their own. */
const MOST_LINES = 3;

/**
 * Sätteri 0.10.5 takes the end of a directive for a row where a table stands right above it, and for text below a
 * definition: the directive then goes on to the end of what holds it. Micromark reads such a document in its place.
 */
export function hasMisreadDirective(source: string): boolean {
  if (!source.includes(":::")) return false;
  const lines = source.split("\n");
  return lines.some((line, index) => CLOSING.test(line) && isBelowMisread(lines, index));
}

function isBelowMisread(lines: readonly string[], index: number): boolean {
  if (lines[index - 1]?.includes("|")) return true;
  for (let above = index - 1; above >= Math.max(0, index - MOST_LINES); above--) {
    const line = lines[above] ?? "";
    if (DEFINITION.test(line)) return true;
    if (line.trim() === "") return false;
  }
  return false;
}
