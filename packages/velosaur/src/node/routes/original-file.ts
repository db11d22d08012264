import path from "../system/path.ts";
import type { TranslatedFolder } from "../contract/contract.ts";

/**
 * Names a file after the one it is a translation of. Authors write links as if all translations stood
 * beside their originals, and a site translates some files and not others.
 */
export function createToOriginal(folders: readonly TranslatedFolder[]): (file: string) => string {
  const pairs = folders.map(({ translated, original }) => ({
    translated: translated + path.sep,
    original: original + path.sep,
  }));
  return (file) => {
    const pair = pairs.find(({ translated }) => file.startsWith(translated));
    return pair ? pair.original + file.slice(pair.translated.length) : file;
  };
}
