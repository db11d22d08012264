import { expect, test } from "vitest";
import { readFailure } from "../../__fixtures__/write-site.ts";
import { loadToolchain } from "../../javascript/toolchain.ts";
import { type ExtractedTexts, extractTexts } from "./extract-texts.ts";

const IMPORT = 'import Translate, { translate } from "@docusaurus/Translate";\n';

const extract = async (code: string, filePath = "/site/src/a.jsx"): Promise<ExtractedTexts> =>
  extractTexts({ code, filePath, toolchain: await loadToolchain() });

const readTexts = async (code: string, filePath?: string): Promise<unknown[]> =>
  (await extract(IMPORT + code, filePath)).texts.map((text) => ({ ...text, filePath: undefined }));

test.each([
  [`<Translate>Hello</Translate>`, { id: "Hello", message: "Hello" }],
  [
    `<Translate id="a" description="Why &amp; how">Hello</Translate>`,
    { id: "a", message: "Hello", description: "Why & how" },
  ],
  [
    `<Translate id={"a"}>\n  One\n  two &amp; three\n</Translate>`,
    { id: "a", message: "One two & three" },
  ],
  [
    `<Translate id='a' values={{ n: 1 }}>\n {"Begin with {n}."}\n</Translate>`,
    { id: "a", message: "Begin with {n}." },
  ],
  ["<Translate id={`a`}>{`It's`}</Translate>", { id: "a", message: "It's" }],
  [`<Translate id="a" />`, { id: "a", message: "a" }],
  [`<Translate id="a">{"x" + \n"y"}</Translate>`, { id: "a", message: "xy" }],
  [`translate({ message: "Hello" })`, { id: "Hello", message: "Hello" }],
  [
    "translate({ id: 'a', message: `Hello {name}`, description: 'x' }, { name })",
    { id: "a", message: "Hello {name}", description: "x" },
  ],
  [
    `translate({ id: "a", "message": ("one " + "two " + 'three') })`,
    { id: "a", message: "one two three" },
  ],
  [`translate({ id: "a" })`, { id: "a", message: "a" }],
  [`translate({ id: "a", message: "A", description })`, { id: "a", message: "A" }],
  [`createElement(Translate, { id: "a", children: "A" })`, { id: "a", message: "A" }],
])("%s", async (code, expected) => {
  expect(await readTexts(`export default () => ${code};`)).toEqual([expected]);
  expect((await extract(IMPORT + code)).diagnostics).toEqual([]);
});

test("elements inside each other, in their order", async () => {
  const code = `export default () => (
    <p title={translate({ id: "a", message: "A" })}>
      <Translate id="b" values={{ link: <a href="/"><Translate id="c">C</Translate></a> }}>
        {"B {link}"}
      </Translate>
    </p>
  );`;
  expect(await readTexts(code)).toEqual([
    { id: "a", message: "A" },
    { id: "b", message: "B {link}" },
    { id: "c", message: "C" },
  ]);
});

test("whatever they are called here, and only what comes from the module", async () => {
  const code = `
    import T, { translate as t, Interpolate } from "@docusaurus/Translate";
    import { translate } from "elsewhere";
    t({ id: "a" }); translate({ id: "b" }); Interpolate({ id: "c" });
    export default () => <><T id="d">D</T><Translate id="e">E</Translate></>;
  `;
  expect((await extract(code)).texts.map(({ id }) => id)).toEqual(["a", "d"]);
  expect(await extract("translate({ id: 'a' }); <not code")).toEqual({
    texts: [],
    diagnostics: [],
  });
});

test("TypeScript, and code that has been compiled", async () => {
  const typed = `const f = <T,>(x: T): T => x;\nexport const a: string = translate({ id: "a", message: "A" as string satisfies string });`;
  expect(await readTexts(typed, "/site/a.tsx")).toEqual([{ id: "a", message: "A" }]);
  expect(await readTexts("export const a = <string>translate({ id: 'a' });", "/site/a.ts")).toEqual(
    [{ id: "a", message: "a" }],
  );
  const compiled = `import { jsx as _jsx } from "react/jsx-runtime";\nexport default () => _jsx(Translate, { id: "a", children: "A" });`;
  expect(await readTexts(compiled, "/site/a.js")).toEqual([{ id: "a", message: "A" }]);
});

test.each([
  "translate()",
  "translate(text)",
  "translate({ id })",
  "translate({ id, message: 'x' })",
  "translate({ id: 'a', message })",
  "translate({ id: `a.${type}`, message: 'x' })",
  "translate({ ...text })",
  "translate({ [name]: 'x' })",
  "<Translate>{text}</Translate>",
  "<Translate>Hello {name}</Translate>",
  "<Translate id='a'>Hello <b>you</b></Translate>",
  "<Translate id={id}>Hello</Translate>",
  "<Translate {...props}>Hello</Translate>",
  "<Translate></Translate>",
])("can't be read: %s", async (code) => {
  const { texts, diagnostics } = await extract(`${IMPORT}export default () => ${code};`);
  expect(texts).toEqual([]);
  expect(diagnostics).toMatchObject([{ severity: "warning", line: 2, column: 22 }]);
});

test("what can't be read is shown at its place", async () => {
  const source = `${IMPORT}<Translate id="a">A</Translate>;\n<p>\n  <Translate>{a}</Translate>\n  {translate(b)}\n</p>;\n`;
  const { texts, diagnostics } = await extract(source);
  expect(texts).toHaveLength(1);
  expect(diagnostics.map(({ message, line, column }) => [message, line, column])).toEqual([
    ["This text can't be collected: `id` and the text must be written out in the element.", 4, 3],
    ["This text can't be collected: `id` and `message` must be written out in the call.", 5, 4],
  ]);
});

test("a file that can't be parsed", async () => {
  expect(await readFailure("/site", () => extract(`${IMPORT}const a = ;\n`)))
    .toMatchInlineSnapshot(`
    "error src/a.jsx:2:11
      The texts of this file can't be read: Unexpected token.
        1 | import Translate, { translate } from "@docusaurus/Translate";
      > 2 | const a = ;
          |           ^"
  `);
});
