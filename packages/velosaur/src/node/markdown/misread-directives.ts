const CLOSING = /^[ \t>]*:{3,}[ \t\r]*$/;
const DEFINITION = /^[ \t>]*\[[^\]]+\]:/;
/** Of a definition: its address and its title may stand in lines of their own. */
const MOST_LINES = 3;

/** Quotes and lists that a line stands in. */
const AROUND = /^[ \t>]+/;
const OPENING = /^(:{3,})[A-Za-z]/;
const COLONS = /^:{3,}$/;
const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;

/**
 * Sätteri 0.10.5 takes the end of a directive for a row where a table stands right above it, and for text below a
 * definition: the directive then goes on to the end of what holds it. To Micromark a directive ends at the first line of
 * colons, also where that is in the middle of its code. It reads such a document in Sätteri's place.
 */
export function hasMisreadDirective(source: string): boolean {
  if (!source.includes(":::")) return false;
  const lines = source.split("\n");
  return (
    lines.some((line, index) => CLOSING.test(line) && isBelowMisread(lines, index)) ||
    endsWithinCode(lines)
  );
}

function endsWithinCode(lines: readonly string[]): boolean {
  /** How many colons each directive around a line begins with. */
  const around: number[] = [];
  let fence: string | undefined;
  for (const line of lines) {
    const inner = line.trimEnd().replace(AROUND, "");
    const isEnd = COLONS.test(inner) && around.some((colons) => colons <= inner.length);
    if (fence !== undefined) {
      if (isEnd) return true;
      if (isClosingFence(inner, fence)) fence = undefined;
    } else if (isEnd) {
      around.length = around.findIndex((colons) => colons <= inner.length);
    } else {
      const [, colons] = OPENING.exec(inner) ?? [];
      if (colons) around.push(colons.length);
      fence = FENCE.exec(inner)?.[1];
    }
  }
  return false;
}

/** At least as long as the opening one, and of the same character alone. */
const isClosingFence = (line: string, fence: string): boolean =>
  line.startsWith(fence) && line.replaceAll(fence.charAt(0), "") === "";

function isBelowMisread(lines: readonly string[], index: number): boolean {
  if (lines[index - 1]?.includes("|")) return true;
  for (let above = index - 1; above >= Math.max(0, index - MOST_LINES); above--) {
    const line = lines[above] ?? "";
    if (DEFINITION.test(line)) return true;
    if (line.trim() === "") return false;
  }
  return false;
}
