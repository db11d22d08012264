import { createHash, hash } from "node:crypto";

/** Hex SHA-1 of a text or bytes: an identity of content, not a protection. */
export function hashText(content: string | Uint8Array): string {
  return hash("sha1", content);
}

/** The same, of what these contents are one after another. */
export function hashBytes(contents: readonly Uint8Array[]): string {
  const sha1 = createHash("sha1");
  for (const content of contents) sha1.update(content);
  return sha1.digest("hex");
}

/** One hash of several texts; their boundaries count. */
export function hashParts(parts: readonly (string | undefined)[]): string {
  return hashText(parts.map((part) => `${part?.length ?? -1}:${part ?? ""}`).join(""));
}

/** Hash of any value, functions by their source: two that are equal give one hash, whatever they refer to. */
export const hashValue = (value: unknown): string => hashText(describeValue(value));

/** Text that differs where two values do. */
export function describeValue(value: unknown): string {
  const ancestors: unknown[] = [];
  const text = JSON.stringify(value, function replace(this: unknown, _key: string, entry: unknown) {
    if (typeof entry === "function") return `${entry.name}:${entry.toString()}`;
    if (typeof entry === "bigint" || entry instanceof RegExp) return entry.toString();
    if (typeof entry !== "object" || entry === null) return entry;
    // Plugins may hold any object, also one that contains itself.
    while (ancestors.length > 0 && ancestors.at(-1) !== this) ancestors.pop();
    if (ancestors.includes(entry)) return "circular";
    ancestors.push(entry);
    return entry;
  });
  return text ?? "undefined";
}
