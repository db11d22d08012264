/** A site's own page for addresses that have none. */

import { expect, test } from "vitest";
import { describeBoth } from "./support/describe-site.ts";
import type { SiteSource } from "./support/site.ts";

const source: SiteSource = {
  config: { baseUrl: "/base/", presets: [["classic", { blog: false }]] },
  files: {
    "docs/a.md": "# A\n",
    "src/pages/index.js": "export default () => <h1>Home</h1>;\n",
    "src/pages/404.js": `import Layout from "@theme/Layout";
import { useState } from "react";
export default function Missing() {
  const [count, setCount] = useState(0);
  return <Layout title="Gone"><h1>Gone fishing</h1><button onClick={() => setCount(count + 1)}>Clicked {count}</button></Layout>;
}
`,
  },
};

describeBoth("own-missing-page", source, ({ open, url }) => {
  test.each(["/base/nowhere", "/base/docs/nowhere", "/base/404"])("%s shows it", async (path) => {
    const page = await open(path, { allow: [/\b404\b/] });
    expect(await page.locator("h1").innerText()).toBe("Gone fishing");
    await page.getByRole("button", { name: "Clicked 0" }).click();
    await page.getByRole("button", { name: "Clicked 1" }).waitFor();
    expect(await page.title()).toMatch(/^Gone/);
  });

  test("also without a script, with the status of a missing page", async () => {
    const page = await open("/base/nowhere", {
      allow: [/\b404\b/],
      javaScriptEnabled: false,
    });
    expect(await page.locator("h1").innerText()).toBe("Gone fishing");
    expect((await fetch(url("/base/nowhere"), { headers: { accept: "text/html" } })).status).toBe(
      404,
    );
  });
});
