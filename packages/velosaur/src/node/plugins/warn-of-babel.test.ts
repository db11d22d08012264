import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { warnOfBabel } from "./warn-of-babel.ts";

afterAll(removeSites);

test.each([
  ["module.exports = { presets: [require.resolve('@docusaurus/core/lib/babel/preset')] };", 0],
  [
    '"use strict";\n// "plugins" go here\nmodule.exports = {"presets": ["@docusaurus/babel/preset"]};',
    0,
  ],
  [
    "module.exports = { presets: [require.resolve('@docusaurus/babel/preset')], plugins: ['babel-plugin-macros'] };",
    1,
  ],
  ["export default { presets: ['@babel/preset-flow'] };", 1],
])("%s: %d warnings", (source, count) => {
  const siteDir = writeSite({ "babel.config.js": source });
  expect(warnOfBabel(siteDir)).toHaveLength(count);
});

test("the warning names the file", () => {
  const siteDir = writeSite({ ".babelrc": '{ "plugins": ["x"] }' });
  expect(warnOfBabel(siteDir)).toMatchObject([
    { severity: "warning", filePath: `${siteDir}/.babelrc` },
  ]);
  expect(warnOfBabel(writeSite({}))).toEqual([]);
});
