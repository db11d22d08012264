import { expect, it } from "vitest";

import config from "../docusaurus.config";

it("asks for pictures in two sizes, with a quality of 70", () => {
  const options = new Map(config.plugins?.filter(Array.isArray) as [string, unknown][]);
  expect(options.get("ideal-image")).toEqual({ quality: 70, max: 1030, min: 640, steps: 2 });
});
