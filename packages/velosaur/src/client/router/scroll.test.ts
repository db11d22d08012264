import { expect, test } from "vitest";

import type { Action, Location } from "./location.ts";
import { findScrollTarget } from "./scroll.ts";

const at = (path: string): Location => {
  const { pathname, search, hash } = new URL(path, "https://site.test");
  return { pathname, search, hash, state: undefined, key: path };
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

test.each([
  ["#caf%C3%A9", "café"],
  ["#100%", "100%"],
])("the hash %s names the id %s", (hash, id) => {
  const change = { location: at(`/b${hash}`), previousLocation: at("/a"), action: "PUSH" as const };
  expect(findScrollTarget(change, undefined)).toEqual({ kind: "hash", id });
});
