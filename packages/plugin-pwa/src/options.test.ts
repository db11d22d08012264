import * as v from "valibot";
import { expect, test } from "vitest";
import { optionsSchema } from "./options.js";

test("what a site leaves out", () => {
  expect(v.parse(optionsSchema, {})).toEqual({
    debug: false,
    offlineModeActivationStrategies: ["appInstalled", "queryString", "standalone"],
    injectManifestConfig: {},
    pwaHead: [],
  });
});

test.each([
  [{ debug: "yes" }, "debug"],
  [{ offlineModeActivationStrategies: ["never"] }, "offlineModeActivationStrategies.0"],
  [{ injectManifestConfig: [] }, "injectManifestConfig"],
  [{ pwaHead: [{ rel: "icon" }] }, "pwaHead.0.tagName"],
  [{ swCustom: true }, "swCustom"],
  [{ swRegister: true }, "swRegister"],
  [{ reloadPopup: "./popup.js" }, "reloadPopup"],
  [{ worker: "sw.js" }, "worker"],
])("%j isn't taken", (options, place) => {
  const result = v.safeParse(optionsSchema, options);
  expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual([place]);
});

test.each([{ swRegister: false }, { swRegister: "src/register.ts" }, { id: "default" }])(
  "%j is taken",
  (options) => expect(v.safeParse(optionsSchema, options).success).toBe(true),
);
