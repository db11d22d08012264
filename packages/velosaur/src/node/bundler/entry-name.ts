import { hashText } from "../cache/hash.ts";

/** A short, unique, readable name of a module's chunk: `@theme/DocItem` → `DocItem-1f3a09`. */
export function entryName(moduleId: string): string {
  const words = moduleId
    .replace(/(?:\/index)?(?:\.[jt]sx?)?$/, "")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return `${words.slice(-2).join("-")}-${hashText(moduleId).slice(0, 6)}`;
}
