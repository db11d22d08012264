import { expect, test } from "vitest";
import { ChunkTable } from "./chunk-table.ts";

function open(): { learned: string[]; read: (text: string) => string[] } {
  const learned: string[] = [];
  const table = new ChunkTable((chunk) => learned.push(chunk));
  const read = (text: string): string[] => {
    const count = table.read(text);
    return Array.from(table.numbers.subarray(0, count), (number) => learned[number]!);
  };
  return { learned, read };
}

test("tells each chunk once, and gives the numbers of all", () => {
  const { learned, read } = open();
  expect(read("Set --host, then `set` --host.")).toEqual([
    "Set",
    "--host",
    "then",
    "set",
    "--host.",
  ]);
  expect(read(" then  Set(host)")).toEqual(["then", "Set", "host"]);
  expect(learned).toEqual(["Set", "--host", "then", "set", "--host.", "host"]);
});

test("letters of all languages come whole", () => {
  const { read } = open();
  expect(read("Länge 検索機能, “é”")).toEqual(["Länge", "検索機能", "“é”"]);
  expect(read("")).toEqual([]);
});

test("knows as many as there are, and long texts", () => {
  const { learned, read } = open();
  const text = Array.from({ length: 40_000 }, (_, index) => `word${index}`).join(" ");
  expect(read(text).join(" ") === text).toBe(true);
  expect(read(text.replaceAll(" ", "\n")).join(" ") === text).toBe(true);
  expect(learned.join(" ") === text).toBe(true);
});
