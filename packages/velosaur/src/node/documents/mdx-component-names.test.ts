import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { findMdxComponentNames, parseMdxComponentNames } from "./mdx-component-names.ts";

afterAll(removeSites);

test.each([
  ["shorthand", "{ ...MDXComponents, Shiny }", ["Shiny"]],
  ["elements", "{\n  ...MDXComponents,\n  h1: Title,\n  'img': Picture,\n}", ["h1", "img"]],
  [
    "functions and nested values",
    "{ ...MDXComponents, A: (props) => <a {...props} x={{ y: 1, z: 2 }} />, B(props) { return [1, 2]; }, C }",
    ["A", "B", "C"],
  ],
  ["comments", "{ /* Old, */ ...MDXComponents, // Older,\n Shiny }", ["Shiny"]],
])("%s", (_name, object, names) => {
  const head =
    'import React from "react";\nimport MDXComponents from "@theme-original/MDXComponents";\n';
  expect(parseMdxComponentNames(`${head}export default ${object};`)).toEqual(names);
  expect(parseMdxComponentNames(`${head}const all = ${object};\nexport default all;`)).toEqual(
    names,
  );
});

test("an object without the original components", () => {
  expect(parseMdxComponentNames("export default { Shiny, h1: Title };")).toEqual(["Shiny", "h1"]);
});

test.each(["", ": MDXComponentsObject", ": Record<string, unknown>"])(
  "an object with a name in the place of the original components, as an ejected file has it: const all%s",
  (type) => {
    const code = `import Head from "@theme/MDXComponents/Head";
const other = { Dull };
const all${type} = {
  Head,
  h1: (props) => <Heading as="h1" {...props} />,
  Shiny,
};
export default all;`;
    expect(parseMdxComponentNames(code)).toEqual(["Head", "h1", "Shiny"]);
  },
);

test("something else has no names", () => {
  for (const code of [
    "export { default } from '../all';",
    "export default function MDXComponents() { return {}; }",
    "import all from '../all';\nexport default all;",
  ])
    expect(parseMdxComponentNames(code)).toEqual([]);
});

test("of objects and modules that it spreads, all names", () => {
  const siteDir = writeSite({
    "src/theme/MDXComponents.js": `import MDXComponents from "@theme-original/MDXComponents";
import * as icons from "../icons";
import cards from "@site/src/cards";
import * as others from "a-package";
const own = { Own, h1: Title };
export default { ...MDXComponents, ...icons, ...cards, ...others, ...own, Shiny };`,
    "src/icons/index.tsx": `export function HomeIcon() {}
export const StarIcon = () => <a />;
export { Moon as MoonIcon, type Props, default as SunIcon } from "./sky";
export * from "./more";
export default HomeIcon;`,
    "src/icons/more.ts": `export class MoreIcon {}\nexport * from ".";`,
    "src/cards.js": `export default { Card, Deck };`,
  });
  const names = findMdxComponentNames(path.join(siteDir, "src/theme"), siteDir);
  expect([...new Set(names)]).toEqual(
    "HomeIcon StarIcon MoonIcon SunIcon MoreIcon Card Deck Own h1 Shiny".split(" "),
  );
});

test("modules and objects that spread each other have an end", () => {
  const siteDir = writeSite({
    "src/theme/MDXComponents.js": `import MDXComponents from "@theme-original/MDXComponents";
import more from "../more";
const rest = { ...rest, Own };
export default { ...MDXComponents, ...more, ...rest, Last };`,
    "src/more.js": `import all from "./theme/MDXComponents";
export default { ...all, More };`,
  });
  const names = new Set(findMdxComponentNames(path.join(siteDir, "src/theme"), siteDir));
  expect([...names].toSorted()).toEqual(["Last", "More", "Own"]);
});
