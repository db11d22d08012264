import { expect, it } from "vitest";
import { toEsModule } from "./to-es-module.ts";

const run = async (code: string): Promise<Record<string, unknown>> => {
  const source = await toEsModule(code);
  return (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  )) as Record<string, unknown>;
};

it("gives values of CommonJS by name, and all of it as the default", async () => {
  const made = await run(`module.exports = { a: 1, "b-c": 2 };`);
  expect(made).toMatchObject({ a: 1, "b-c": 2, default: { a: 1, "b-c": 2 } });
});

it("heeds the mark of compiled ES modules", async () => {
  const made = await run(`exports.__esModule = true; exports.default = "x"; module.exports.a = 1;`);
  expect([made["a"], made["default"]]).toEqual([1, "x"]);
});

it("imports what is required", async () => {
  const made = await run(`module.exports = require("node:path").posix.join("a", "b");`);
  expect(made["default"]).toBe("a/b");
});

it("leaves ES modules as they are", async () => {
  const code = `export default "module.exports = 1";`;
  expect(await toEsModule(code)).toBe(code);
});
