/** Diagrams, live code and images in sizes: what packages beside the engine bring, only to the pages that use it. */

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { describeBoth, describeBuild } from "./support/describe-site.ts";
import { buildSite, createSite, type SiteSource } from "./support/site.ts";

const source: SiteSource = {
  config: {
    markdown: { mermaid: true },
    themes: ["@docusaurus/theme-mermaid", "@docusaurus/theme-live-codeblock"],
    themeConfig: { mermaid: { theme: { dark: "forest" } } },
  },
  files: {
    "docs/index.md": "---\nslug: /\n---\n# Plain\n\n```js\nplain();\n```\n",
    "docs/diagrams.md": `# Diagrams

\`\`\`mermaid
graph TD
  A[Start] --> B[End]
\`\`\`

\`\`\`mermaid
sequenceDiagram
  accTitle: A greeting
  Alice->>Bob: Hello
\`\`\`
`,
    "docs/mistake.md":
      '# Mistake\n\n```mermaid\ngraph TD\n  A[Start --> B\n```\n\n```mermaid\npie\n  "A" : 1\n```\n',
    "docs/live.md": `# Live

\`\`\`jsx live
function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{\`Clicked \${count}\`}</button>;
}
\`\`\`

\`\`\`jsx live noInline
render(<Greeting name="visitor" />);
\`\`\`
`,
    "docs/throws.md":
      "# Throws\n\n```jsx live\nfunction Broken() {\n  throw new Error('It broke.');\n}\n```\n",
    "src/theme/ReactLiveScope/index.js": `import React from "react";
const Greeting = ({ name }) => <b>{"Hello, " + name}</b>;
export default { React, ...React, Greeting };
`,
  },
};

const diagrams = (page: Page) => page.locator(".docusaurus-mermaid-container svg");
const playground = (page: Page, index: number) => page.locator(".playground-container").nth(index);

/** The button goes through the modes in turn. */
async function toggleTo(page: Page, mode: string): Promise<void> {
  const button = page.getByRole("button", { name: /dark and light mode|light|dark/i }).first();
  for (let clicks = 0; clicks < 3; clicks++) {
    if ((await page.locator("html").getAttribute("data-theme")) === mode) return;
    await button.click();
  }
}

/** The editor takes what is typed, and nothing else. */
async function typeCode(page: Page, index: number, code: string): Promise<void> {
  const editor = playground(page, index).getByRole("textbox", { name: "Code, which you can edit" });
  await editor.press("Control+A");
  await page.keyboard.type(code);
}

const collectScripts = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
};

describeBoth("add-ons", source, ({ open, mode }) => {
  test("a diagram has a name, and follows the colour mode without a reload", async () => {
    const page = await open("/diagrams", { colorScheme: "light" });
    await diagrams(page).nth(1).waitFor();
    expect(await diagrams(page).nth(0).getAttribute("aria-label")).toBe("Diagram: flowchart");
    const title = diagrams(page).nth(1).locator("title").first();
    expect(await title.textContent()).toBe("A greeting");
    expect(await diagrams(page).nth(1).getAttribute("aria-label")).toBeNull();

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const before = await diagrams(page).nth(0).innerHTML();
    await toggleTo(page, "dark");
    await expect.poll(() => diagrams(page).nth(0).innerHTML()).not.toBe(before);
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  });

  test("a diagram with a mistake says so, and shows its source; the next one is drawn", async () => {
    const page = await open("/mistake");
    const box = page.locator(".alert--danger");
    await box.waitFor();
    expect(await box.textContent()).toContain("This diagram can't be drawn.");
    expect(await box.textContent()).toContain("Parse error on line 3");
    expect(await box.locator("pre code").textContent()).toBe("graph TD\n  A[Start --> B");
    await diagrams(page).waitFor();
  });

  test("live code runs, is edited, and reset", async () => {
    const page = await open("/live");
    const counter = playground(page, 0).getByRole("button", { name: /^Clicked/ });
    await counter.click();
    expect(await counter.textContent()).toBe("Clicked 1");

    await typeCode(page, 0, "<i>Something else</i>");
    await playground(page, 0).locator(".playground-preview i").waitFor();
    await playground(page, 0).getByRole("button", { name: "Reset" }).click();
    await expect.poll(() => counter.textContent()).toBe("Clicked 0");
  });

  test("live code has the site's scope; with `noInline` it renders itself", async () => {
    const page = await open("/live");
    await playground(page, 1).getByText("Hello, visitor").waitFor();
  });

  test("live code that fails shows why, also while it is edited", async () => {
    const page = await open("/throws", {
      allow: [/It broke/, /Error boundaries should implement/],
    });
    const error = page.locator(".playground-error");
    await expect.poll(() => error.first().textContent()).toContain("It broke.");
    await typeCode(page, 0, "<b>");
    await expect.poll(() => error.first().textContent()).toMatch(/SyntaxError|Unterminated/);
    await typeCode(page, 0, "<b>Mended</b>");
    await page.locator(".playground-preview b").waitFor();
    expect(await error.count()).toBe(0);
  });

  test("what a page doesn't use is not loaded", async () => {
    let scripts: string[] = [];
    const page = await open("/", {
      prepare: async (newPage) => void (scripts = collectScripts(newPage)),
    });
    await page.waitForLoadState("networkidle");
    expect(scripts.filter((url) => /mermaid|live/i.test(url))).toEqual([]);
    if (mode === "build") expect(scripts).toHaveLength(2);
  });
});

describeBuild("add-ons-static", source, (running) => {
  test("diagrams and live code can be read without JavaScript", async () => {
    const page = await running.open("/diagrams", { javaScriptEnabled: false });
    expect(await page.locator(".docusaurus-mermaid-source").first().textContent()).toBe(
      "graph TD\n  A[Start] --> B[End]",
    );
    await page.goto(page.url().replace("diagrams", "live"));
    expect(await playground(page, 0).locator("pre").textContent()).toContain("function Counter()");
  });

  describe("a site without add-ons", () => {
    test("has the same stylesheet", async () => {
      const { themes: _themes, markdown: _markdown, ...config } = source.config ?? {};
      const plain = createSite("add-ons-none", { ...source, config });
      const { output } = await buildSite(plain);
      expect(output).not.toContain("warning");
      const styles = (html: string) => html.match(/assets\/css\/[^"]+/g);
      expect(styles(running.site.read("build/index.html"))).toEqual(
        styles(plain.read("build/index.html")),
      );
    });
  });
});
