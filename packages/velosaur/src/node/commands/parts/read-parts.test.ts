import path from "../../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../../__fixtures__/write-site.ts";
import { writeJsonFileSync } from "../../cache/json-file.ts";
import { AuthorError } from "../../system/author-error.ts";
import { readEngineIdentity, readEngineVersion } from "../../system/engine-paths.ts";
import { type SitePart, partFile } from "./part.ts";
import { checkCommit, readParts } from "./read-parts.ts";

afterAll(removeSites);

function writePart(index: number, changes: Partial<SitePart> = {}): string {
  const folder = path.join(writeSite({}), `part-${index}`);
  const part: SitePart = {
    format: 1,
    engine: readEngineIdentity(),
    version: readEngineVersion(),
    node: process.version,
    shard: { index, count: 2 },
    options: { minify: true },
    commit: "0123456789abcdef",
    locales: [{ locale: "en", configuration: "a", content: "b", pages: 1 }],
    files: {},
    ...changes,
  };
  writeJsonFileSync(partFile(folder), part);
  return folder;
}

function messageOf(read: () => void): string {
  try {
    read();
  } catch (error) {
    if (error instanceof AuthorError)
      return error.diagnostics.map(({ message }) => message).join("\n");
    throw error;
  }
  return "";
}

test("parts that belong together come in their order, whatever order they are named in", () => {
  const folders = [writePart(2), writePart(1)];
  expect(readParts(folders).map(({ shard }) => shard.index)).toEqual([1, 2]);
});

test.each<[string, Partial<SitePart>, string]>([
  [
    "engine",
    { engine: "0.0.1 x", version: "0.0.1" },
    "was built by another engine: Velosaur 0.0.1;",
  ],
  ["version of Node", { node: "v18.0.0" }, "was built with Node v18.0.0; this is Node v"],
  ["commit", { commit: "fedcba9876543210" }, "was built at commit fedcba9876, "],
  ["repository", { commit: undefined }, "was built at commit none, "],
  [
    "language",
    { locales: [{ locale: "de", configuration: "a", content: "b", pages: 1 }] },
    "were built with other languages.",
  ],
])("another %s", (_title, changes, message) => {
  const told = messageOf(() => readParts([writePart(1), writePart(2, changes)]));
  expect(told).toContain(message);
  expect(told.split("\n")).toHaveLength(1);
});

test("all that is wrong is told at once", () => {
  const told = messageOf(() => readParts(["/nowhere", writePart(1, { node: "v18.0.0" })]));
  expect(told.split("\n")).toHaveLength(2);
  expect(messageOf(() => readParts([]))).toBe("No parts are named.");
});

test("the commit that is checked out is that of the parts", () => {
  const parts = readParts([writePart(1), writePart(2)]);
  expect(messageOf(() => checkCommit(parts, "0123456789abcdef"))).toBe("");
  expect(messageOf(() => checkCommit(parts, "aaaaaaaaaaaaaaaa"))).toBe(
    "The parts were built at commit 0123456789, the site here is at aaaaaaaaaa.",
  );
});
