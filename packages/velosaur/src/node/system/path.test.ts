import native from "node:path";
import { expect, test } from "vitest";
import path, { slashedPath, toPosix } from "./path.ts";

test("on Windows, what comes out has slashes, whatever went in", () => {
  const { join, resolve, normalize, relative, dirname, sep } = slashedPath;
  expect({
    sep,
    join: join("C:\\site", "docs", "..\\blog"),
    resolve: resolve("C:/site", "docs\\intro.md"),
    normalize: normalize("C:\\site\\\\docs/./intro.md"),
    relative: relative("C:\\site", "C:/site/docs/intro.md"),
    dirname: dirname("C:\\site\\docs\\intro.md"),
  }).toEqual({
    sep: "/",
    join: "C:/site/blog",
    resolve: "C:/site/docs/intro.md",
    normalize: "C:/site/docs/intro.md",
    relative: "docs/intro.md",
    dirname: "C:/site/docs",
  });
});

test("drives and shares are the beginning of a path there", () => {
  const { isAbsolute, resolve, relative } = slashedPath;
  expect(["C:/site", "\\\\share\\site", "site"].map((file) => isAbsolute(file))).toEqual([
    true,
    true,
    false,
  ]);
  expect(resolve("C:/site", "D:\\other")).toBe("D:/other");
  expect(relative("C:/site", "D:/other")).toBe("D:/other");
  expect(resolve("\\\\host\\share\\site", "docs")).toBe("//host/share/site/docs");
});

test.skipIf(native.sep === "\\")("elsewhere it is Node's, where a backslash is a letter", () => {
  expect({ ...path, relative: native.relative }).toEqual({ ...native });
  expect(toPosix("docs/a\\b.md")).toBe("docs/a\\b.md");
});

test.skipIf(native.sep === "\\")(
  "a way from one file to another is Node's, whatever is in it",
  () => {
    const folders = [
      "",
      "/",
      ".",
      "..",
      "/site",
      "/site/",
      "/site/docs",
      "site",
      "/site/./docs",
      "/sit",
    ];
    const rests = [
      "",
      "/",
      "a.md",
      "/a.md",
      "/docs/a.md",
      "/docs/../a.md",
      "/./a.md",
      "//a.md",
      "/a/",
      "/.a",
      "/..a/b",
      "/a..",
      "/a/.",
    ];
    for (const from of folders)
      for (const to of folders.flatMap((folder) => rests.map((rest) => folder + rest)))
        expect([from, to, path.relative(from, to)]).toEqual([from, to, native.relative(from, to)]);
  },
);

test.runIf(native.sep === "\\")("on Windows it is that one", () => {
  expect(path).toBe(slashedPath);
  expect(toPosix("docs\\a.md")).toBe("docs/a.md");
});
