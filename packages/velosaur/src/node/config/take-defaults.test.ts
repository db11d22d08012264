import { afterAll, describe, expect, it } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { createModuleLoader } from "./load-module.ts";
import { takeDefaults } from "./take-defaults.ts";

afterAll(removeSites);

const modules = {
  "list.js": "export default ['a', 'b'];",
  "typed/list.ts": "export default ['c'] as string[];",
  "object.js": "export const more = 1;\nexport default { a: 1 };",
  "plugin.ts":
    "export default (x: number) => x + 1;\nexport const validateOptions = () => 'checked';",
  "named.js": "export const a = 1;",
  "common.js": "exports.default = 'text'; exports.a = 1;",
};
const load = async (name: string, source: string): Promise<unknown> => {
  const siteDir = writeSite({ ...modules, [name]: source });
  return takeDefaults(await createModuleLoader({ siteDir }).load(`${siteDir}/${name}`));
};

describe("modules that code requires are their default exports", () => {
  it.each(["index.js", "index.cjs", "index.ts"])("in %s", async (name) => {
    const source = `module.exports = { items: require("./list.js"), deep: [{ items: require("./typed/list") }] };`;
    expect(await load(name, source)).toEqual({ items: ["a", "b"], deep: [{ items: ["c"] }] });
  });

  it("beside named ones, which become members", async () => {
    const source = `export default { object: require("./object.js"), plugins: [[require("./plugin"), { a: 1 }]] };`;
    const { object, plugins } = (await load("index.ts", source)) as {
      object: object;
      plugins: [[((x: number) => number) & { validateOptions: () => string }, object]];
    };
    expect(object).toEqual({ a: 1, more: 1 });
    expect(plugins[0][0](1)).toBe(2);
    expect(plugins[0][0].validateOptions()).toBe("checked");
  });

  it("but for modules without one, or with one that is no object", async () => {
    const source = `export default { named: require("./named.js"), common: require("./common.js") };`;
    expect(await load("index.ts", source)).toMatchObject({
      named: { a: 1 },
      common: { default: "text", a: 1 },
    });
  });
});

it("what holds no module stays itself, in circles, too", () => {
  const config: Record<string, unknown> = { default: { a: [new Map(), () => 1] } };
  config["self"] = config;
  expect(takeDefaults(config)).toBe(config);
});

it("a key called __proto__ stays a key", () => {
  const module = Object.defineProperty({ default: { a: 1 } }, "__esModule", { value: true });
  const config = JSON.parse('{ "__proto__": { "polluted": 1 } }') as Record<string, unknown>;
  config["module"] = module;
  const taken = takeDefaults(config) as Record<string, unknown>;
  expect(Object.keys(taken)).toEqual(["__proto__", "module"]);
  expect(taken["polluted"]).toBeUndefined();
  expect(taken["module"]).toEqual({ a: 1 });
});
