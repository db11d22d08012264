import { createHash } from "node:crypto";
import { toTagSlug } from "../../../content/shared/tags.ts";
import { isNameTooLong, shortName } from "./paths.ts";

export const md5Hash = (text: string): string => createHash("md5").update(text).digest("hex");

export const simpleHash = (text: string, length: number): string => md5Hash(text).slice(0, length);

const toKebabCase = (text: string): string => (/[\p{L}\p{N}]/u.test(text) ? toTagSlug(text) : "");

/** A name for files, unlike any other path's even where case is not told apart. */
export const docuHash = (
  text: string,
  { hashExtra, hashLength = 3 }: { hashExtra?: string; hashLength?: number } = {},
): string => {
  if (text === "/" && hashExtra === undefined) return "index";
  const name = text === "/" ? "index" : text;
  const hash = simpleHash(name + (hashExtra ?? ""), hashLength);
  const slug = toKebabCase(name);
  return `${isNameTooLong(`${slug}-${hash}`) ? shortName(slug) : slug}-${hash}`;
};
