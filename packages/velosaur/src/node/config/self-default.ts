type Exports = { __esModule?: boolean; default?: Exports };

/**
 * Makes a module's default export have itself as `default`. Where upstream loads modules both names lead to it, so that
 * code that was written for Node (`plugin.default()`) runs there as well as code written for a bundler (`plugin()`).
 */
export function nameItselfDefault<T extends object>(exports: T): T {
  const { default: outer } = exports as { default?: Exports };
  // What CommonJS exports as `default` lies one level deeper, where Node has imported it.
  const main = outer?.__esModule === true ? outer.default : outer;
  // Nothing can be added to what is no object.
  if (Object.isExtensible(main) && !("default" in main!))
    Object.defineProperty(main, "default", { value: main, configurable: true, writable: true });
  return exports;
}
