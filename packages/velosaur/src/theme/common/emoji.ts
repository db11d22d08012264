export interface LeadingEmoji {
  emoji: string | null;
  /** All behind it, as it is. */
  rest: string;
}

/** `"⚠️ Beware"` → `"⚠️"` and `" Beware"`: only what is a picture counts, no digit. */
export function extractLeadingEmoji(input: string): LeadingEmoji {
  const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(input);
  const first = segments.containing(0)?.segment;
  if (first === undefined || !isEmoji(first)) return { emoji: null, rest: input };
  return { emoji: first, rest: input.slice(first.length) };
}

/** Made of a string: a compiler for older browsers would refuse the flag `v` in a literal. */
const isEmoji = (grapheme: string): boolean => new RegExp("^\\p{RGI_Emoji}$", "v").test(grapheme);
