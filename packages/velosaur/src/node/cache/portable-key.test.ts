import path from "../system/path.ts";
import { describe, expect, test } from "vitest";
import { packageDir } from "../system/engine-paths.ts";
import { toPortableText } from "./portable-key.ts";

const repository = path.dirname(path.dirname(packageDir));

describe("the text of a key", () => {
  test.each([
    ["a file of the site", "/home/a/site", "/home/a/site/src/theme", "<site>/src/theme"],
    ["a file of the engine", "/home/a/site", `${packageDir}/dist/x.js`, "<engine>/dist/x.js"],
    [
      "a package above the site",
      path.join(repository, "website"),
      path.join(repository, "node_modules/theme"),
      "<root>/node_modules/theme",
    ],
    ["a file elsewhere", "/home/a/site", "/etc/x", "/etc/x"],
    ["a file of a site whose name JSON changes", '/home/"a"', '/home/"a"/x', "<site>/x"],
  ])("names %s by no place of its own", (_title, siteDir, file, portable) => {
    expect(JSON.parse(toPortableText(JSON.stringify([file]), siteDir))).toEqual([portable]);
  });
});
