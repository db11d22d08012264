import { expect, test } from "vitest";
import { describeRenderFailure } from "./render-failure.ts";
import type { RenderTask } from "./render-task.ts";

const task = (filePath?: string): RenderTask =>
  ({
    routePath: "/docs/a",
    documents: filePath ? [{ record: { filePath } }] : [],
  }) as unknown as RenderTask;

test.each<[string, unknown, string]>([
  ["an error", new Error("no"), 'The page /docs/a could not be rendered: "no".'],
  [
    "an error with React's stack",
    Object.assign(new Error("no"), { componentStack: "\n    at Chart (x.js)\n    at div" }),
    'The page /docs/a could not be rendered: <Chart> threw "no".',
  ],
  [
    "an error with an empty stack",
    Object.assign(new Error("no"), { componentStack: "" }),
    'The page /docs/a could not be rendered: "no".',
  ],
  ["a text", "no", 'The page /docs/a could not be rendered: "no".'],
  ["nothing", undefined, 'The page /docs/a could not be rendered: "undefined".'],
])("%s", (_title, error, message) => {
  expect(describeRenderFailure(error, task()).message).toBe(message);
});

test("the file of a page made of a document is named", () => {
  expect(describeRenderFailure(new Error("no"), task("/site/docs/a.md")).filePath).toBe(
    "/site/docs/a.md",
  );
  expect(describeRenderFailure(new Error("no"), task())).not.toHaveProperty("filePath");
});

test.each([
  ["window is not defined", "no `window`"],
  ["localStorage is not defined", "no `localStorage`"],
  ["foo is not defined", "works without a browser"],
  ["the window is not defined", "works without a browser"],
])("what to do about “%s”", (message, hint) => {
  expect(describeRenderFailure(new ReferenceError(message), task()).hint).toContain(hint);
});
