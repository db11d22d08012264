import { afterEach, expect, test } from "vitest";
import { createTaskHandler } from "./tasks.ts";

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
