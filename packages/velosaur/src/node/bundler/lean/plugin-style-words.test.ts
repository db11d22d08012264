import { expect, test } from "vitest";
import { createNameTest, findStyleWords } from "./plugin-style-words.ts";

const NAMES = [
  "button--primary",
  "button--sm",
  "margin-left--xs",
  "margin-right--xs",
  "text--left",
  "--ifm-color-info-light",
  "navbar__search-input",
];

const listNamed = (code: string, id = "/site/src/a.tsx"): string[] =>
  NAMES.filter(createNameTest(new Set(findStyleWords(code, id))));

test.each([
  [`<a className="button button--sm">`, ["button--sm"]],
  ["<a className={`button button--${kind}`}>", ["button--primary", "button--sm"]],
  [`"button--" + kind`, ["button--primary", "button--sm"]],
  [`clsx(block && block + "--primary")`, ["button--primary"]],
  ["`${block}--primary`", ["button--primary"]],
  ["`margin-${side}--xs`", ["margin-left--xs", "margin-right--xs"]],
  [`"margin-" + side + "--xs"`, ["margin-left--xs", "margin-right--xs"]],
  [`"text--l" + "eft"`, ["text--left"]],
  [`const dark = { color: "var(--ifm-color-info-light)" }`, ["--ifm-color-info-light"]],
  ["`var(--ifm-color-${kind}-light)`", ["--ifm-color-info-light"]],
  [`<input className="navbar__search-input">`, ["navbar__search-input"]],
  ["`navbar__${part}`", ["navbar__search-input"]],
  [`"navbar__search" + part`, ["navbar__search-input"]],
  ["`${block}__search-input`", ["navbar__search-input"]],
  ["`${block}__${part}`", NAMES],
  [`block + "__" + part`, NAMES],
  [`<b className="navbar__items">; module.__esModule = "__"`, []],
  ["`${block}--${variant}`", NAMES],
  [`block + "--" + variant`, NAMES],
  [`[block, variant].join("--")`, NAMES],
  ["for (let i = 9; i--; ) --b; /* ---- text -- */", []],
  [`style.setProperty("--primary-color", "a-b")`, []],
])("%s", (code, expected) => expect(listNamed(code)).toEqual(expected));

test("a library that puts hyphens between things has no say; an add-on of the framework has", () => {
  const code = "`${a}--${b}`";
  expect(listNamed(code, "/site/node_modules/mermaid/dist/a.js")).toEqual([]);
  expect(listNamed(code, "/site/node_modules/@x/docusaurus-theme/a.js")).toEqual(NAMES);
  expect(listNamed(`"text--left"`, "/site/node_modules/mermaid/a.js")).toEqual(["text--left"]);
});
