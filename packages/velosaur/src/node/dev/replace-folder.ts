/** What stands in the first is meant to be in the second. Both end with a slash. */
export type FolderPair = readonly [from: string, to: string];

/** A path or an address, in the folder that takes the place of its own. */
export function replaceFolder(file: string, pairs: readonly FolderPair[]): string {
  const pair = pairs.find(([from]) => file.startsWith(from));
  return pair ? pair[1] + file.slice(pair[0].length) : file;
}
