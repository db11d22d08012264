import { expect, test } from "vitest";

import type { Action, Location } from "./location.ts";
import { findScrollTarget } from "./scroll.ts";

let entries = 0;
/** An entry of the history. */
const at = (path: string): Location => {
  const { pathname, search, hash } = new URL(path, "https://site.test");
  return { pathname, search, hash, state: undefined, key: String(entries++) };
};

test.each<[string | null, string, Action, [number, number] | undefined, string]>([
  [null, "/a#x", "POP", undefined, "none"],
  ["/a", "/b", "PUSH", undefined, "top"],
  ["/a", "/b#x", "PUSH", undefined, "hash"],
  ["/a", "/a?q=1", "PUSH", undefined, "none"],
  ["/a#x", "/a?q=1#x", "REPLACE", undefined, "none"],
  ["/a", "/a", "PUSH", undefined, "top"],
  ["/a#x", "/a#x", "REPLACE", undefined, "hash"],
  ["/a#x", "/a#y", "POP", undefined, "hash"],
  ["/b", "/a", "POP", [0, 300], "position"],
  ["/b", "/a#x", "POP", [0, 300], "position"],
  ["/b", "/a", "PUSH", [0, 300], "top"],
])("from %s to %s by %s, saved %j: %s", (from, to, action, saved, kind) => {
  const previousLocation = from === null ? null : at(from);
  expect(findScrollTarget({ location: at(to), previousLocation, action }, saved).kind).toBe(kind);
});

test("a page that is shown anew, in the same entry of the history, stays where it is", () => {
  const previousLocation = at("/a#x");
  const again = { location: { ...previousLocation }, previousLocation, action: "POP" as const };
  expect(findScrollTarget(again, undefined).kind).toBe("none");
  const other = { ...again, location: { ...previousLocation, pathname: "/b" } };
  expect(findScrollTarget(other, undefined).kind).toBe("hash");
});

test.each([
  ["#caf%C3%A9", "café"],
  ["#100%", "100%"],
])("the hash %s names the id %s", (hash, id) => {
  const change = { location: at(`/b${hash}`), previousLocation: at("/a"), action: "PUSH" as const };
  expect(findScrollTarget(change, undefined)).toEqual({ kind: "hash", id });
});
