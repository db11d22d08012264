const OPENING = /^\uFEFF?---[ \t]*\r?\n/;
const CLOSING = /^---[ \t]*(?:\r?\n|$)/m;

export interface SplitSource {
  yaml: string;
  /** The line that ends the front matter, with its break. */
  closing: string;
  content: string;
}

/** Front matter and what follows; undefined of a text that has none. */
export function splitFrontMatter(source: string): SplitSource | undefined {
  const opening = OPENING.exec(source)?.[0];
  if (opening === undefined) return undefined;
  const rest = source.slice(opening.length);
  const closing = CLOSING.exec(rest);
  if (!closing) return undefined;
  return {
    yaml: rest.slice(0, closing.index),
    closing: closing[0],
    content: rest.slice(closing.index + closing[0].length),
  };
}
