import { describe, expect, test } from "vitest";
import { hashParts, hashText, hashValue } from "./hash.ts";

test("a text and its bytes have one hash", () => {
  expect(hashText("ä")).toBe(hashText(Buffer.from("ä")));
  expect(hashText("")).toMatch(/^[0-9a-f]{40}$/);
});

test("boundaries of parts count", () => {
  const lists = [
    [],
    [""],
    ["", ""],
    [undefined],
    ["ab"],
    ["a", "b"],
    ["b", "a"],
    ["1:a"],
    ["a", undefined],
    [undefined, "a"],
    ["a1:b"],
    ["a", "1:b"],
  ];
  expect(new Set(lists.map((parts) => hashParts(parts))).size).toBe(lists.length);
  expect(hashParts(["a", "b"])).toBe(hashParts(["a", "b"]));
});

describe("values", () => {
  const plugin = (): number => 1;
  test("different ones differ", () => {
    const values = [
      undefined,
      null,
      "null",
      0,
      "0",
      {},
      [],
      { a: 1 },
      { a: "1" },
      { a: [1] },
      /a/,
      /a/g,
      () => 1,
      () => 2,
      plugin,
      [plugin, { a: 1 }],
      [plugin, { a: 2 }],
      { big: 1n },
    ];
    expect(new Set(values.map(hashValue)).size).toBe(values.length);
  });

  test("what contains itself has a hash, too", () => {
    const value: Record<string, unknown> = { a: 1 };
    value["self"] = value;
    expect(hashValue(value)).toBe(hashValue(value));
    expect(hashValue(value)).not.toBe(hashValue({ ...value, a: 2 }));
  });

  test("the same object at two places is no circle", () => {
    const shared = { a: 1 };
    expect(hashValue([shared, shared])).toBe(hashValue([{ a: 1 }, { a: 1 }]));
  });
});
