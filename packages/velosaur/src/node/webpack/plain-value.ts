/** Rules may hold whole libraries (`implementation: require('sass')`): of these the shape is enough. */
const DEPTH = 8;

/** What can be told of a value without looking into instances: equal rules give equal descriptions. */
export function describeValue(value: unknown, depth = 0): unknown {
  if (typeof value === "function") return `${value.name}:${value.toString().slice(0, 2000)}`;
  if (value instanceof RegExp) return value.toString();
  if (typeof value !== "object" || value === null)
    return typeof value === "bigint" ? `${value}` : value;
  if (depth > DEPTH) return "…";
  if (Array.isArray(value)) return value.map((entry) => describeValue(entry, depth + 1));
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (prototype !== null && prototype !== Object.prototype) return prototype.constructor?.name;
  return Object.entries(value).map(([key, entry]) => [key, describeValue(entry, depth + 1)]);
}
