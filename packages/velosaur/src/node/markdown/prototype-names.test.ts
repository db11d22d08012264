/** Each object answers to these names without holding them: an author who uses one must not get what isn't meant. */

import { describe, expect, test } from "vitest";
import {
  compileHtml,
  compileText,
  createSite,
  formatSegments,
} from "./__fixtures__/compile-text.ts";
import { evaluateDocument } from "./evaluate.ts";
import { parseLiteral } from "./literal.ts";

const NAMES = ["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__"];
const siteDir = createSite({ "docs/_p.mdx": "Part", "docs/x.ts": "" });

const evaluate = async (source: string): Promise<string> => {
  const document = await compileText(source, { siteDir });
  return formatSegments(evaluateDocument({ document, imports: {} }).segments);
};

describe.each(NAMES)("%s", (name) => {
  test("as a key of an export", async () => {
    const html = await evaluate(`export const o = {['${name}']: 5};\n\n{o['${name}']}`);
    expect(html).toBe("5");
  });

  test("as an expression", async () => {
    expect(await evaluate(`{typeof ${name} === 'x' ? 1 : 2}`)).toBe("2");
  });

  test("as the name of an export", async () => {
    const { code } = await compileText(`export const ${name} = 1;\n\n{${name}}`, { siteDir });
    expect(code?.exported).toEqual([name]);
  });

  test("as the name of an import", async () => {
    const { imports } = await compileText(`import ${name} from './x.ts';\n\n{String(${name})}`, {
      siteDir,
    });
    expect(imports.map(({ names }) => Object.entries(names))).toEqual([[[name, "default"]]]);
  });

  test("as the name of a partial that isn't drawn", async () => {
    const { partials, imports } = await compileText(`import ${name} from './_p.mdx';\n\nText`, {
      siteDir,
    });
    expect([Object.keys(partials), imports]).toEqual([[], []]);
  });

  test("as language, keyword and id", async () => {
    const label = name.replaceAll("_", "");
    const html = await compileHtml(
      `## A {#${label}}\n\n:::${label}\n\nText\n\n:::\n\n\`\`\`${name} {1}\n// highlight-next-line\ncode\n\`\`\``,
      { admonitions: { keywords: [label], extendDefaults: true }, file: "docs/page.md" },
    );
    expect(html).toContain(`id="${label}"`);
    expect(html).toContain(`language-${name.toLowerCase()}`);
  });
});

test("a literal that means the prototype is left to JavaScript", () => {
  expect(parseLiteral("{__proto__: {a: 1}}")).toBeUndefined();
  expect(parseLiteral("{constructor: 1}")).toEqual({ value: { constructor: 1 } });
});
