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
  mapKeys(files, (stored) => fromStoredPath(stored, home));

const mapKeys = <T>(record: Named<T>, map: (key: string) => string): Named<T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [map(key), value]));
