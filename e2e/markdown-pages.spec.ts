/** Each page of the website also lies there as Markdown, for machines that read and people who copy. */

import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { installedWebsiteDir } from "../scripts/setup/installation.mjs";
import { openContext } from "./support/page.ts";
import { openSite } from "./support/site.ts";
import { describeWebsite } from "./support/website.ts";

const site = openSite(installedWebsiteDir);
const readMarkdown = (name: string): string => site.read(`build/${name}.md`);
/** What isn't code. */
const readProse = (name: string): string =>
  readMarkdown(name)
    .replace(/^( *(?:> )*)(`{3,})[^]*?^\1\2$/gm, "")
    .replace(/`[^`\n]+`/g, "");

describeWebsite("pages as Markdown", ({ open, url }) => {
  test("every page has its file, beside it and named after it", () => {
    const files = readdirSync(site.path("build"), { recursive: true, encoding: "utf8" });
    const pages = files
      .filter((file) => file.endsWith(".html") && file !== "404.html")
      // The empty document of the offline app is no page.
      .filter((file) => /id="__docusaurus"[^>]*>(?!<\/div>)/.test(site.read(`build/${file}`)))
      .map((file) =>
        file.replaceAll(path.sep, "/").replace(/(?:(^|\/)index|\/index)?\.html$/, "$1"),
      )
      .map((name) => (name === "" ? "index" : name.replace(/\/$/, "")));
    expect(pages.length).toBeGreaterThan(500);
    const missing = pages.filter((name) => !existsSync(site.path(`build/${name}.md`)));
    expect(missing).toEqual([]);
  });

  test("a document's text, its partials and what its code computes are there; the code isn't", () => {
    const text = readMarkdown("docs/markdown-features/react");
    expect(text).toMatch(/^# MDX and React\n/);
    expect(text).toContain("```jsx");
    const prose = readProse("docs/markdown-features/react");
    expect(prose).toMatch(/^## /m);
    expect(prose).not.toContain("Edit this page");
  });

  test("no file shows code outside of code blocks, unless its page does", () => {
    const names = readdirSync(site.path("build"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".md"))
      .map((file) => file.replaceAll(path.sep, "/").replace(/\.md$/, ""));
    expect(names.length).toBeGreaterThan(500);
    const code = /^(?:import|export) .*|<[A-Z]\w*|className=|\{props\b|<svg|<button|data-s=/gm;
    const shown = names.map((name) => [name, readProse(name).match(code)]);
    expect(Object.fromEntries(shown.filter(([, found]) => found))).toEqual({
      // In a file that is no MDX these lines are text.
      "tests/pages/markdown-tests-md": [
        'import nothing from "here";',
        'export const neither = "this";',
      ],
    });
  });

  test("diagrams, formulas, tabs and tables keep their meaning", () => {
    expect(readMarkdown("docs/markdown-features/diagrams")).toMatch(
      /^```mermaid\nflowchart LR\n  accTitle/m,
    );
    expect(readMarkdown("docs/markdown-features/math-equations")).toContain(
      String.raw`$d \approx 3.57\sqrt{h}$`,
    );
    expect(readMarkdown("docs/installation")).toMatch(/\*\*Yarn\*\*\n\n```bash\n/);
    expect(readMarkdown("docs/markdown-features/admonitions")).toMatch(/^\| Type +\| The reader/m);
  });

  test("a page of components and a list of posts are Markdown as well", () => {
    expect(readMarkdown("showcase")).toContain(
      "[Algolia DocSearch](https://docsearch.algolia.com/)",
    );
    expect(readMarkdown("blog")).toContain("/blog/releases/2.4/");
  });

  test("llms.txt lists what has a text of its own, section by section, and each line leads to a file", () => {
    const text = site.read("build/llms.txt");
    expect(text).toMatch(/^# Docusaurus\n\n> Build optimized websites/);
    const sections = [...text.matchAll(/^## (.*)$/gm)].map(([, name]) => name);
    expect(sections.toSorted()).toEqual([
      "Blog",
      "Changelog",
      "Community",
      "Docs",
      "Docs 2.4.3",
      "Docs 3.0.0-beta.0",
      "Pages",
    ]);
    // What is current comes before what was.
    expect(sections.slice(-2)).not.toContain("Docs");
    const names = [...text.matchAll(/\]\(https:\/\/docusaurus\.io\/(\S+)\)/g)].map(
      ([, name = ""]) => decodeURI(name),
    );
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((name) => !existsSync(site.path(`build/${name}`)))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("docs/installation.md");
    expect(text).not.toMatch(/\/(?:tests|__docusaurus|examples\/noIndex)\b/);
  });

  test("the button copies the page; a failure is told in the log alone", async () => {
    const context = await openContext({ permissions: ["clipboard-read", "clipboard-write"] });
    try {
      const page = await open("/docs/installation/", {
        context,
        allow: [/could not be copied/, /404/],
      });
      const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
      const button = page.locator("[data-copy-page]");
      expect(await button.textContent()).toBe("Copy as Markdown");
      // The first press on a page isn't lost, though what it does is loaded then.
      await button.click();
      await expect.poll(() => button.textContent()).toBe("Copied");
      expect(await readClipboard()).toBe(readMarkdown("docs/installation"));
      await expect.poll(() => button.textContent()).toBe("Copy as Markdown");
      await page.locator('.menu a[href="/docs/configuration/"]').first().click();
      await page.waitForURL(url("/docs/configuration/"));
      await page.getByRole("heading", { name: "Configuration", level: 1 }).waitFor();
      await button.click();
      await expect.poll(readClipboard).toBe(readMarkdown("docs/configuration"));
      await page.route("**/*.md", (route) => route.fulfill({ status: 404, body: "" }));
      const warning = page.waitForEvent("console", (message) =>
        message.text().includes("The page could not be copied."),
      );
      await expect.poll(() => button.textContent()).toBe("Copy as Markdown");
      await button.click();
      await warning;
      expect(await readClipboard()).toBe(readMarkdown("docs/configuration"));
    } finally {
      await context.close();
    }
  });
});
