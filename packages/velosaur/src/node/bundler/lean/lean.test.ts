import { expect, test } from "vitest";
import { chooseLean } from "./lean.ts";

const KNOWN = { react: "19.3.1", infima: "0.2.0-alpha.45" };
const NOTHING = { react: false, late: false, styles: false, markup: false };
const ALL = { react: true, late: true, styles: true, markup: true };

test("with the packages that come with the engine, all of it is left out", () => {
  expect(chooseLean(true)).toEqual(ALL);
});

test.each(["19.0.0", "19.1.1", "19.2.4", "19.3.1"])("React %s is known", (react) => {
  expect(chooseLean(true, { ...KNOWN, react })).toEqual(ALL);
});

test.each(["18.3.1", "19.4.0", "20.0.0", "19.3.0-rc.1", "0.0.0-experimental-1"])(
  "of React %s, pages carry the whole",
  (react) => {
    expect(chooseLean(true, { ...KNOWN, react })).toEqual({
      ...NOTHING,
      styles: true,
    });
  },
);

test.each(["0.2.0-alpha.46", "1.0.0"])("of Infima %s, pages carry the whole", (infima) => {
  expect(chooseLean(true, { ...KNOWN, infima })).toEqual({ ...ALL, styles: false });
});

test("a site that wants none of it gets the whole of everything", () => {
  expect(chooseLean(false, KNOWN)).toEqual(NOTHING);
});
