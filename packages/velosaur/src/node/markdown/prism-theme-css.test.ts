import { themes } from "prism-react-renderer";
import { expect, test } from "vitest";
import { prismThemeCss } from "./prism-theme-css.ts";
import type { PrismTheme } from "./prism-theme-css.ts";

test("one theme", () => {
  const light: PrismTheme = {
    plain: { color: "#111", backgroundColor: "#fff", fontStyle: "normal" },
    styles: [
      { types: ["comment", "prolog"], style: { color: "gray", fontStyle: "italic" } },
      { types: ["tag"], style: { color: "red" }, languages: ["markup"] },
    ],
  };
  expect(prismThemeCss({ light })).toMatchInlineSnapshot(`
    ":root{--prism-color:#111;--prism-background-color:#fff}
    .prism-code{font-style:normal}
    .token.comment,.token.prolog{color:gray;font-style:italic}
    .language-markup .token.tag{color:red}
    "
  `);
});

test("the dark theme undoes what only the light one sets", () => {
  const light: PrismTheme = {
    plain: { color: "#111" },
    styles: [{ types: ["url", "tag"], style: { color: "red", opacity: 0.5 } }],
  };
  const dark: PrismTheme = {
    plain: { color: "#eee" },
    styles: [{ types: ["tag"], style: { color: "pink" } }],
  };
  expect(prismThemeCss({ light, dark })).toMatchInlineSnapshot(`
    ":root{--prism-color:#111}
    .token.url,.token.tag{color:red;opacity:0.5}
    [data-theme='dark']{--prism-color:#eee}
    [data-theme='dark'] .token.url{color:inherit;opacity:unset}
    [data-theme='dark'] .token.tag{color:pink}
    "
  `);
});

test("real themes", () => {
  const css = prismThemeCss({
    light: themes.github as PrismTheme,
    dark: themes.dracula as PrismTheme,
  });
  expect(css).toMatch(
    /\[data-theme='dark'\] \.token\.[\w-]+(?:,\[data-theme='dark'\] \.token\.[\w-]+)*\{color:/,
  );
  expect(css).not.toMatch(/undefined|\[object/);
});
