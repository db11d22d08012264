import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { describeRenderFailure } from "./render-failure.ts";
import type { RenderTask } from "./render-task.ts";

afterAll(removeSites);

const SITE = "/site";

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
  expect(describeRenderFailure(error, task(), SITE).message).toBe(message);
});

test("the file of a page made of a document is named", () => {
  expect(describeRenderFailure(new Error("no"), task("/site/docs/a.md"), SITE).filePath).toBe(
    "/site/docs/a.md",
  );
  expect(describeRenderFailure(new Error("no"), task(), SITE)).not.toHaveProperty("filePath");
});

test.each([
  ["window is not defined", "no `window`"],
  ["localStorage is not defined", "no `localStorage`"],
  ["foo is not defined", "works without a browser"],
  ["the window is not defined", "works without a browser"],
])("what to do about “%s”", (message, hint) => {
  expect(describeRenderFailure(new ReferenceError(message), task(), SITE).hint).toContain(hint);
});

test("of a site with an older React it is said that pages run with another", () => {
  const hintOn = (version: string, message = "label is undefined") => {
    const siteDir = writeSite({ "node_modules/react/package.json": JSON.stringify({ version }) });
    return describeRenderFailure(new TypeError(message), task(), siteDir).hint;
  };
  expect(hintOn("18.3.1")).toMatch(
    /^The site has React 18\.3\.1, but pages run with React 19\..+defaultProps/,
  );
  expect(hintOn("19.0.0")).toContain("works without a browser");
  expect(hintOn("18.3.1", "window is not defined")).toContain("no `window`");
  const missing =
    'The document uses "Boat" of "@site/src/Card.tsx", which the module does not export.';
  expect(hintOn("18.3.1", missing)).toMatch(/^See what that module exports/);
});
