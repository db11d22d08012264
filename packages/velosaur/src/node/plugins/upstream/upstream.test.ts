import { stripVTControlCharacters } from "node:util";
import Joi from "joi";
import { describe, expect, it, test } from "vitest";
import { RECORDED } from "./__fixtures__/recorded.ts";
import { interpolate, logger, report } from "./logger.ts";
import { translate } from "./translate.ts";
import * as common from "./utils-common.ts";
import * as validation from "./utils-validation.ts";
import * as utils from "./utils.ts";

const functions = new Map<string, unknown>(Object.entries({ ...utils, ...common }));

describe.each(Object.entries(RECORDED))("%s returns what upstream's does", (name, calls) => {
  const run = functions.get(name) as (...args: unknown[]) => unknown;
  test.each(calls)("%j → %j", (args, value) => {
    expect(run(...structuredClone(args))).toEqual(value);
  });
});

it("never takes a word of an author for a member of an object", () => {
  const tags = utils.normalizeTags({
    options: { onInlineTags: "ignore" },
    source: "a.md",
    frontMatterTags: ["toString", "__proto__"],
    tagsBaseRoutePath: "/tags",
    tagsFile: {},
  });
  expect(tags.map(({ inline, label }) => [inline, label])).toEqual([
    [true, "toString"],
    [true, "__proto__"],
  ]);
});

test("translate", () => {
  expect(translate({ message: "Hello {name}" }, { name: "you" })).toBe("Hello you");
});

type Outcome = [type: string, path?: string] | unknown;

/** Types and places of mistakes, as upstream's schemas have them. */
const check = (schema: Joi.Schema, value: unknown): Outcome => {
  const { error, value: result } = schema.validate(value, { convert: false }) as {
    error?: Joi.ValidationError;
    value: unknown;
  };
  return error === undefined
    ? { value: result }
    : error.details.map(({ type, path }) => `${type} ${path.join(".")}`.trim());
};

describe("schemas", () => {
  const schemas = new Map<string, unknown>(Object.entries(validation));
  const plugin = (): void => {};
  test.each<[name: keyof typeof validation, value: unknown, outcome: unknown]>([
    ["PluginIdSchema", "a", { value: "a" }],
    ["PluginIdSchema", undefined, { value: "default" }],
    ["PluginIdSchema", "a b", ["string.pattern.base"]],
    ["RemarkPluginsSchema", [plugin, [plugin, {}]], { value: [plugin, [plugin, {}]] }],
    ["RehypePluginsSchema", ["x"], ["array.includes 0"]],
    ["RecmaPluginsSchema", undefined, { value: [] }],
    ["AdmonitionsSchema", undefined, { value: true }],
    ["AdmonitionsSchema", { keywords: ["a"] }, { value: { keywords: ["a"] } }],
    ["AdmonitionsSchema", { tag: ":::" }, ["any.unknown tag"]],
    ["AdmonitionsSchema", "yes", ["alternatives.types"]],
    ["URISchema", "/a/b?c", { value: "/a/b?c" }],
    ["URISchema", "", ["alternatives.match"]],
    ["PathnameSchema", "/é", { value: "/é" }],
    ["PathnameSchema", "/a?b", ["any.custom"]],
    ["RouteBasePathSchema", "", { value: "/" }],
    ["RouteBasePathSchema", "docs/", { value: "/docs/" }],
    ["RouteBasePathSchema", 3, ["string.base"]],
    ["FrontMatterTagsSchema", [1], ["alternatives.types 0"]],
    ["FrontMatterTagsSchema", [{ label: "a" }], ["any.required 0.permalink"]],
    ["FrontMatterTagsSchema", "a", ["array.base"]],
    ["ContentVisibilitySchema", { draft: true, x: 1 }, { value: { draft: true, x: 1 } }],
    [
      "ContentVisibilitySchema",
      { draft: true, unlisted: true },
      ["frontMatter.draftAndUnlistedError"],
    ],
    ["FrontMatterLastUpdateSchema", { author: "a" }, { value: { author: "a" } }],
    ["FrontMatterLastUpdateSchema", {}, ["object.missing"]],
    ["FrontMatterLastUpdateSchema", "x", ["object.base"]],
  ])("%s, %j", (name, value, outcome) => {
    expect(check(schemas.get(name) as Joi.Schema, value)).toEqual(outcome);
  });

  test("levels of the table of contents depend on each other", () => {
    const schema = Joi.object(validation.FrontMatterTOCHeadingLevels as Joi.SchemaMap);
    expect(check(schema, { toc_min_heading_level: 2 })).toEqual({
      value: { toc_min_heading_level: 2 },
    });
    expect(check(schema, { toc_min_heading_level: 3, toc_max_heading_level: 2 })).toEqual([
      "number.max toc_min_heading_level",
    ]);
  });

  test("a year in front matter may stand for a text", () => {
    const { JoiFrontMatter, validateFrontMatter } = validation;
    const schema = JoiFrontMatter.object({ tag: JoiFrontMatter.string() });
    expect(validateFrontMatter({ tag: 2021, other: 1 }, schema)).toEqual({ tag: "2021", other: 1 });
  });

  test("options have an id, theme configurations what belongs to others", () => {
    const schema = Joi.object({ a: Joi.string() });
    const { normalizePluginOptions, normalizeThemeConfig } = validation;
    expect(normalizePluginOptions(schema, { a: "b" })).toEqual({ a: "b", id: "default" });
    expect(normalizePluginOptions(schema, undefined)).toEqual({ id: "default" });
    expect(() => normalizePluginOptions(schema, { id: "x y" })).toThrow(/"x y"/);
    expect(normalizeThemeConfig(schema, { a: "b", c: 1 })).toEqual({ a: "b", c: 1 });
    expect(() => normalizeThemeConfig(schema, { a: 1 })).toThrow(/"a" must be a string/);
  });
});

describe("logger", () => {
  it("formats marked values", () => {
    const text = interpolate`Read path=${"/a b"} of name=${"me"}, code=${"x"}: number=${3} and ${"plain"} url=${["u", "v"]} subdue=${1} x`;
    expect(stripVTControlCharacters(text)).toBe(
      'Read "/a b" of me, `x`: 3 and plain \n- u\n- v 1 x',
    );
  });

  it("throws on report('throw')", () => {
    // Colored where the terminal, or `CI`, says so.
    expect(() => report("throw")`Broken path=${"x"}`).toThrow(/^Broken \S*"x"/);
    expect(() => report("ignore")("Broken")).not.toThrow();
    expect(() => report("loud" as never)).toThrow('There is no severity "loud".');
  });

  it("has upstream's methods", () => {
    expect(Object.keys(logger).sort()).toEqual(
      "bold code cyan dim error green info interpolate name newLine num path red report subdue success url warn yellow".split(
        " ",
      ),
    );
  });
});
