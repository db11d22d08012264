import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { productionFile } from "./plugin-react-modules.ts";
import { toCopy } from "./plugin-whole-react.ts";

const entry = createRequire(import.meta.url).resolve("react");

test("the copy of React has the state of the one that the page has loaded", () => {
  const copy = toCopy(readFileSync(productionFile(entry), "utf8"), entry);
  expect(copy.split("\n")[0]).toBe(
    `import { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as sharedState } from ${JSON.stringify(entry)};`,
  );
  expect(copy).toContain("var ReactSharedInternals = sharedState");
  expect(copy).not.toMatch(/ReactSharedInternals = \{/);
  expect(copy).toMatch(/export \{.*exports_useState as useState/);
});

test("a React of another form is used as it is", () => {
  expect(toCopy("exports.useState = 1", "/react/index.js")).toBe(
    'export * from "/react/index.js";\nexport { default } from "/react/index.js";',
  );
});
