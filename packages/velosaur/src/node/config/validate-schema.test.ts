import * as v from "valibot";
import { expect, test } from "vitest";
import { optionsSchema } from "../../../../plugin-ideal-image/src/options.ts";
import { validateSchema } from "./validate-schema.ts";

const read = (options: unknown): string[] | undefined =>
  validateSchema(optionsSchema, options, { keys: ["plugins", 0, 1] }).diagnostics?.map(
    ({ message }) => message,
  );

test("a schema of an add-on, which has no words of its own, gets the engine's", () => {
  expect(read({ nonsense: 1 })).toEqual(['Unknown key "nonsense" in `plugins[0][1]`.']);
  expect(read({ qualty: 80 })).toEqual([
    'Unknown key "qualty" in `plugins[0][1]`. Did you mean "quality"?',
  ]);
  expect(read({ quality: 200 })).toEqual(["`plugins[0][1].quality` must be <=100, not 200."]);
  expect(read({ sizes: ["a"] })).toEqual(['`plugins[0][1].sizes[0]` must be a number, not "a".']);
});

test("a slip in an object of a list is one of that object's keys", () => {
  const boat = v.strictObject({
    name: v.string(),
    sails: v.optional(v.strictObject({ main: v.string() })),
  });
  const schema = v.object({ boats: v.optional(v.array(boat), []) });
  const boats = [
    { name: "Albatross", sails: { mian: "red", main: "blue" } },
    { name: "Gull", saisl: {} },
  ];
  const { diagnostics } = validateSchema(schema, { boats });
  expect(diagnostics?.map(({ message }) => message)).toEqual([
    'Unknown key "mian" in `boats[0].sails`. Did you mean "main"?',
    'Unknown key "saisl" in `boats[1]`. Did you mean "sails"?',
  ]);
});
