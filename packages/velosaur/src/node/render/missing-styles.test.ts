import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "../system/path.ts";
import { expect, test } from "vitest";
import { createStylesFinder, createWordFinder } from "./missing-styles.ts";

const words = new Set(["margin-left--xl", "--ifm-color-gray", "navbar__search-input", "a--b--c"]);
const namesAny = createWordFinder(words);

test.each([
  ['<p class="a margin-left--xl">', true],
  ['<p class="margin-left--xl b">', true],
  ["margin-left--xl", true],
  ['<p style="color:var(--ifm-color-gray)">', true],
  ['<input class="a navbar__search-input">', true],
  ['<input class="navbar__search-inputs my__search-input">', false],
  ['<p class="x-margin-left--xl">', false],
  ['<p class="margin-left--xl2">', false],
  ['<p class="a--b a--b--c">', true],
  ['<p class="z--b--c a--b--d">', false],
  ['<p class="margin-right--xl margin-left--xl">', true],
  ["<!-- margin-left -- xl --> a--b", false],
  ["", false],
])("%s", (text, expected) => expect(namesAny(text)).toBe(expected));

const file = path.join(mkdtempSync(path.join(os.tmpdir(), "styles-")), "items.json");
writeFileSync(file, JSON.stringify([{ className: "margin-left--xl" }]));
const find = createStylesFinder({
  bundle: { whole: { file: "/whole.css", missing: [...words] } },
  sharedFiles: { "/items.json": file },
});
const page = ({ html = "", data = "/global.json" } = {}) => ({
  html: ["<p>", html],
  sharedFiles: [data],
  documents: [],
});

test("a page needs the whole stylesheet for its HTML, or for data that it shares with others", async () => {
  const whole = { base: ["/whole.css"] };
  expect(await find(page())).toBeUndefined();
  expect(await find(page({ html: '<p class="margin-left--xl">' }))).toEqual(whole);
  expect(await find(page({ data: "/items.json" }))).toEqual(whole);
});

test("visitors who write code may use anything", async () => {
  const live = { component: "@theme/CodeBlock#default", props: { live: true } };
  const document = { segments: [live] } as never;
  expect(await find({ ...page(), documents: [document] })).toEqual({ base: ["/whole.css"] });
});

test("a bundle that lacks nothing", async () => {
  const none = createStylesFinder({ bundle: {}, sharedFiles: {} });
  expect(await none(page({ html: '<p class="margin-left--xl">' }))).toBeUndefined();
});
