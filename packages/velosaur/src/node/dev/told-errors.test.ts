import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "../system/path.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AuthorError } from "../system/author-error.ts";
import { logger } from "../system/logger.ts";
import { createToldErrors } from "./told-errors.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "velosaur-told-"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function begin() {
  const spy = vi.spyOn(logger, "tell").mockImplementation(() => {});
  const file = path.join(folder, "page.js");
  const errors = createToldErrors(folder);
  const save = (text: string) => {
    writeFileSync(file, text);
    errors.change(file);
  };
  const fail = (line?: number) => {
    const diagnostic = { severity: "error", message: "Unexpected token.", filePath: file } as const;
    errors.tell(new AuthorError({ ...diagnostic, ...(line !== undefined && { line }) }));
  };
  return { errors, file, save, fail, count: () => spy.mock.calls.length };
}

test("a mistake that several meet is told once", () => {
  const { save, fail, count } = begin();
  save("<<");
  fail(1);
  fail(1);
  expect(count()).toBe(1);
});

test("a mistake is told once where its file is emptied before it is written", () => {
  const { errors, file, save, fail, count } = begin();
  save("");
  writeFileSync(file, "<<");
  fail();
  errors.change(file);
  fail();
  expect(count()).toBe(1);
});

test("a mistake that was mended is told again when it comes back", () => {
  const { save, fail, count } = begin();
  for (const text of ["<<", "mended", "<<"]) {
    save(text);
    if (text === "<<") fail(1);
  }
  expect(count()).toBe(2);
});

test("what was read before a mistake was mended is told once, though it fails after that", () => {
  const { save, fail, count } = begin();
  save("<<");
  fail(1);
  save("mended");
  fail(1);
  // What is looked for in the text isn't there any more.
  fail();
  expect(count()).toBe(1);
});

test("the same mistake elsewhere in the file is told", () => {
  const { save, fail, count } = begin();
  save("<<");
  fail(1);
  save("\n<<");
  fail(2);
  expect(count()).toBe(2);
});
