import { expect, test } from "vitest";
import { compileText } from "./__fixtures__/compile-text.ts";
import { separateCells } from "./table-cells.ts";

const head = "|a|b|\n|---|:-:|\n";

const read = async (text: string): Promise<string[][]> => {
  const html = JSON.stringify((await compileText(text)).segments);
  return html
    .split("<tr>")
    .slice(1)
    .map((row) => row.match(/(?<=<t[dh][^>]*>).*?(?=<\/t[dh]>)/g) ?? [])
    .map((cells) => cells.map((cell) => cell.replace(/<[^>]+>/g, "")));
};

test.each([
  ["|https://a.dev|b|", ["https://a.dev", "b"]],
  ["|See HTTP://a.dev/x?y=(z)#t|b|", ["See HTTP://a.dev/x?y=(z)#t", "b"]],
  ["|b|https://a.dev|", ["b", "https://a.dev"]],
  ["|[x](https://a.dev)|`https://a.dev`|", ["x", "https://a.dev"]],
])("a cell of %s ends at its bar", async (row, cells) => {
  expect((await read(head + row))[1]).toEqual(cells);
});

test("a head may hold addresses, and a table may stand in a quote", async () => {
  expect(await read("> |https://a.dev|b|\n> |-|-|\n> |c|https://b.dev|\n")).toEqual([
    ["https://a.dev", "b"],
    ["c", "https://b.dev"],
  ]);
});

test.each([
  "https://a.dev|b",
  "a\n\nhttps://a.dev|b\n",
  "```\n|a|b|\n|-|-|\n|https://a.dev|b|\n```",
  `${head}|c|d|\n\nhttps://a.dev|b`,
  `${head}|https://a.dev\\|b |c|`,
])("%j stays as it is", (text) => {
  expect(separateCells(text)).toBe(text);
});
