import { mkdirSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { readBody } from "../cache/body-packs.ts";
import { resolveCompileOptions } from "../markdown/options.ts";
import { createTaskHandler } from "./tasks.ts";

afterAll(removeSites);

afterEach(() => {
  delete process.env["SET_BY_CONFIGURATION"];
});

test("variables that the configuration has set reach a thread that began before", async () => {
  const handler = createTaskHandler();
  await handler.configure({ compile: { entries: [] }, env: { SET_BY_CONFIGURATION: "yes" } });
  expect(process.env["SET_BY_CONFIGURATION"]).toBe("yes");
});

test("a task before the options is a bug of ours", async () => {
  const task = createTaskHandler().run({ compile: { cacheDir: "/cache", files: [] } });
  await expect(task).rejects.toThrow("A task came before the options of the compiler.");
});

test("a thread that goes on with another language compiles with what that one says", async () => {
  const siteDir = writeSite({ "a.md": ":::tip\n\nText.\n\n:::\n" });
  const cacheDir = path.join(siteDir, "cache");
  mkdirSync(cacheDir);
  const handler = createTaskHandler();
  const compile = async (label: string): Promise<string> => {
    const options = resolveCompileOptions({ siteDir, labels: { admonitions: { tip: label } } });
    await handler.configure({ compile: { entries: [options] } });
    const result = await handler.run({
      compile: { cacheDir, files: [{ filePath: path.join(siteDir, "a.md"), options: 0 }] },
    });
    if (!("compile" in result)) throw new Error("It was asked to compile.");
    const [record] = result.compile.records;
    return (record && readBody(cacheDir, record.body)) ?? "";
  };
  expect(await compile("Rat")).toContain("Rat");
  expect(await compile("Conseil")).toContain("Conseil");
});
