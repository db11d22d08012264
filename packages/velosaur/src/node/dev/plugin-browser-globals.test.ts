import { expect, test } from "vitest";
import { toPattern } from "./plugin-browser-globals.ts";

const pattern = toPattern(["global", "process.env", "process.env.KEY", "process.browser"]);

test.each([
  "global.x = 1",
  "process.env.KEY",
  "const { KEY } = process.env;",
  "process\n  .env.X",
  "process?.env?.X",
  'process["env"]',
  "if (process.browser) run();",
])("%s is looked at", (code) => {
  expect(pattern.test(code)).toBe(true);
});

test.each([
  "// a long process",
  "typeof process === 'undefined'",
  "process.nextTick(run)",
  "const processed = environment;",
  "subprocess.env",
  "globalThis.x = 1",
])("%s is passed over", (code) => {
  expect(pattern.test(code)).toBe(false);
});
