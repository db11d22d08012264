/** Diagrams, live code and images in sizes: what packages beside the engine bring, only to the pages that use it. */

import { brotliCompressSync } from "node:zlib";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { describeBoth } from "./support/describe-site.ts";
import { openPage } from "./support/page.ts";
import {
  buildSite,
  createSite,
  isLean,
  runVelosaur,
  type Site,
  type SiteSource,
} from "./support/site.ts";

const noise = (width: number) =>
  sharp({
    create: {
      width,
      height: width / 2,
      channels: 3,
      background: "#336699",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });

const source: SiteSource = {
  config: {
    markdown: { mermaid: true },
    themes: ["@docusaurus/theme-mermaid", "@docusaurus/theme-live-codeblock"],
    plugins: [
      [
        "@docusaurus/plugin-ideal-image",
        { markdownImages: true, min: 640, max: 1030, steps: 2, quality: 70 },
      ],
    ],
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
  const [count, add] = useReducer((before) => before + 1, 0);
  return <button onClick={add}>{\`Clicked \${count}\`}</button>;
}
\`\`\`

\`\`\`jsx live noInline
render(<Greeting name="visitor" />);
\`\`\`
`,
    "docs/throws.md":
      "# Throws\n\n```jsx live\nfunction Broken() {\n  throw new Error('It broke.');\n}\n```\n",
    "docs/image.mdx": `import Image from "@theme/IdealImage";

# Image

<Image img={require("./photo.jpg")} alt="A photo" />

<p id="below">Below</p>

![In Markdown](./photo.jpg)
`,
    "docs/photo.jpg": await noise(1600).jpeg().toBuffer(),
    "src/pages/code.js": `import Image from "@theme/IdealImage";
import logo from "../logo.png";
import { photos } from "../photos";

export default function Code() {
  return (
    <main>
      <Image img={logo} alt="The logo" />
      {photos.map((photo) => <Image key="photo" img={photo} alt="A required photo" />)}
      <img src={logo} alt="The address" />
    </main>
  );
}
`,
    "src/pages/try.js": `import CodeBlock from "@theme/CodeBlock";

export default function Try() {
  return <main><CodeBlock language="jsx" live>{"<b>{1 + 1} is two</b>"}</CodeBlock></main>;
}
`,
    "src/pages/plain.js": `import CodeBlock from "@theme/CodeBlock";

export default function Plain() {
  return <main><CodeBlock language="html">{'<p data-evaluates="">Text</p>'}</CodeBlock></main>;
}
`,
    "static/_headers": "/*\n  Content-Security-Policy: script-src 'self'\n",
    "src/logo.png": await noise(800).png().toBuffer(),
    "src/photos.js": `export const photos = [require("../docs/photo.jpg")];\n`,
    "src/theme/ReactLiveScope/index.js": `import React from "react";
const Greeting = ({ name }) => <b>{"Hello, " + name}</b>;
export default { React, ...React, Greeting };
`,
  },
};

const diagrams = (page: Page) => page.locator(".docusaurus-mermaid-container svg");
const playground = (page: Page, index: number) => page.locator(".playground-container").nth(index);

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

/** JavaScript that the first page loads, as it is sent. What add-ons use of the engine is exported by it: a few letters. */
const scriptBytes = (site: Site): number => {
  const names = site.read("build/index.html").match(/assets\/js\/[^"]+/g) ?? [];
  return [...new Set(names)]
    .map((name) => brotliCompressSync(site.read(`build/${name}`)).length)
    .reduce((sum, size) => sum + size, 0);
};

describeBoth("add-ons", source, (running) => {
  const { open, mode } = running;

  test("a diagram has a name, and follows the colour mode without a reload", async () => {
    const page = await open("/diagrams", { colorScheme: "light" });
    await diagrams(page).nth(1).waitFor();
    expect(await diagrams(page).nth(0).getAttribute("aria-label")).toBe("Diagram: flowchart");
    const title = diagrams(page).nth(1).locator("title").first();
    expect(await title.textContent()).toBe("A greeting");
    expect(await diagrams(page).nth(1).getAttribute("aria-label")).toBeNull();

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const before = await diagrams(page).nth(0).innerHTML();
    await page
      .getByRole("button", { name: /dark and light mode/ })
      .first()
      .click();
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
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
    await expect.poll(() => counter.textContent()).toBe("Clicked 1");

    await typeCode(page, 0, "<i>Something else</i>");
    await playground(page, 0).locator(".playground-preview i").waitFor();
    await playground(page, 0).getByRole("button", { name: "Reset" }).click();
    await expect.poll(() => counter.textContent()).toBe("Clicked 0");
  });

  test("keys go into live code, which shows it, and out of it on both sides", async () => {
    const page = await open("/live");
    const editor = playground(page, 0).getByRole("textbox");
    const reset = playground(page, 0).getByRole("button", { name: "Reset" });
    const isFocused = (place: Locator) => place.evaluate((it) => it === document.activeElement);
    const code = await editor.textContent();
    await reset.focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => isFocused(editor)).toBe(true);
    const outline = editor.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outline).toBe("solid");
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => isFocused(reset)).toBe(true);
    await editor.press("Tab");
    const counter = playground(page, 0).getByRole("button", { name: /^Clicked/ });
    await expect.poll(() => isFocused(counter)).toBe(true);
    expect(await editor.textContent()).toBe(code);
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

  test("live code runs on a page of React as well", async () => {
    const page = await open("/try");
    await playground(page, 0).locator(".playground-preview b").waitFor();
    expect(await playground(page, 0).locator("b").textContent()).toBe("2 is two");
  });

  test("an image keeps its place, and comes in the size that is needed", async () => {
    const page = await open("/image", { viewport: { width: 390, height: 800 } });
    const image = page.getByRole("img", { name: "A photo" });
    await image.evaluate((element: HTMLImageElement) => element.decode());
    const source = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
    if (mode === "dev") return expect(source).toMatch(/images\/photo-\w+\.jpg$/);
    expect(source).toMatch(/\/ideal-img\/photo\.\w{7}\.640\.jpg$/);
    expect(await image.getAttribute("width")).toBe("1030");
    expect(await image.getAttribute("height")).toBe("515");
    expect(await image.evaluate((element) => element.style.background)).toContain(
      "data:image/webp",
    );
    const inMarkdown = page.getByRole("img", { name: "In Markdown" });
    await inMarkdown.scrollIntoViewIfNeeded();
    await inMarkdown.evaluate((element: HTMLImageElement) => element.decode());
    expect(await inMarkdown.evaluate((element: HTMLImageElement) => element.currentSrc)).toBe(
      source,
    );
  });

  test("images that code imports or requires", async () => {
    const page = await open("/code");
    const read = async (name: string): Promise<string> => {
      const image = page.getByRole("img", { name });
      await image.scrollIntoViewIfNeeded();
      await image.evaluate((element: HTMLImageElement) => element.decode());
      return image.evaluate((element: HTMLImageElement) => element.currentSrc);
    };
    const folder = mode === "dev" ? /\/(?:docs|src)\/|@fs/ : /\/ideal-img\/.*\.(?:800|1030)\./;
    expect(await read("The logo")).toMatch(folder);
    expect(await read("A required photo")).toMatch(folder);
    expect(await read("The address")).not.toContain("ideal-img");
  });

  test("what a page doesn't use is not loaded", async () => {
    let scripts: string[] = [];
    const page = await open("/", {
      prepare: async (newPage) => {
        scripts = collectScripts(newPage);
        // Browsers may tell of a pointer that nobody has moved, and the page would make ready for its visitor.
        await newPage.addInitScript(() =>
          window.addEventListener("pointermove", (event) => event.stopPropagation(), true),
        );
      },
    });
    await page.waitForLoadState("networkidle");
    expect(scripts.filter((url) => /mermaid|live|ideal/i.test(url))).toEqual([]);
    if (mode === "build") expect(scripts, scripts.join(" ")).toHaveLength(isLean ? 2 : 3);
  });

  if (mode === "dev") return;

  test("pages with live code may evaluate it under the site's policy, and no others", async () => {
    const paths = ["/", "/diagrams", "/plain", "/live", "/throws", "/try"];
    const allowed: string[] = [];
    for (const path of paths) {
      const { headers } = await fetch(running.url(path));
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy, path).toContain("script-src 'self' 'sha256-");
      if (policy.includes("'unsafe-eval'")) allowed.push(path);
    }
    expect(allowed).toEqual(["/live", "/throws", "/try"]);
  });

  test("an image shifts nothing while it is loaded", async () => {
    let release = (): void => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const page = await openPage({
      prepare: (newPage) =>
        newPage.route("**/ideal-img/**", async (route) => {
          await isReleased;
          await route.continue();
        }),
    });
    await page.goto(running.url("/image"), { waitUntil: "domcontentloaded" });
    const image = page.getByRole("img", { name: "A photo" });
    expect(await image.evaluate((element: HTMLImageElement) => element.complete)).toBe(false);
    const before = await page.locator("#below").boundingBox();
    release();
    await image.evaluate((element: HTMLImageElement) => element.decode());
    expect(await page.locator("#below").boundingBox()).toEqual(before);
  });

  test("diagrams and live code can be read without JavaScript", async () => {
    const page = await open("/diagrams", { javaScriptEnabled: false });
    expect(await page.locator(".docusaurus-mermaid-source").first().textContent()).toBe(
      "graph TD\n  A[Start] --> B[End]",
    );
    await page.goto(running.url("/live"));
    expect(await playground(page, 0).locator("pre").textContent()).toContain("function Counter()");
  });

  test("a site without add-ons has the same stylesheet, and as much JavaScript", async () => {
    const plain = createSite("add-ons-none", {
      config: { themeConfig: source.config?.["themeConfig"] },
      files: { "docs/index.md": source.files["docs/index.md"] ?? "" },
    });
    await buildSite(plain);
    const findStyles = (site: Site) =>
      site.read("build/index.html").match(/assets\/css\/[^"]+/g) ?? [];
    // The stylesheet of all pages has what the add-ons' code names of Infima besides.
    const toName = (file: string) => file.replace(/base-\w+/, "base");
    expect(findStyles(running.site).map(toName)).toEqual(findStyles(plain).map(toName));
    const weighBase = (site: Site) =>
      site.read(`build/${findStyles(site).find((file) => file.includes("/base-"))}`).length;
    expect(weighBase(running.site) - weighBase(plain)).toBeLessThan(2000);
    // Names of what add-ons take from the entry, and every hook of React: live code may call any.
    expect(scriptBytes(running.site)).toBeLessThanOrEqual(scriptBytes(plain) + 2000);
  });
});

test("images that can't be resized, and ones that don't exist", async () => {
  const plugins = ["@docusaurus/plugin-ideal-image"];
  const site = createSite("add-ons-mistakes", {
    config: { plugins },
    files: {
      "docs/index.mdx":
        '---\nslug: /\n---\nimport Image from "@theme/IdealImage";\n\nText.\n\n<Image img={require("./moving.gif")} />\n\n<Image img={require("./broken.png")} />\n',
      "docs/moving.gif": "GIF89a",
      "docs/broken.png": "no image",
    },
  });
  const failed = await runVelosaur(site, ["build"]);
  expect(failed.code).toBe(1);
  expect(failed.output).toContain(
    "The image “moving.gif” can't be made in several sizes: its format isn't PNG, JPEG, WebP or AVIF.",
  );
  expect(failed.output).toContain("docs/index.mdx:8:1");
  expect(failed.output).toContain("The image “broken.png” can't be read");
  expect(failed.output).toContain("docs/index.mdx:10:1");

  site.write(
    "docs/index.mdx",
    'import Image from "@theme/IdealImage";\n\n<Image img={require("./none.png")} />\n',
  );
  const missing = await runVelosaur(site, ["build"]);
  expect(missing.code).toBe(1);
  expect(missing.output).toContain("The file “./none.png” that is required here doesn't exist.");
});
