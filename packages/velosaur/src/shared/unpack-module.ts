export type ModuleExports = Record<string, unknown>;

/**
 * What a bundled module exports. Of a CommonJS one, all stands in its default export; and where that was compiled
 * from an ES module, its own default export stands in there too.
 */
export function unpackModule(found: ModuleExports): ModuleExports {
  const inner = found["default"] as ModuleExports | null | undefined;
  return inner?.["__esModule"] ? inner : found;
}
