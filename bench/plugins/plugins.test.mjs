// @ts-check
import { describe, expect, it } from "vitest";
import { formatConfig } from "./base-site.mjs";
import { collectPackages } from "./install.mjs";
import { renderPluginReport } from "./render-report.mjs";

/** @import { Recipe } from "./recipe.mjs" */

/** @param {Partial<Recipe>} fields @returns {Recipe} */
const createRecipe = (fields) => ({
  name: "zoom",
  packages: {},
  config: {},
  check: async () => {},
  ...fields,
});

/** @param {Record<string, string>} [failures] */
const createOutcome = (failures = {}) => ({
  version: "1.2.3",
  date: "2026-11-22",
  recipe: "0a1b",
  failures,
});

describe("the packages of all recipes", () => {
  it("stand in one list, with those that every site has", () => {
    const recipes = [
      createRecipe({ packages: { sass: "1.0.0" } }),
      createRecipe({ packages: { sass: "1.0.0", katex: "2.0.0" } }),
    ];
    expect(collectPackages(recipes)).toMatchObject({
      katex: "2.0.0",
      sass: "1.0.0",
      react: expect.any(String),
    });
  });

  it("can't be two versions of one", () => {
    const recipes = ["1.0.0", "2.0.0"].map((sass) => createRecipe({ packages: { sass } }));
    expect(() => collectPackages(recipes)).toThrow("zoom wants sass 2.0.0, another recipe 1.0.0.");
  });
});

it("writes a recipe's code into the configuration", () => {
  const text = formatConfig({ imports: "import a from 'a';", plugins: "a, ['b', {}]" });
  expect(text).toMatch(/^import a from 'a';/);
  expect(text).toContain("plugins: [a, ['b', {}]]");
});

describe("the report", () => {
  const recipes = ["good", "bad", "theirs"].map((name) => createRecipe({ name }));
  const report = renderPluginReport(recipes, {
    recipes: {
      good: { velosaur: createOutcome(), upstream: createOutcome() },
      bad: { velosaur: createOutcome({ dev: "No `zoom`.\nmore" }), upstream: createOutcome() },
      theirs: { velosaur: createOutcome(), upstream: createOutcome({ build: "No." }) },
    },
  });

  it("counts what upstream runs", () => expect(report).toContain("**1 of 2**"));

  it("has a line for each recipe", () => {
    expect(report).toMatch(/\| bad +\| the preset's \| works +\| fails +\| works +\|/);
    expect(report).toMatch(/\| theirs .*\| build fails, dev works \|/);
  });

  it("tells why something fails", () => {
    expect(report).toContain("- **bad**: Velosaur, dev: `No 'zoom'.`.");
  });
});
