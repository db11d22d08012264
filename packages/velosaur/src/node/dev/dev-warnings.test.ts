import { expect, test, vi } from "vitest";
import { AuthorError } from "../system/author-error.ts";
import { logger } from "../system/logger.ts";
import { createDevWarnings } from "./dev-warnings.ts";
import { GoneDocument } from "./gone-document.ts";

function listen() {
  const told: string[] = [];
  vi.spyOn(logger, "error").mockImplementation((text) => void told.push(text));
  vi.spyOn(logger, "tell").mockImplementation((_level, text) => void told.push(text));
  return { told, warnings: createDevWarnings("/site") };
}

const mistake = () =>
  new AuthorError({ severity: "error", message: "A mistake.", filePath: "/site/docs/a.md" });

test("a mistake is told once, and again when it has come back", async () => {
  const { told, warnings } = listen();
  const fail = () => warnings.watch("/a", () => Promise.reject(mistake()));
  await expect(fail()).rejects.toThrow();
  await expect(fail()).rejects.toThrow();
  expect(told).toHaveLength(1);
  await warnings.watch("/a", async () => {});
  await expect(fail()).rejects.toThrow();
  expect(told).toHaveLength(2);
});

test("of a document that is gone the watcher tells", async () => {
  const { told, warnings } = listen();
  const gone = new GoneDocument("/site/docs/a.md");
  await expect(warnings.watch("/a", () => Promise.reject(gone))).rejects.toThrow(gone);
  expect(told).toEqual([]);
});

test("a failure of our own is told with its stack, once until it is over", async () => {
  const { told, warnings } = listen();
  const bug = new TypeError("Nothing is where something was.");
  const fail = () => warnings.watch("/a", () => Promise.reject(bug));
  await expect(fail()).rejects.toThrow(bug);
  await expect(fail()).rejects.toThrow(bug);
  expect(told).toEqual([bug.stack]);
  expect(warnings.hasTold(bug)).toBe(true);
  await warnings.watch("/a", async () => {});
  await expect(fail()).rejects.toThrow(bug);
  expect(told).toHaveLength(2);
});

test("what fails since the site is closed is no news", async () => {
  const { told, warnings } = listen();
  warnings.close();
  const failure = new Error("The server is being closed.");
  await expect(warnings.watch("/a", () => Promise.reject(failure))).rejects.toThrow(failure);
  expect(told).toEqual([]);
});
