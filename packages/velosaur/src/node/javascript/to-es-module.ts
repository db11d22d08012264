/** CommonJS that loaders make, as an ES module: the dev server serves modules one by one, without a bundler. */

import { type CommonJs, readCommonJs } from "./read-common-js.ts";
import { replaceRanges } from "./replace-ranges.ts";

export async function toEsModule(code: string): Promise<string> {
  const found = await readCommonJs(code);
  return found === undefined || found.isModule ? code : wrap(code, found);
}

function wrap(code: string, { requires, exported }: CommonJs): string {
  const names = [...new Set(requires.map(({ name }) => name))];
  const calls = requires.map(({ name, ...range }) => ({
    ...range,
    text: `__value(__required${names.indexOf(name)})`,
  }));
  return [
    ...names.map((name, index) => `import * as __required${index} from ${JSON.stringify(name)};`),
    "const __value = (all) => (all && !all.__esModule && 'default' in all ? all.default : all);",
    "const module = { exports: {} }; const exports = module.exports;",
    replaceRanges(code, calls),
    ...exportByName(exported, "module.exports"),
  ].join("\n");
}

/** All of it as the default, unless it is compiled from an ES module, and what it holds by name. */
export const exportByName = (names: readonly string[], all: string): string[] => [
  `export default ${all} && ${all}.__esModule ? ${all}.default : ${all};`,
  ...names.map(
    (name, index) =>
      `const __named${index} = ${all}[${JSON.stringify(name)}]; export { __named${index} as ${JSON.stringify(name)} };`,
  ),
];
