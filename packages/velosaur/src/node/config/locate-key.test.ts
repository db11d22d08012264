import { expect, it } from "vitest";
import { locateKey } from "./locate-key.ts";

const source = `const navbar = { title: 'x' };
/* themeConfig: { footer: 1 } */
export default {
  title: 'themeConfig: not here',
  // url: 'https://old.example.com',
  url: 'https://example.com/a//b',
  'quoted-key': true,
  themeConfig: {
    navbar: {
      items: [
        { label: 'a, b', to: '/a' },
        // { label: 'gone' },
        {
          label: "c ] }",
          items: [{ to: '/d' }, { to: '/e', label: \`\${x}, y\` }],
        },
        shared,
      ],
    },
    footer,
  },
  i18n: { localeConfigs: { 'pt-BR': { label: 'P' } } },
};
`;

const at = (keyPath: string): string | undefined => {
  const place = locateKey(source, keyPath);
  return place && `${place.line}:${place.column}`;
};

it.each([
  ["title", "4:3"],
  ["url", "6:3"],
  ["quoted-key", "7:3"],
  ["themeConfig", "8:3"],
  ["themeConfig.navbar.items", "10:7"],
  ["themeConfig.navbar.items[0]", "11:9"],
  ["themeConfig.navbar.items[0].to", "11:26"],
  ["themeConfig.navbar.items[1].label", "14:11"],
  ["themeConfig.navbar.items[1].items[1].label", "15:45"],
  ["themeConfig.navbar.items[2]", "17:9"],
  ["themeConfig.footer", "20:5"],
  ["themeConfig.footer.copyright", "20:5"],
  ['i18n.localeConfigs["pt-BR"].label', "22:39"],
  ["nowhere", undefined],
])("%s → %s", (keyPath, place) => {
  expect(at(keyPath)).toBe(place);
});

it.each([
  [
    "a named object",
    "const config: Config = { i18n: { url: 1 }, url: 2 };\nexport default config;",
    "url",
    "1:44",
  ],
  [
    "an element before what is spread into the list",
    "export default {\n  items: [\n    { a: 1 },\n    ...more,\n    { b: 1 },\n  ],\n};",
    "items[0]",
    "3:5",
  ],
  [
    "an element behind what is spread into the list",
    "export default {\n  items: [\n    { a: 1 },\n    ...more,\n    { b: 1 },\n  ],\n};",
    "items[2].b",
    "2:3",
  ],
  ["a function", "module.exports = async () => {\n  return { a: { b: 1 } };\n};", "a.b", "2:17"],
  [
    "a part with a name",
    "const items = [{ b: 1 }, { b: 2 }];\nexport default { a: { items } };",
    "a.items[1].b",
    "1:28",
  ],
  ["JSON", '{\n  "a": {\n    "b-c": 1\n  }\n}', 'a["b-c"]', "3:5"],
  ["brackets in strings", "export default { a: '}{', b: { c: `)}` , d: 1 } };", "b.d", "1:42"],
])("in %s", (_, text, keyPath, place) => {
  const found = locateKey(text, keyPath);
  expect(found && `${found.line}:${found.column}`).toBe(place);
});
