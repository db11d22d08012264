/** A text of many pieces as UTF-8. Each is written in its place: as one text they would be copied, twice, before that. */
export function encodePieces(pieces: readonly string[]): Buffer {
  const lengths = pieces.map((piece) => Buffer.byteLength(piece));
  const bytes = Buffer.allocUnsafe(lengths.reduce((total, next) => total + next, 0));
  let start = 0;
  for (const piece of pieces) start += bytes.write(piece, start);
  return bytes;
}
