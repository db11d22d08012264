import { writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { hashText } from "../cache/hash.ts";
import { createSourceFiles } from "./source-files.ts";

afterAll(removeSites);

const siteDir = writeSite({ "a.md": "first text", "b.mdx": "import B from './B';", "c.md": "" });
const [a, b, c] = ["a.md", "b.mdx", "c.md"].map((name) => path.join(siteDir, name)) as [
  string,
  string,
  string,
];

test("what has been read is known, whatever is written since", () => {
  const sources = createSourceFiles(100);
  expect(sources.read(a)).toBe("first text");
  writeFileSync(a, "other text");
  expect(sources.text(a)).toBe("first text");
  expect(sources.facts(a)).toEqual({ hash: hashText("first text"), length: 10 });
  expect(sources.mayHaveCode(a)).toBe(false);
  expect(sources.kept(a)).toEqual({ text: "first text", hash: hashText("first text") });
  expect(sources.read(a)).toBe("other text");
  expect(sources.kept(a)).toEqual({ text: "other text", hash: hashText("other text") });
});

test("a look at the text is remembered longer than the text", () => {
  const sources = createSourceFiles(100);
  expect(sources.mayHaveCode(b)).toBe(true);
  expect(sources.facts(b)).toMatchObject({ hash: hashText("import B from './B';"), length: 20 });
  sources.forget(b);
  expect(sources.kept(b)).toBeUndefined();
  writeFileSync(b, "Text");
  expect(sources.mayHaveCode(b)).toBe(true);
  expect(sources.text(b)).toBe("Text");
});

test("code that a document shows is none of its own", () => {
  const fenced = "```js\nimport B from './B';\nuseB(() => {});\n```";
  const texts: [text: string, isCode: boolean][] = [
    [`Text\n\n${fenced}\n\nText`, false],
    [`---\ntitle: "onClick"\nnote: |\n  ~~~\n---\n\n${fenced}\n`, false],
    [`${fenced}\n\nimport A from './A';\n`, true],
    [`${fenced}\n\n<A onClick={stop} />\n`, true],
    ["Text\n\n```mdx-code-block\nimport B from './B';\n```\n", true],
    ["```\rimport B from './B';\r```\r", true],
    ["Text\nimport A from './A';\n", true],
    ["{useState(0)}", true],
    ["<A done={() => 1} />", true],
    ["{require('./a.png').default}", true],
    ["An import, a use, a button (B): go on > Then; the uses. Common Onboarding; = > (all)", false],
    ["ButtonA, iconB and requires(it)", false],
  ];
  const files = Object.fromEntries(texts.map(([text], at) => [`${at}.mdx`, text]));
  const folder = writeSite(files);
  const sources = createSourceFiles(0);
  const found = texts.map((_, at) => sources.mayHaveCode(path.join(folder, `${at}.mdx`)));
  expect(found).toEqual(texts.map(([, isCode]) => isCode));
});

test("what is made of a text is made once, as long as there is room for it", () => {
  writeFileSync(a, "a text");
  const make = (text: string): string => `${text}, made ${++count}`;
  let count = 0;
  const sources = createSourceFiles(30);
  expect(sources.prepare(a, make)).toBe("a text, made 1");
  expect(sources.prepare(a, make)).toBe("a text, made 1");
  expect(sources.kept(a)).toEqual({
    text: "a text",
    hash: hashText("a text"),
    prepared: "a text, made 1",
  });
  expect(sources.read(a)).toBe("a text");
  expect(sources.prepare(a, make)).toBe("a text, made 2");
  const small = createSourceFiles(10);
  expect(small.prepare(a, make)).toBe("a text, made 3");
  expect(small.kept(a)?.prepared).toBeUndefined();
  writeFileSync(a, "other text");
});

test("no more text is kept than there is room for", () => {
  const sources = createSourceFiles(11);
  sources.read(a);
  sources.read(b);
  expect([a, b].map((file) => sources.kept(file)?.text)).toEqual(["other text", undefined]);
  sources.forget(a);
  sources.read(b);
  expect(sources.kept(b)?.text).toBe("Text");
  sources.clear();
  sources.read(a);
  expect([a, b].map((file) => sources.kept(file)?.text)).toEqual(["other text", undefined]);
});

test("without room nothing is kept, not even an empty file", () => {
  const sources = createSourceFiles(0);
  sources.read(c);
  expect(sources.kept(c)).toBeUndefined();
});

test("a text that only others can make again is kept whatever room there is", () => {
  const sources = createSourceFiles(0);
  sources.read(c);
  sources.replace(c, "made of it");
  expect(sources.text(c)).toBe("made of it");
  expect(sources.kept(c)).toEqual({ text: "made of it", hash: hashText("made of it") });
  expect(sources.facts(c)).toEqual({ hash: hashText("made of it"), length: 10 });
});
