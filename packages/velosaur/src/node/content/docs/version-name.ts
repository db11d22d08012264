/** The working copy, which lists of versions leave out, most of them. */
export const CURRENT = "current";

const MAX_LENGTH = 32;
/** No file system holds them all, and an address would have to escape them. */
const FORBIDDEN = /[<>:"|?*\\/\p{Cc}]/u;

/** Why a version can't have this name (the rest of a sentence); undefined if it can. */
export function describeNameProblem(name: string): string | undefined {
  if (name.trim() === "") return "is empty";
  if (name !== name.trim()) return "begins or ends with a space";
  if (name.length > MAX_LENGTH) return `is longer than ${MAX_LENGTH} characters`;
  if (name === CURRENT) return "is that of the docs you are working on";
  if (/^\.+$/.test(name)) return "consists of dots";
  const [letter] = FORBIDDEN.exec(name) ?? [];
  if (letter !== undefined) return `holds ${JSON.stringify(letter)}, which no file name may hold`;
  return undefined;
}
