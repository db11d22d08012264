import { symlinkSync } from "node:fs";
import path from "./path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { AuthorError } from "./author-error.ts";
import { explainUnreadable, readSource } from "./read-source.ts";

afterAll(removeSites);

const siteDir = writeSite({ "a.md": "text" });

test("reads a file", () => {
  expect(readSource(path.join(siteDir, "a.md"))).toBe("text");
});

test.each([
  ["gone.md", "The file is gone: it was there when the command began."],
  ["self.md", "The file is a link that leads to itself."],
])("%s can't be read, and the author is told why", (name, message) => {
  const filePath = path.join(siteDir, name);
  if (name === "self.md") symlinkSync(name, filePath);
  const read = (): string => readSource(filePath);
  expect(read).toThrow(AuthorError);
  expect(read).toThrow(message);
});

test("other errors stay what they are", () => {
  const error = new TypeError("ours");
  expect(() =>
    explainUnreadable("a.md", () => {
      throw error;
    }),
  ).toThrow(error);
});
