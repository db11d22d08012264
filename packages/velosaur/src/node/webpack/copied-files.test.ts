import path from "../system/path.ts";
import { afterAll, describe, expect, it } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { findCopiedFiles, findMissingCopies, readCopies } from "./copied-files.ts";

afterAll(removeSites);

const siteDir = writeSite({
  "files/a.wasm": "a",
  "files/deep/b.txt": "b",
  "files/deep/.hidden": "c",
  "files/c.map": "d",
});
const folders = { siteDir, outDir: path.join(siteDir, "build") };

const read = (...patterns: unknown[]) => readCopies({ patterns }, folders);
const list = (...patterns: unknown[]): string[] =>
  findCopiedFiles(read(...patterns).copies).map(
    ({ name, filePath }) => `${name} ← ${path.relative(siteDir, filePath).replaceAll("\\", "/")}`,
  );

describe("files that a copy plugin names", () => {
  it.each<[string, unknown, string[]]>([
    ["a file", "files/a.wasm", ["a.wasm ← files/a.wasm"]],
    ["a file into a folder", { from: "files/a.wasm", to: "x" }, ["x/a.wasm ← files/a.wasm"]],
    ["a file under a name", { from: "files/a.wasm", to: "x/y.wasm" }, ["x/y.wasm ← files/a.wasm"]],
    [
      "a file under a name without ending",
      { from: "files/a.wasm", to: "x", toType: "file" },
      ["x ← files/a.wasm"],
    ],
    [
      "a folder",
      { from: "files/deep", to: "x/" },
      ["x/.hidden ← files/deep/.hidden", "x/b.txt ← files/deep/b.txt"],
    ],
    [
      "a folder, without some",
      { from: "files", globOptions: { dot: false, ignore: ["**/*.map"] } },
      ["a.wasm ← files/a.wasm", "deep/b.txt ← files/deep/b.txt"],
    ],
    [
      "a glob, by its context",
      { from: "**/*.{wasm,txt}", context: "files", to: "x" },
      ["x/a.wasm ← files/a.wasm", "x/deep/b.txt ← files/deep/b.txt"],
    ],
    [
      "a place in the output by its whole path",
      { from: path.join(siteDir, "files/a.wasm"), to: path.join(siteDir, "build/x") },
      ["x/a.wasm ← files/a.wasm"],
    ],
  ])("%s", (_name, pattern, expected) => {
    expect(list(pattern)).toEqual(expected);
  });

  it("of two with one name are the first", () => {
    expect(list({ from: "files/a.wasm", to: "x.y" }, { from: "files/c.map", to: "x.y" })).toEqual([
      "x.y ← files/a.wasm",
    ]);
  });

  it("are read from every form of the plugin", () => {
    const patterns = [{ from: "files/a.wasm" }];
    for (const plugin of [
      { patterns },
      { options: { patterns } },
      { _args: [{ patterns }] },
      { _args: [patterns] },
    ])
      expect(readCopies(plugin, folders).copies).toHaveLength(1);
  });

  it("are told where they can't be copied", () => {
    expect(
      read(
        { from: "files", to: "[name].[contenthash][ext]" },
        { from: "files", to: "../outside" },
        { from: "files/a.wasm", transform: (text: string) => text },
      ),
    ).toEqual({
      copies: [],
      untranslated: ["copy: to of files", "copy: to of files", "copy: transform"],
    });
  });

  it("are missed, unless they may be", () => {
    const { copies } = read("none.txt", "none/*.txt", { from: "no", noErrorOnMissing: true });
    expect(findMissingCopies(copies)).toEqual(["none.txt", "none/*.txt"]);
    expect(findCopiedFiles(copies)).toEqual([]);
  });
});
