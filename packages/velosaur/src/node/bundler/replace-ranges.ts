export interface Replacement {
  start: number;
  end: number;
  text: string;
}

/** Replaces parts of a text that don't overlap. */
export function replaceRanges(text: string, replacements: readonly Replacement[]): string {
  return replacements
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (all, { start, end, text: inserted }) => all.slice(0, start) + inserted + all.slice(end),
      text,
    );
}
