import { isRecord } from "./schema-parts.ts";

/** What CommonJS exports as `default` lies one level deeper, where Node has imported it. */
const findMain = (exports: object): unknown => {
  const main: unknown = Reflect.get(exports, "default");
  return isRecord(main) && main["__esModule"] === true && "default" in main
    ? main["default"]
    : main;
};

const isObject = (value: unknown): value is object =>
  (typeof value === "object" && value !== null) || typeof value === "function";

/**
 * Makes a module's default export have itself as `default`. Where upstream loads modules both names lead to it, so that
 * code that was written for Node (`plugin.default()`) runs there as well as code written for a bundler (`plugin()`).
 */
export function nameItselfDefault<T extends object>(exports: T): T {
  const main = findMain(exports);
  if (isObject(main) && !("default" in main) && Object.isExtensible(main))
    Object.defineProperty(main, "default", { value: main, configurable: true, writable: true });
  return exports;
}
