import { decodePathname } from "./pathname.ts";

/** A backslash separates folders on some systems, and control characters are never meant. */
// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u001f\\]/g;

/**
 * A URL path as a path on the disk, relative to the output folder: decoded, and never outside of it.
 * Hosts decode an address before they look for its file.
 */
export function toSafeFile(pathname: string): string {
  return decodePathname(pathname)
    .split("/")
    .filter((segment) => segment !== "" && segment !== "." && segment !== "..")
    .map((segment) => segment.replace(UNSAFE, (character) => encodeURIComponent(character)))
    .join("/");
}
