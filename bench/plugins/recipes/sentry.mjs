// @ts-check
import assert from "node:assert/strict";
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const sentry = {
  name: "sentry",
  packages: { "docusaurus-plugin-sentry": "2.1.0" },
  config: {
    plugins: `["docusaurus-plugin-sentry", {
      DSN: "harbour",
      allEnvironments: true,
      configuration: { sentry: { init: "window.sentryIsOn = true;" } },
    }]`,
  },
  answers: { "js.sentry-cdn.com": "window.sentryOnLoad();" },
  async check({ open, requests }) {
    const page = await open("/docs/ropes");
    await page.waitForFunction("window.sentryIsOn === true");
    await expectVisible(page.getByRole("heading", { level: 1, name: "Ropes" }));
    assert.ok(requests.includes("https://js.sentry-cdn.com/harbour.min.js"));
  },
};
