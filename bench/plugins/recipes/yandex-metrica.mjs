// @ts-check
import assert from "node:assert/strict";
import { expectText, expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const yandexMetrica = {
  name: "yandex-metrica",
  packages: { "docusaurus-plugin-yandex-metrica": "1.2.1" },
  config: {
    plugins: `["docusaurus-plugin-yandex-metrica", { counterID: "1234567", enableInProdOnly: false }]`,
  },
  async check({ open, fetchText, requests }) {
    expectText(await fetchText("/docs/ropes"), "https://mc.yandex.ru/watch/1234567");
    const page = await open("/docs/ropes");
    assert.ok(requests.some((url) => url.endsWith("//mc.yandex.ru/metrika/tag.js")));
    await page.getByRole("link", { name: "Harbours" }).first().click();
    await expectVisible(page.getByRole("heading", { level: 1, name: "Harbours" }));
    await page.waitForFunction(
      "window.ym.a.some(([id, event, path]) => id === '1234567' && event === 'hit' && path.startsWith('/docs'))",
    );
  },
};
