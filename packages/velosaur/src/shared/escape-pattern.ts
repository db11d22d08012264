/** A text as a part of a regular expression that matches nothing but this text. */
export const escapePattern = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
