import { expect, test, vi } from "vitest";
import { createPackageRunner } from "./run-package.ts";

const TRANSFORMED = { found: "transformed" };

function createRunner(importNatively: () => Promise<Record<string, unknown>>) {
  const importTransformed = vi.fn(() => Promise.resolve(TRANSFORMED));
  const isRequired = (file: string): boolean => file.endsWith(".cjs");
  return {
    ...createPackageRunner({ importNatively, importTransformed, isRequired }),
    importTransformed,
  };
}

const fail = (error: Error, code?: string) => async (): Promise<never> => {
  throw Object.assign(error, { code });
};

test("a module that Node loads is run by Node", async () => {
  const found = { default: 1, other: 2 };
  const { run, importTransformed } = createRunner(() => Promise.resolve(found));
  expect(await run("file:///packages/some/index.js")).toBe(found);
  expect(importTransformed).not.toHaveBeenCalled();
});

test.each([
  ["another module's name has no ending", new Error(), "ERR_MODULE_NOT_FOUND"],
  ["it names a folder", new Error(), "ERR_UNSUPPORTED_DIR_IMPORT"],
  ["it imports a stylesheet", new TypeError(), "ERR_UNKNOWN_FILE_EXTENSION"],
  ["it holds JSX, or names what CommonJS exports", new SyntaxError(), undefined],
])("a module is transformed where %s", async (_why, error, code) => {
  const { run, importTransformed } = createRunner(fail(error, code));
  expect(await run("file:///packages/some%20one/index.js")).toBe(TRANSFORMED);
  expect(importTransformed).toHaveBeenCalledWith("/packages/some one/index.js");
});

test.each([
  ["what fails while it runs", new ReferenceError("window"), "file:///packages/some/index.js"],
  ["CommonJS", new SyntaxError("Flow"), "file:///packages/some/index.cjs"],
  ["a module of Node's", new SyntaxError("none"), "node:nothing"],
])("%s fails as before", async (_what, error, url) => {
  const { run, importTransformed } = createRunner(fail(error));
  await expect(run(url)).rejects.toBe(error);
  expect(importTransformed).not.toHaveBeenCalled();
});

test("of CommonJS, modules get the default export that is meant, and those for Node what Node gives", async () => {
  const exported = { __esModule: true, default: "meant", named: 1 };
  const found = { default: exported, __esModule: true, named: 1 };
  const { run, asInNode } = createRunner(() => Promise.resolve(found));
  const importModule = () => run("file:///packages/some/index.js");
  expect(await importModule()).toBe(exported);
  expect(await asInNode(importModule)()).toBe(found);
});

test("what isn't CommonJS is the same for all", async () => {
  const found = { default: "meant" };
  const { run, asInNode } = createRunner(() => Promise.resolve(found));
  expect(await asInNode(() => run("file:///packages/some/index.js"))()).toBe(found);
});
