import { types } from "node:util";

type Visited = Map<object, unknown>;

/**
 * A value in which each ES module that code has required, as in `items: require("./sidebar")`, is its default export:
 * so upstream's loader hands modules out. What holds no module is returned itself.
 */
export const takeDefaults = (value: unknown): unknown =>
  holdsModule(value, new Set()) ? copyWithDefaults(value, new Map()) : value;

/** Exports of a module that has a default one of its own; arrays and objects that somebody wrote are none. */
const isModule = (value: object): value is Record<string, unknown> & { default: object } => {
  if (!Object.hasOwn(value, "default")) return false;
  const main: unknown = Reflect.get(value, "default");
  const isEsModule =
    types.isModuleNamespaceObject(value) || Reflect.get(value, "__esModule") === true;
  return isEsModule && Object(main) === main;
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Whose members are looked at: those of a plugin's own classes are nobody's business. */
const isPlain = (value: object): boolean =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);

function holdsModule(value: unknown, visited: Set<object>): boolean {
  if (!isObject(value) || visited.has(value)) return false;
  visited.add(value);
  if (isModule(value)) return true;
  return isPlain(value) && Object.values(value).some((member) => holdsModule(member, visited));
}

function copyWithDefaults(value: unknown, visited: Visited): unknown {
  if (!isObject(value)) return value;
  if (visited.has(value)) return visited.get(value);
  if (isModule(value)) return copyWithDefaults(joinExports(value), visited);
  if (!isPlain(value)) return value;
  const copy: object = Array.isArray(value) ? [] : {};
  visited.set(value, copy);
  for (const [key, member] of Object.entries(value))
    Object.defineProperty(copy, key, {
      value: copyWithDefaults(member, visited),
      configurable: true,
      enumerable: true,
      writable: true,
    });
  return copy;
}

/** The default export, with the named ones as its members: a plugin's checks of its options are such. */
function joinExports(module: Record<string, unknown> & { default: object }): unknown {
  const { default: main, __esModule: _, ...named } = { ...module };
  if (Object.keys(named).length === 0) return main;
  if (typeof main !== "function")
    return isPlain(main) && !Array.isArray(main) ? { ...named, ...main } : main;
  const call = function (this: unknown, ...args: unknown[]): unknown {
    return Reflect.apply(main, this, args);
  };
  return Object.assign(call, named, main);
}
