import type { Json } from "../../../shared/document.ts";

/** Any value as JSON, for people to look at: what JSON can't hold is described. */
export function toJson(value: unknown, ancestors: readonly object[] = []): Json {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
  if (value === undefined) return null;
  if (typeof value === "function") return `[function ${value.name || "without a name"}]`;
  if (typeof value !== "object") return String(value);
  if (ancestors.includes(value)) return "[circular]";
  const inner = [...ancestors, value];
  if (Array.isArray(value)) return value.map((entry) => toJson(entry, inner));
  if (value instanceof Date || value instanceof RegExp || value instanceof URL)
    return String(value);
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  if (value instanceof Set) return [...value].map((entry) => toJson(entry, inner));
  return Object.fromEntries(
    entries
      .filter(([, entry]) => entry !== undefined)
      .map(([key, entry]) => [String(key), toJson(entry, inner)]),
  );
}
