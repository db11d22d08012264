import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { engineDir } from "../system/engine-paths.ts";
import { engineAliases, enginePaths } from "./engine-aliases.ts";
import { findOwnPackage } from "./own-packages.ts";

afterAll(removeSites);

const files = [
  "client/exports/Link.js",
  "client/exports/plugin-content-docs/client.js",
  "client/own/helmet.js",
  "theme/Footer/Logo/index.js",
  "theme/Footer/index.js",
  "theme/Footer/parts.js",
  "theme/common/index.js",
];

/** As the bundler replaces a name; undefined for one that it leaves to plugins. */
function resolve(name: string, themeDirs: string[] = []): string | undefined {
  const found = engineAliases(themeDirs, files).filter(({ find }) => (find as RegExp).test(name));
  expect(found.length).toBeLessThan(2);
  return found[0] && name.replace(found[0].find, found[0].replacement);
}

const own = (file: string): string => path.join(engineDir, file);

test("names of the engine's modules mean its files, and React is the engine's", () => {
  expect(resolve("@theme/Footer")).toBe(own("theme/Footer/index.js"));
  expect(resolve("@theme/Footer/Logo")).toBe(own("theme/Footer/Logo/index.js"));
  expect(resolve("@docusaurus/Link")).toBe(own("client/exports/Link.js"));
  expect(resolve("@docusaurus/plugin-content-docs/client")).toBe(
    own("client/exports/plugin-content-docs/client.js"),
  );
  expect(resolve("@docusaurus/theme-common")).toBe(own("theme/common/index.js"));
  expect(resolve("velosaur/client/helmet")).toBe(own("client/own/helmet.js"));
  expect(resolve("react/jsx-runtime")).toBe(findOwnPackage("react/jsx-runtime"));
});

test("other names are left to plugins", () => {
  for (const name of [
    "@theme/Footer/Layout",
    "@theme/Footer/parts",
    "@theme/Footer?raw",
    "@theme-original/Footer",
    "react-dom/server",
    "react-router",
    "./react",
  ])
    expect(resolve(name)).toBeUndefined();
});

test.each(["Footer/index.tsx", "Footer.js", "Footer/index.mjs"])(
  "so is what a theme overrides: %s",
  (file) => {
    const siteDir = writeSite({ [`src/theme/${file}`]: "export default () => null;" });
    const themeDirs = [path.join(siteDir, "none"), path.join(siteDir, "src/theme")];
    expect(resolve("@theme/Footer", themeDirs)).toBeUndefined();
    expect(resolve("@theme/Footer/Logo", themeDirs)).toBe(own("theme/Footer/Logo/index.js"));
  },
);

test("where a theme has CommonJS, all but React is", () => {
  const siteDir = writeSite({
    "esm/Footer/index.js": 'import "./styles.css";\nexport default () => exports;',
    "common/Other.js": '"use strict";\nexports.default = () => null;',
  });
  const isKnown = (name: string, theme: string): boolean =>
    resolve(name, [path.join(siteDir, theme)]) !== undefined;
  expect(isKnown("@theme/Footer/Logo", "esm")).toBe(true);
  expect(isKnown("@theme/Footer/Logo", "common")).toBe(false);
  expect(isKnown("@docusaurus/Link", "common")).toBe(false);
  expect(isKnown("react", "common")).toBe(true);
});

test("what a name means is known for an absolute path", () => {
  expect(enginePaths().test(own("theme/Footer/index.js"))).toBe(true);
  expect(enginePaths().test(findOwnPackage("react"))).toBe(true);
  expect(enginePaths().test(`${engineDir}-other/index.js`)).toBe(false);
});
