import { expect, test } from "vitest";
import { describeDev } from "./support/describe-site.ts";
import { openPage } from "./support/page.ts";
import type { SiteSource } from "./support/site.ts";

const source: SiteSource = {
  config: { presets: [["classic", { blog: false }]] },
  files: {
    "docs/plain.md": "# Plain\n\nText.\n",
    "src/pages/index.js":
      'import run from "broken-package";\nexport default () => <h1 onClick={() => run()}>Home</h1>;\n',
    "node_modules/broken-package/package.json":
      '{ "name": "broken-package", "version": "1.0.0", "type": "module", "main": "index.js" }\n',
    "node_modules/broken-package/index.js":
      'import { gone } from "./gone.js";\nexport default () => gone;\n',
  },
};

describeDev("broken-package", source, (running) => {
  test.each([
    ["the page that meets it", "/"],
    ["a page without it", "/docs/plain"],
  ])("what a package lacks is told in %s, and nothing waits for it", async (_name, path) => {
    const page = await openPage({ allow: [/Outdated Optimize Dep|response 504/] });
    await page.goto(running.url(path));
    const overlay = page.locator("vite-error-overlay");
    await overlay.waitFor({ state: "attached" });
    const shown = await overlay.evaluate((element) => element.shadowRoot!.textContent!);
    expect(shown).toContain("broken-package/index.js:1:23");
    expect(shown).toContain('The module "./gone.js" can\'t be found.');
  });

  test("one message stands there where Vite's client was told before the page's own script runs", async () => {
    const page = await openPage({ allow: [/Outdated Optimize Dep|response 504/] });
    const overlay = page.locator("vite-error-overlay");
    await page.route(/entry\.browser/, async (route) => {
      await overlay.evaluate((element) => element.setAttribute("data-early", ""));
      await route.continue();
    });
    await page.goto(running.url("/docs/plain"));
    await page.locator("vite-error-overlay:not([data-early])").waitFor({ state: "attached" });
    expect(await overlay.count()).toBe(1);
  });

  test("the terminal says so once, and what to do", () => {
    const output = running.server.output();
    expect(output.split('The module "./gone.js"').length - 1).toBe(1);
    expect(output).toContain("until this is mended and the server is started again");
    expect(output).not.toContain("failed later");
  });
});
