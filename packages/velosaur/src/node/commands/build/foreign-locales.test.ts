import { expect, test } from "vitest";
import { findForeignLocales } from "./foreign-locales.ts";

test.each([
  ["en", undefined, ["fr", "ar"]],
  ["fr", undefined, ["en", "ar"]],
  ["en", ["en", "fr"], ["fr"]],
  ["en", ["en"], []],
  ["fr", ["fr"], []],
])("building %s of %j leaves %j alone", (currentLocale, asked, expected) => {
  expect(findForeignLocales({ locales: ["en", "fr", "ar"], currentLocale }, asked)).toEqual(
    expected,
  );
});
