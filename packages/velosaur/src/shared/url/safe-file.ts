import { decodeFileName } from "./pathname.ts";

/** A backslash separates folders on some systems, and control characters are never meant. */
// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u001f\\]/g;

/** Whatever there is to see to; most paths have nothing of it. */
const SPECIAL = new RegExp(`${UNSAFE.source}|(?:^|/)\\.{0,2}(?:/|$)`);

/**
 * A URL path as a path on the disk, relative to the output folder: decoded, and never outside of it.
 * Hosts decode an address before they look for its file.
 */
export function toSafeFile(pathname: string): string {
  const decoded = decodeFileName(pathname);
  const file = decoded.startsWith("/") ? decoded.slice(1) : decoded;
  if (!SPECIAL.test(file)) return file;
  return file
    .split("/")
    .filter((segment) => segment !== "" && segment !== "." && segment !== "..")
    .map((segment) => segment.replace(UNSAFE, (character) => encodeURIComponent(character)))
    .join("/");
}
