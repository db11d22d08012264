import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "../../system/path.ts";
import { expect, test } from "vitest";
import { productionFile, toModule } from "./plugin-react-modules.ts";

test("requires become imports, exports become bindings", () => {
  const code = [
    `var Scheduler = require("scheduler"),`,
    `  React = require("react");`,
    `exports.now = void 0;`,
    `if (React) { exports.now = function () {}; }`,
    `exports.run = function () { return exports.now(); };`,
  ].join("\n");
  expect(toModule(code)).toMatchInlineSnapshot(`
    "import * as Scheduler from "scheduler";
    import * as React from "react";
    var required1 = 0,
      required2 = 0;
    var exports_now = void 0;
    if (React) { exports_now = function () {}; }
    var exports_run = function () { return exports_now(); };
    export { exports_now as now, exports_run as run };
    export default { now: exports_now, run: exports_run };"
  `);
});

test("what React has no longer is undefined, and not missing", async () => {
  const code = toModule("exports.createPortal = 1;", ["createPortal", "findDOMNode", "render"]);
  const module = await import(`data:text/javascript,${encodeURIComponent(code ?? "")}`);
  expect({ ...module }).toEqual({
    createPortal: 1,
    default: { createPortal: 1 },
    findDOMNode: undefined,
    render: undefined,
  });
});

test.each([
  `module.exports = require("./other.js");`,
  `const x = require(name);`,
  `Object.assign(exports, {});`,
])("a file of another form is left to the bundler: %s", (code) =>
  expect(toModule(code)).toBeUndefined(),
);

const require = createRequire(import.meta.url);

test.each([
  "react/index.js",
  "react/jsx-runtime.js",
  "react-dom/index.js",
  "react-dom/client.js",
  "scheduler/index.js",
])("all that %s exports is exported by name", (entry) => {
  const [name = "", base = ""] = entry.split("/");
  const file = productionFile(
    path.join(path.dirname(require.resolve(`${name}/package.json`)), base),
  );
  const module = toModule(readFileSync(file, "utf8")) ?? "";
  for (const key of Object.keys(require(file) as object))
    expect(module).toContain(`exports_${key} as ${key}`);
});

test("what React throws as a signal has no stack, and is an error all the same", async () => {
  const file = productionFile(require.resolve("react-dom/client"));
  const module = toModule(readFileSync(file, "utf8")) ?? "";
  expect(module).not.toMatch(/^\S.*Exception = Error\(/m);
  expect(module.match(/Exception = createSignal\(/g)?.length).toBeGreaterThan(3);
  const code = toModule("var AnException = Error('Wait'),\n  Other = 1;\nexports.a = AnException;");
  const { a } = await import(`data:text/javascript,${encodeURIComponent(code ?? "")}`);
  expect(a).toBeInstanceOf(Error);
  expect([a.message, Object.hasOwn(a, "stack")]).toEqual(["Wait", false]);
});
