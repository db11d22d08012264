const CLOSING = String.raw`\n[ \t>]*:{3,}[ \t]*$`;
const ROW = new RegExp(String.raw`\|[^\n]*${CLOSING}`, "m");
/** Its address or its title may stand in a line of its own. */
const DEFINITION = new RegExp(
  String.raw`^[ \t>]*\[[^\]\n]+\]:[^\n]*(?:\n[^\n]*\S[^\n]*){0,2}${CLOSING}`,
  "m",
);

/**
 * Sätteri 0.10.5 takes the end of a directive for a row where a table stands right above it, and for text below a
 * definition: the directive then goes on to the end of what holds it. Micromark reads such a document in its place.
 */
export const hasMisreadDirective = (source: string): boolean =>
  source.includes(":::") && (ROW.test(source) || DEFINITION.test(source));
