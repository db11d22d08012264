import { expect, test } from "vitest";
import { listTexts, muteCalls, unmuteCalls } from "./mute-calls.ts";

test.each([
  ['// a = require("./a.json");\nb();', '// a = require["./a.json");\nb();'],
  [
    "/* require.context('./a') */ import(`./${a}`);",
    "/* require.context['./a') */ import(`./${a}`);",
  ],
  ["import(/* webpackChunkName: 'a' */ './a');", undefined],
  ["const a = '// '; require('./a.png');", undefined],
  ["const a = <p>// {require('./a.png')}</p>;", undefined],
  ["const a = \"require('./a.png')\";", "const a = \"require['./a.png')\";"],
  ["`import('./a') ${require('./b.png')}`;", "`import['./a') ${require('./b.png')}`;"],
  ["<p title='new Worker()'>require()</p>;", "<p title='new Worker[)'>require[)</p>;"],
  // What can't be read
  ["const a: = 1; // require('./a.png')", undefined],
])("%s", async (code, expected) => {
  const muted = await muteCalls(code, "/site/a.js");
  expect(muted.replaceAll("\uE000", "[")).toBe(expected ?? code);
  expect(muted).toHaveLength(code.length);
  expect(unmuteCalls(muted)).toBe(code);
});

test("types of TypeScript", async () => {
  const code = "const a = <string>b; /* require('./a.png') */";
  expect(await muteCalls(code, "/site/a.ts")).not.toBe(code);
});

test("texts, by their places", async () => {
  const code = 'const a = ["é", `b${1}`];';
  const texts = await listTexts(code, "/site/a.js");
  expect(texts.map(({ start, end }) => code.slice(start, end))).toEqual(
    expect.arrayContaining(['"é"']),
  );
  expect(texts).toHaveLength(3);
});
