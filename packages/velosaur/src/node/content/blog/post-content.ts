import { removeContentTitle } from "../../markdown/front-matter.ts";
import { countWords } from "./reading-time.ts";

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Markdown of a post, without its front matter and title. */
export const stripHead = (source: string): string =>
  removeContentTitle(source.replace(FRONT_MATTER, ""));

/** What only a post's whole text tells. */
export interface PostMeasures {
  words: number;
  hasTruncateMarker: boolean;
}

export const createMeasure =
  (truncateMarker: RegExp) =>
  (source: string): PostMeasures & Record<string, never> => {
    const content = stripHead(source);
    return {
      words: countWords(content),
      // A pattern may remember where it stopped; a search does not.
      hasTruncateMarker: content.search(truncateMarker) >= 0,
    } as PostMeasures & Record<string, never>;
  };
