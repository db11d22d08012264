import { expect, test } from "vitest";
import { optionsSchema } from "../../../../plugin-ideal-image/src/options.ts";
import { validateSchema } from "./validate-schema.ts";

const read = (options: unknown): string[] | undefined =>
  validateSchema(optionsSchema, options, { keys: ["plugins", 0, 1] }).diagnostics?.map(
    ({ message }) => message,
  );

test("a schema of an add-on, which has no words of its own, gets the engine's", () => {
  expect(read({ nonsense: 1 })).toEqual(['Unknown key "nonsense" in `plugins[0][1]`.']);
  expect(read({ quality: 200 })).toEqual(["`plugins[0][1].quality` must be <=100, not 200."]);
  expect(read({ sizes: ["a"] })).toEqual(['`plugins[0][1].sizes[0]` must be a number, not "a".']);
});
