/** The picture of a tile follows from the title alone: no screenshots to keep up to date. */

export interface TilePicture {
  initials: string;
  /** In degrees. */
  hue: number;
  turn: number;
  /** Which of the patterns of the stylesheet. */
  pattern: 0 | 1 | 2 | 3;
}

export function drawTile(title: string): TilePicture {
  const seed = hash(title);
  return {
    initials: toInitials(title),
    hue: seed % 360,
    turn: (seed >>> 9) % 180,
    pattern: ((seed >>> 17) % 4) as TilePicture["pattern"],
  };
}

/** FNV-1a: small, and titles that differ by a letter get colours that differ. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  return value >>> 0;
}

function toInitials(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join("");
}
