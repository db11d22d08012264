/** Runs in the thread in which Node resolves imports, for a process that shares the engine's React. */

import type { InitializeHook, ResolveHook } from "node:module";
import { type FolderPair, replaceFolder } from "./replace-folder.ts";

let pairs: readonly FolderPair[] = [];

export const initialize: InitializeHook<readonly FolderPair[]> = (given) => {
  pairs = given;
};

export const resolve: ResolveHook = async (specifier, context, next) => {
  const found = await next(specifier, context);
  return { ...found, url: replaceFolder(found.url, pairs) };
};
