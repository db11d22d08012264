import { expect, test } from "vitest";
import { leanStyles } from "./lean-styles.ts";

const compose = (infima: string, more: Partial<Parameters<typeof leanStyles>[0]> = {}) =>
  leanStyles({ infima, theme: "", others: [], isNamed: () => false, ...more });

test("what the theme overrides is left out of both", async () => {
  const { whole, lean } = await compose(
    ".a{color:red;margin:0!important}@media print{.a{color:blue}}@media screen{.a{color:red}}.b{top:0}",
    { theme: ".a{color:green;margin:1px}@media print{.a{color:black}}.b{top:1px}" },
  );
  expect(whole).toBe(
    ".a{margin:0!important}@media screen{.a{color:red}}.a{color:green;margin:1px}@media print{.a{color:black}}.b{top:1px}",
  );
  expect(lean).toBe(whole);
});

test("a value for browsers that don't know the next one stays, and so do the steps of an animation", async () => {
  const css = ".a{color:red;color:oklch(0 0 0)}@keyframes x{0%{top:0}0%{top:1px}}";
  expect((await compose(css)).whole).toBe(css);
});

test("the lean one lacks variants that no code names", async () => {
  const { whole, lean, missing } = await compose(
    ".button{a:b}.button--lg,.button--sm:hover{a:c}.row--x>.col{a:d}@media print{.button--lg{a:e}}",
    { isNamed: (name) => name === "button--sm", theme: ".button--xl{a:f}" },
  );
  expect(lean).toBe(".button{a:b}.button--sm:hover{a:c}.button--xl{a:f}");
  expect(missing).toEqual(["button--lg", "row--x"]);
  expect(whole).toContain("@media print{.button--lg{a:e}}");
});

test("the lean one lacks the search field that no code names, and the picture in it", async () => {
  const css =
    ":root{--ifm-icon:url(x)}.navbar__item{a:b}.navbar__search-input{a:var(--ifm-icon)}@media print{.navbar__search-input{a:c}}";
  const { lean, missing } = await compose(css);
  expect({ lean, missing }).toEqual({
    lean: ".navbar__item{a:b}",
    missing: ["--ifm-icon", "navbar__search-input"],
  });
  const named = await compose(css, { isNamed: (name) => name === "navbar__search-input" });
  expect(named).toEqual({ lean: css, whole: css, missing: [] });
});

test("a rule stays that only says which variant an element must not be", async () => {
  const css = ".button.button--lg:not(.button--active):not(:hover){a:b}";
  const { lean, missing } = await compose(css, { isNamed: (name) => name === "button--lg" });
  expect({ lean, missing }).toEqual({ lean: css, missing: [] });
});

test("the lean one lacks variables that neither code nor another rule names", async () => {
  const { lean, missing } = await compose(
    ":root{--ifm-a:1;--ifm-b:var(--ifm-c);--ifm-c:2;--ifm-d:3;--ifm-e:4;--mine:5}.x{top:var( --ifm-a)}",
    { isNamed: (name) => name === "--ifm-d", others: [".y{top:var(--ifm-e)}"] },
  );
  expect(lean).toBe(":root{--ifm-a:1;--ifm-d:3;--ifm-e:4;--mine:5}.x{top:var( --ifm-a)}");
  expect(missing).toEqual(["--ifm-b", "--ifm-c"]);
});
