const OPENING = /^[ \t>]*(?=\$\$)/gm;
const DEEP = / {4}|\t/;

/**
 * Sätteri 0.10.5 takes maths for text where more than three spaces stand before it, as if they made code of it. MDX has
 * no such code. Micromark reads a document in Sätteri's place where maths stands so deep, be it in a list or not.
 */
export const hasIndentedMaths = (source: string): boolean =>
  source.match(OPENING)?.some((indent) => DEEP.test(indent)) ?? false;
