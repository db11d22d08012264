import { expect, test } from "vitest";
import { findEvaluating, findIds, findInlineScripts } from "./search-html.ts";

test("ids of elements, as text; not what else ends in `id`", () => {
  const html = '<p id="a">x</p><p data-id="b"></p><svg id="c&amp;d"/> id=e';
  expect(findIds(html)).toEqual(new Set(["a", "c&d"]));
});

test("scripts that run, each once; not data, not what lies elsewhere", () => {
  const html =
    '<script>a()</script><script src="/b.js"></script><script type="application/json">{}</script>' +
    '<script type="module">c()</script><script async>a()</script><script></script>';
  expect(findInlineScripts(html)).toEqual(["a()", "c()"]);
});

test("an element that runs what visitors write; not prose about it", () => {
  expect(findEvaluating('<div class="a" data-evaluates=""></div>')).toBe(true);
  expect(findEvaluating("<p>Put data-evaluates=&quot;&quot; on it.</p>")).toBe(false);
});
