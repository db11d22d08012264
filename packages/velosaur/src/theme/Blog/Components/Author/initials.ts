/** What stands for an author without a picture. */

/** `Grace Brewster Hopper` → `GH`. */
export function toInitials(name: string): string {
  const words = name.split(/[\s._-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return chosen.map((word) => firstLetter(word).toUpperCase()).join("");
}

const firstLetter = (word: string): string => word.match(/[\p{L}\p{N}]\p{M}*/u)?.[0] ?? "";

/** The same name always has the same colour. In degrees. */
export function toHue(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + character.codePointAt(0)!) % 360;
  return hash;
}
