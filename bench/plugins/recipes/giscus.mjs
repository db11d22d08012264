// @ts-check
import assert from "node:assert/strict";
import { expectVisible } from "../expect.mjs";

/** @type {import("../recipe.mjs").Recipe} */
export const giscus = {
  name: "giscus",
  packages: { "@giscus/react": "3.1.0" },
  config: {},
  files: {
    "src/theme/DocItem/Footer/index.jsx": `import React from "react";
import Footer from "@theme-original/DocItem/Footer";
import Giscus from "@giscus/react";
import { useColorMode } from "@docusaurus/theme-common";
export default function DocItemFooter(props) {
  const { colorMode } = useColorMode();
  return (
    <>
      <Footer {...props} />
      <Giscus repo="harbour/site" repoId="R_1" category="Talk" categoryId="C_1" mapping="pathname" theme={colorMode} loading="eager" />
    </>
  );
}
`,
  },
  answers: { "giscus.app": "<!doctype html><title>Talk</title>" },
  async check({ open, requests }) {
    const page = await open("/docs/ropes");
    await page.locator("giscus-widget").waitFor({ state: "attached" });
    await page.locator("giscus-widget iframe").waitFor({ state: "attached" });
    assert.ok(requests.some((url) => url.startsWith("https://giscus.app/")));
    await expectVisible(page.getByRole("heading", { level: 1, name: "Ropes" }));
  },
};
