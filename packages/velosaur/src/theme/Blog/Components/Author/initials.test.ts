import { expect, test } from "vitest";

import { toHue, toInitials } from "./initials.ts";

test.each([
  ["Ada", "A"],
  ["Ada Lovelace", "AL"],
  ["Grace Brewster Hopper", "GH"],
  ["Jean-Luc", "JL"],
  ["josh_cena ", "JC"],
  ["(the) team", "TT"],
  ["Ünal Ä", "ÜÄ"],
  ["दीपक", "दी"],
  ["李 明", "李明"],
  ["👾 bot", "B"],
  ["…", ""],
])("initials of %j are %j", (name, expected) => {
  expect(toInitials(name)).toBe(expected);
});

test("a name has one hue, within the circle", () => {
  expect(toHue("Ada")).toBe(toHue("Ada"));
  expect(toHue("Ada")).not.toBe(toHue("Bob"));
  for (const name of ["", "Ada", "李 明", "a".repeat(500)]) {
    expect(toHue(name)).toBeGreaterThanOrEqual(0);
    expect(toHue(name)).toBeLessThan(360);
  }
});
