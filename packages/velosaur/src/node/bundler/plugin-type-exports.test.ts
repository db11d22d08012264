import { existsSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { dropTypeExports } from "./plugin-type-exports.ts";

afterAll(removeSites);

const files = {
  "Card.tsx": `export interface CardProps { title: string }
export type Size = "s" | "l";
export enum Kind { plain }
export class Merged {}
export interface Merged { more: string }
export const Card = ({ title }: CardProps) => <b>{title}</b>;
export default Card;
`,
  "chain.ts": 'export { Card, CardProps as Props } from "./Card";\nexport * from "./more";\n',
  "more.ts": 'import { Size } from "./Card";\nexport { Size };\nexport type More = Size;\n',
  "a.ts": 'export * from "./b";\nexport const own = 1;\n',
  "b.ts": 'export * from "./a";\n',
  "common.js": "exports.anything = 1;\n",
  "module.js": "export const value = 1;\n",
};

async function drop(code: string): Promise<string> {
  const siteDir = writeSite(files);
  const find = async (source: string, importer: string): Promise<string | undefined> =>
    ["", ".ts", ".tsx", ".js"]
      .map((ending) => path.join(path.dirname(importer), source) + ending)
      .find(existsSync);
  return dropTypeExports(code, { file: path.join(siteDir, "index.ts"), find });
}

test.each([
  ['export { Card, CardProps } from "./Card";', 'export { Card,           } from "./Card";'],
  ['export { CardProps, Card } from "./Card";', 'export {            Card } from "./Card";'],
  ['export { Size as S } from "./Card";', 'export {           } from "./Card";'],
  ['export { Card, Props } from "./chain";', 'export { Card,       } from "./chain";'],
  ['export { More, Size } from "./chain";', 'export {            } from "./chain";'],
  ['export { own, none } from "./a";', 'export { own,      } from "./a";'],
  [
    'import { Card, CardProps } from "./Card";\nexport { Card, CardProps };',
    'import { Card, CardProps } from "./Card";\nexport { Card,           };',
  ],
  // What a package has no value of is a type in its declarations.
  ['export { value, Options } from "./module";', 'export { value,         } from "./module";'],
])("%s", async (code, expected) => {
  expect(await drop(code)).toBe(expected);
});

test.each([
  'export { Card, Kind, Merged, default as Main } from "./Card";',
  'export { type CardProps } from "./Card";',
  'export type { CardProps } from "./Card";',
  'export { Card } from "./chain";',
  'export { anything, more } from "./common";',
  'export { thing } from "a-package";',
  "const own = 1;\nexport { own };",
  'export * as all from "./Card";',
  "export { broken from",
])("stays: %s", async (code) => {
  expect(await drop(code)).toBe(code);
});
