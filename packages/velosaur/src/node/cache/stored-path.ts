/**
 * Paths as the cache keeps them: seen from a folder of its own. A site that is copied or moved takes its cache
 * along, and what is kept there then means the files of that site.
 */

import path from "../system/path.ts";

/** `/site/docs/a.md` → `../../../docs/a.md` */
export const toStoredPath = (file: string, home: string): string => path.relative(home, file);

export const fromStoredPath = (stored: string, home: string): string => path.resolve(home, stored);

type Named<T> = Record<string, T>;

export const toStoredKeys = <T>(files: Named<T>, home: string): Named<T> =>
  mapKeys(files, (file) => toStoredPath(file, home));

export const fromStoredKeys = <T>(files: Named<T>, home: string): Named<T> =>
  mapKeys(files, createFromStored(home));

const WAY_UP = /^(?:\.\.\/)+/;

/** Thousands of names go the same way up, which is gone once. What is below has no dots: it was a whole path's end. */
function createFromStored(home: string): (stored: string) => string {
  const folders = new Map<string, string>();
  return (stored) => {
    const [up = ""] = WAY_UP.exec(stored) ?? [];
    if (up === "") return fromStoredPath(stored, home);
    const folder = folders.get(up) ?? fromStoredPath(up, home).replace(/\/*$/, "/");
    folders.set(up, folder);
    return folder + stored.slice(up.length);
  };
}

const mapKeys = <T>(record: Named<T>, map: (key: string) => string): Named<T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [map(key), value]));
