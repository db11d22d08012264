export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** Replaces parts of a text that don't overlap. */
export function replaceRanges(text: string, replacements: readonly Replacement[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end, text: inserted } of replacements.toSorted((a, b) => a.start - b.start)) {
    pieces.push(text.slice(done, start), inserted);
    done = end;
  }
  return pieces.join("") + text.slice(done);
}
