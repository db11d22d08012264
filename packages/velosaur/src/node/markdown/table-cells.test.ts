import { beforeEach, describe, expect, test, vi } from "vitest";
import { compileText } from "./__fixtures__/compile-text.ts";
import { parseMarkdown } from "./parse.ts";
import { separateCells } from "./table-cells.ts";

const head = "|a|b|\n|---|:-:|\n";

const read = async (text: string): Promise<string[][]> => {
  const html = JSON.stringify((await compileText(text)).segments);
  return html
    .split("<tr>")
    .slice(1)
    .map((row) => row.match(/(?<=<t[dh][^>]*>).*?(?=<\/t[dh]>)/g) ?? [])
    .map((cells) => cells.map((cell) => JSON.parse(`"${cell.replace(/<[^>]+>/g, "")}"`) as string));
};

test.each([
  ["|https://a.dev|b|", ["https://a.dev", "b"]],
  ["|See HTTP://a.dev/x?y=(z)#t|b|", ["See HTTP://a.dev/x?y=(z)#t", "b"]],
  ["|b|https://a.dev|", ["b", "https://a.dev"]],
  ["|[x](https://a.dev)|`https://a.dev`|", ["x", "https://a.dev"]],
  // A backslash that another escapes escapes no bar.
  [String.raw`|https://a.dev/b\\|c|`, [String.raw`https://a.dev/b\\`, "c"]],
  [String.raw`|https://a.dev/b\|c|d|`, [String.raw`https://a.dev/b\|c`, "d"]],
])("a cell of %s ends at its bar", async (row, cells) => {
  expect((await read(head + row))[1]).toEqual(cells);
});

test("a head may hold addresses, and a table may stand in a quote", async () => {
  expect(await read("> |https://a.dev|b|\n> |-|-|\n> |c|https://b.dev|\n")).toEqual([
    ["https://a.dev", "b"],
    ["c", "https://b.dev"],
  ]);
});

const parse = vi.fn(parseMarkdown);
beforeEach(() => {
  parse.mockClear();
});

const separate = (source: string): string =>
  separateCells({ source, isMdx: true, keywords: ["note"] }, parse);

test("a head's address is mended, and those of the rows below it", async () => {
  const text = "|https://a.dev|b|c|\n|-|-|-|\n|https://b.dev|https://c.dev|`d`|\n";
  expect(await read(text)).toEqual([
    ["https://a.dev", "b", "c"],
    ["https://b.dev", "https://c.dev", "d"],
  ]);
});

test("tables in admonitions are mended too", () => {
  expect(separate(`:::note\n\n${head}|https://a.dev|b|\n\n:::\n`)).toContain("|https://a.dev |b |");
});

test.each([
  "https://a.dev|b",
  "a\n\nhttps://a.dev|b\n",
  "```\n|a|b|\n|-|-|\n|https://a.dev|b|\n```",
  `${head}|c|d|\n\nhttps://a.dev|b`,
  `${head}|c|d|\n# https://a.dev|b`,
  `${head}|c|d|\n- https://a.dev|b`,
  `${head}|c|d|\n> https://a.dev|b`,
  `${head}|https://a.dev\\|b |c|`,
  `${head}|{\`https://a.dev|x\`}|c|`,
  "export const table = `\na|b\n-|-\nhttps://a.dev|x\n`;\n\n<pre>{table}</pre>",
  "<pre>{`\na|b\n-|-\nhttps://a.dev|x\n`}</pre>",
  `${head}|https://a.dev|b|\n\n<a`,
])("%j stays as it is", (text) => {
  expect(separate(text)).toBe(text);
});

test("an expression behind an address keeps its value", () => {
  expect(separate(`${head}|https://a.dev|{\`https://b.dev|x\`}|`)).toBe(
    `${head}|https://a.dev |{\`https://b.dev|x\`}|`,
  );
});

describe("texts that hold nothing to mend are not read", () => {
  test.each([
    ["addresses without spaces", '"https://a.dev",'.repeat(50_000)],
    ["addresses, and a bar far behind", `${'"https://a.dev",'.repeat(50_000)} |`],
    ["almost a delimiter row", `https://a.dev|b\n|-${" ".repeat(200_000)}x`],
    ["a table without addresses at bars", `${head}| https://a.dev | b |`],
  ])("%s", (_, text) => {
    expect(separate(text)).toBe(text);
    expect(parse).not.toHaveBeenCalled();
  });
});

test("however many cells hold addresses, a text is read twice", () => {
  const row = "|https://a.dev".repeat(100);
  const mended = separate(`${"|a".repeat(100)}|\n${"|-".repeat(100)}|\n${`${row}|\n`.repeat(10)}`);
  expect(mended.split("https://a.dev |")).toHaveLength(1001);
  expect(parse).toHaveBeenCalledTimes(2);
});
