/** Scripts of the website run from its own files alone; the build names its few inline scripts by their hashes. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeWebsite } from "./support/website.ts";

const livePage = "/docs/markdown-features/code-blocks/";

/** What the browser has refused on a page, from its first line on. */
const watchViolations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", (event) =>
      violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
    );
  });
const readViolations = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations);

describeWebsite("Content-Security-Policy", ({ open, url }) => {
  const readPolicy = async (path: string) =>
    (await fetch(url(path))).headers.get("content-security-policy") ?? "";

  test("every answer of the server brings the policy: 'self' and a handful of hashes", async () => {
    const policy = await readPolicy("/");
    const [, sources = ""] = /(?:^|; )script-src ([^;]*)/.exec(policy) ?? [];
    const [self, ...hashes] = sources.split(" ");
    expect(self).toBe("'self'");
    expect(hashes.length).toBeGreaterThan(1);
    expect(hashes.length).toBeLessThan(8);
    for (const hash of hashes) expect(hash).toMatch(/^'sha256-[\w+/]{43}='$/);
    for (const path of ["/docs/", "/no-such-page", "/home/", "/sitemap.xml"])
      expect(await readPolicy(path), path).toBe(policy);
    expect(await readPolicy(livePage)).toBe(policy.replace(sources, `${sources} 'unsafe-eval'`));
  });

  test("an inline script that the build doesn't know is refused", async () => {
    const page = await open("/docs/", {
      prepare: watchViolations,
      allow: [/Content Security Policy/],
    });
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.isIntruder = true";
      document.head.append(script);
    });
    await expect.poll(() => readViolations(page)).toHaveLength(1);
    expect(await page.evaluate(() => "isIntruder" in window)).toBe(false);
  });

  // The test that expects no message on any console visits all other pages.
  test("nothing is refused where much is loaded late: a banner's script, diagrams, an inline script of a page", async () => {
    const page = await open("/", { prepare: watchViolations });
    for (const [path, selector] of [
      ["/", "main h1"],
      ["/docs/markdown-features/diagrams/", ".docusaurus-mermaid-container svg"],
      ["/tests/pages/markdown-tests-md/", "main h1"],
    ] as const) {
      await page.goto(url(path));
      await page.locator(selector).first().waitFor();
      expect(await readViolations(page), path).toEqual([]);
    }
  });

  test("nothing is refused while somebody searches", async () => {
    const page = await open("/docs/", { prepare: watchViolations });
    await page.keyboard.press("/");
    const field = page.getByRole("combobox");
    await page.getByText("No recent searches").waitFor();
    await field.fill("sidebar");
    await page.locator(".DocSearch-Hit").first().waitFor();
    await field.fill("zeppelin");
    await page.getByText("No results for").waitFor();
    expect(await readViolations(page)).toEqual([]);
  });

  test("a redirect keeps its query under the policy", async () => {
    const page = await open("/docs/team/?a=1#b", { prepare: watchViolations });
    await page.waitForURL(url("/community/team/?a=1#b"));
    expect(await readViolations(page)).toEqual([]);
  });

  test("live code runs, also for a visitor who comes by a link: its page is a document of its own", async () => {
    const page = await open("/docs/markdown-features/tabs/", { prepare: watchViolations });
    await page.evaluate(() => void Object.assign(window, { isSame: true }));
    await page.locator(`.menu a[href="${livePage}"]`).click();
    await page.getByRole("heading", { name: "Code blocks", level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => "isSame" in window)).toBe(false);
    await page.locator(".playground-container [contenteditable]").first().waitFor();
    await expect.poll(() => readViolations(page)).toEqual([]);
    // Whoever leaves it needs no new document.
    await page.evaluate(() => void Object.assign(window, { isSame: true }));
    await page.locator('.menu a[href="/docs/markdown-features/tabs/"]').click();
    await page.getByRole("heading", { name: "Tabs", level: 1 }).waitFor();
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  });
});
