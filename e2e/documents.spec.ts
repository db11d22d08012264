import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBoth } from "./support/describe-site.ts";
import { goThere } from "./support/page.ts";
import { documentsFixture } from "./support/documents-fixture.ts";

const article = (page: Page) => page.locator("article");
const classOf = (page: Page, text: string) =>
  page
    .locator(".token-line, code > span, code > div")
    .filter({ hasText: text })
    .first()
    .getAttribute("class");

describeBoth("documents", documentsFixture, (running) => {
  const { open, mode } = running;
  const tab = (page: Page, name: string, index = 0) => page.getByRole("tab", { name }).nth(index);
  const selected = (page: Page) => page.getByRole("tab", { selected: true }).allInnerTexts();

  test("tabs of one group are kept in step, remembered, and stand in the address", async () => {
    const page = await open("/tabs");
    expect(await selected(page)).toEqual(["macOS", "macOS", "A"]);
    await tab(page, "Windows", 1).click();
    await expect.poll(() => selected(page)).toEqual(["Windows", "Windows", "A"]);
    await expect.poll(() => new URL(page.url()).search).toBe("?system=windows");
    expect(await page.evaluate(() => localStorage.getItem("docusaurus.tab.system"))).toBe(
      "windows",
    );
    await tab(page, "B").click();
    await expect.poll(() => selected(page)).toEqual(["Windows", "Windows", "B"]);
    await page.goto(new URL("/more-tabs", page.url()).href);
    await expect.poll(() => selected(page)).toEqual(["Windows"]);
    await page.goto(new URL("/tabs?system=linux", page.url()).href);
    await expect.poll(() => selected(page)).toEqual(["Linux", "Linux", "A"]);
    expect(await article(page).innerText()).not.toContain("Text for Windows.");
  });

  test("stylesheets that a document and its parts import apply, at once and after a click", async () => {
    const readColours = (page: Page): Promise<string[]> =>
      page
        .locator("article :is(.plain, .note, #own)")
        .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
    const colours = ["rgb(7, 8, 9)", "rgb(1, 2, 3)", "rgb(4, 5, 6)"];
    const page = await open("/pieces");
    expect(await readColours(page)).toEqual(colours);
    const other = await open("/code");
    await goThere(other, new URL("/pieces", other.url()).href);
    await expect.poll(() => readColours(other)).toEqual(colours);
  });

  test("a partial may have both functions for the browser and expressions, with its own props each time", async () => {
    const page = await open("/pieces");
    expect(await article(page).locator("h2").allTextContents()).toEqual([
      expect.stringContaining("Of first"),
      expect.stringContaining("Of second"),
    ]);
    const texts = article(page).getByText("Begins at");
    expect(await texts.allInnerTexts()).toEqual(["Begins at 3 .", "Begins at 5 seconds."]);
    const second = article(page).getByRole("button", { name: "5", exact: true });
    await second.click();
    await article(page).getByRole("button", { name: "6", exact: true }).waitFor();
    expect(await article(page).getByRole("button", { name: "3", exact: true }).count()).toBe(1);
    expect(await texts.allInnerTexts()).toEqual(["Begins at 3 .", "Begins at 5 seconds."]);
  });

  test("a partial may stand in an expression of a document that the browser runs, and be shown later", async () => {
    const page = await open("/shown-later");
    await article(page).getByText("A partial for an expression.").waitFor();
    expect(await article(page).getByText("Begins at").innerText()).toBe("Begins at 7 .");
    await article(page).getByRole("button", { name: "show a part" }).click();
    await article(page).getByText("A partial for number 1.").waitFor();
    await article(page).getByText("A partial for number 2.").waitFor();
  });

  test("a block that translators leave alone is MDX", async () => {
    const page = await open("/pieces");
    expect(await page.locator("article #box").innerText()).toBe("boxed");
  });

  test("tabs are worked by the keyboard", async () => {
    const page = await open("/tabs");
    await tab(page, "macOS").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect.poll(() => selected(page)).toEqual(["Windows", "Windows", "A"]);
  });

  test("code: title, numbers, marked lines, colours, copying", async () => {
    const page = await open("/code", { permissions: ["clipboard-read", "clipboard-write"] });
    await page.getByText("src/answer.js").waitFor();
    expect(await classOf(page, "const answer")).toContain("theme-code-block-highlighted-line");
    expect(await classOf(page, "const marked")).toContain("theme-code-block-highlighted-line");
    expect(await classOf(page, "const question")).not.toContain("highlighted");
    expect(await article(page).innerText()).not.toContain("highlight-next-line");
    const string = page.locator(".token.string").first();
    const colours = await string.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(element.closest("pre")!).color,
    ]);
    expect(colours[0]).not.toBe(colours[1]);
    const block = page.locator(".theme-code-block").first();
    await block.hover();
    await block.getByRole("button", { name: "Copy code to clipboard" }).click();
    await block.getByRole("button", { name: "Copied", exact: true }).waitFor();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('const question = "?";\nconst answer = 42;');
  });

  test("a long line of code is wrapped on demand", async () => {
    const page = await open("/code");
    const block = page.locator(".theme-code-block").nth(2);
    const overflows = () =>
      block.locator("pre").evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    expect(await overflows()).toBe(true);
    await block.hover();
    await block.getByRole("button", { name: /wrap/i }).click();
    await expect.poll(overflows).toBe(false);
  });

  test("admonitions: titles, nesting, a keyword of the site's own", async () => {
    const page = await open("/admonitions");
    const titles = await page
      .locator(".theme-admonition > [class^=admonitionHeading_]")
      .allInnerTexts();
    expect(titles.map((title) => title.toLowerCase().trim())).toEqual([
      "note",
      "take care",
      "tip",
      "gossip",
    ]);
    expect(
      await page.locator(".theme-admonition-warning .theme-admonition-tip").innerText(),
    ).toContain("Nested.");
  });

  test("headings: ids, hash links, table of contents that follows the scroll", async () => {
    const page = await open("/headings", { viewport: { width: 1300, height: 700 } });
    const ids = await page
      .locator("article h2, article h3")
      .evaluateAll((headings) => headings.map(({ id }) => id));
    expect(ids).toEqual(["section", "named-part", "section-1", "with-code", "last"]);
    expect(await page.getByRole("link", { name: "Direct link to Part" }).getAttribute("href")).toBe(
      "#named-part",
    );
    expect(await page.locator("h1 a").count()).toBe(0);
    const toc = page.locator(".theme-doc-toc-desktop");
    expect(await toc.getByRole("link").allInnerTexts()).toEqual([
      "Section",
      "Part",
      "Section",
      "With code",
      "Last",
    ]);
    await page.locator("#last").evaluate((heading) => heading.scrollIntoView());
    await expect
      .poll(() => toc.locator(".table-of-contents__link--active").allInnerTexts())
      .toEqual(["Last"]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect
      .poll(() => toc.locator(".table-of-contents__link--active").allInnerTexts())
      .toEqual(["Section"]);
    const deep = await open("/headings#last", { viewport: { width: 1300, height: 700 } });
    await expect
      .poll(() => deep.locator(".toc-highlight[aria-current=true]").allInnerTexts())
      .toEqual(["Last"]);
  });

  test("code and data that a document requires", async () => {
    const page = await open("/assets");
    expect(await page.locator("#loud").innerText()).toBe("A TEXT !");
    const facts = page.locator("#facts");
    expect((await facts.innerText()).trim()).toBe("Albatross true");
    await facts.click();
    await expect.poll(() => facts.innerText()).toBe("Albatross true kept");
    if (mode === "build") return;
    running.site.write("docs/facts.json", '{ "boat": "Petrel" }');
    await expect.poll(() => facts.innerText()).toContain("Petrel");
  });

  test("images have a size, and load lazily below the first; files, SVG and raw text arrive", async () => {
    const page = await open("/assets");
    const image = page.getByAltText("A grey field");
    expect(await image.getAttribute("width")).toBe("40");
    expect(await image.getAttribute("height")).toBe("30");
    expect(await image.getAttribute("loading")).toBeNull();
    expect(await page.getByAltText("From static").getAttribute("loading")).toBe("lazy");
    for (const name of ["A grey field", "required", "From static"]) {
      const img = page.getByAltText(name);
      await img.scrollIntoViewIfNeeded();
      await expect
        .poll(() => img.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
    expect(await page.locator("svg.icon circle").count()).toBe(1);
    expect(await page.locator("#raw").innerText()).toBe("raw data\n");
    const href = await page.getByRole("link", { name: "Download" }).getAttribute("href");
    if (mode === "build") expect(href).toMatch(/^\/assets\/files\/data-[\da-f]+\.txt$/);
    expect(await (await page.request.get(new URL(href!, page.url()).href)).text()).toBe(
      "raw data\n",
    );
  });

  test("partials, expressions, exports and components of the site", async () => {
    const page = await open("/parts");
    const text = await article(page).innerText();
    for (const part of [
      "A partial for first.",
      "A partial for second.",
      "The year is 2026, the flavour salty, the part is called a part.",
    ])
      expect(text).toContain(part);
    expect(await page.locator(".markdown ul li").allInnerTexts()).toEqual(["red", "green", "blue"]);
    expect(await page.locator("strong.loud").innerText()).toBe("a pure component");
    expect(await page.locator(".badge-red strong").innerText()).toBe("bold");
    expect(await page.locator(".theme-doc-toc-desktop a").allInnerTexts()).toContain("Own heading");
    expect(await page.locator(".theme-doc-toc-desktop a").allInnerTexts()).toContain(
      "Heading of a part",
    );
  });

  test("a partial is handed elements, other partials, and what stands between its tags", async () => {
    const plain = await open("/plain-frames");
    await plain.locator(".list").getByText("A partial for a list.").waitFor();
    expect(await plain.locator(".frame strong").innerText()).toBe("plainly");
    const page = await open("/frames");
    const living = page.locator(".living");
    expect(await living.innerText()).toBe("none: Framed with off and 42.");
    await living.getByRole("button", { name: "off" }).click();
    await living.getByRole("button", { name: "on" }).waitFor();
    await page.getByRole("button", { name: "opened 0" }).click();
    await page.getByRole("button", { name: "opened 1" }).waitFor();
  });

  test("a partial is one of the children that a component gets, whatever it holds", async () => {
    const page = await open("/counted");
    const parts = page.locator(".counted");
    await expect.poll(() => parts.count()).toBe(2);
    expect(await parts.first().innerText()).toMatch(/Heading of a part[^]*A partial for a count\./);
    expect(await parts.last().innerText()).toBe("The second.");
  });

  test("one import may bring components and values, also under one name", async () => {
    const page = await open("/crew");
    const crews = page.locator(".crew");
    expect(await crews.allInnerTexts()).toEqual(["2", "1"]);
    expect(await article(page).innerText()).toContain("2 of the house.");
    await crews.first().click();
    await expect.poll(() => crews.first().innerText()).toBe("Ada and Bea");
    await crews.last().click();
    await expect.poll(() => crews.last().innerText()).toBe("Cy");
  });

  test("a component with a hook in a document works", async () => {
    const page = await open("/program");
    await page.getByRole("button", { name: "count 0" }).click();
    await page.getByRole("button", { name: "count 1" }).waitFor();
    await page.getByText("Click me").click();
    await expect.poll(() => page.title()).toBe("clicked");
    expect(await article(page).locator("strong").innerText()).toBe("program");
  });

  test("a list whose entries hold JSX reaches a component", async () => {
    const page = await open("/fleet");
    const ship = page.getByRole("button", { name: "The Albatross" });
    await ship.click();
    await expect.poll(() => ship.innerText()).toBe("The Albatross: 3 masts");
  });

  test("documents that a page of React imports, and one that a component of the theme does", async () => {
    const page = await open("/imported");
    await page.getByRole("button", { name: "count 0" }).click();
    await page.getByRole("button", { name: "count 1" }).waitFor();
    const main = page.locator("main");
    for (const text of [
      "A partial for first.",
      "A partial for a page.",
      "The year is 2026, the flavour salty, the part is called a part.",
    ])
      await main.getByText(text).waitFor();
    await expect
      .poll(() => page.locator("#fields").innerText())
      .toBe("Parts, no title, 2026, heading-of-a-part heading-of-a-part own-heading");
    await page.locator("h4#heading-of-a-part").waitFor();
    await expect.poll(() => main.locator(".badge-red strong").innerText()).toBe("bold");
    const image = page.getByAltText("A grey field");
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
      .toBe(40);
    if (mode === "build") {
      const html = await (await page.request.get(page.url())).text();
      expect(html).toContain('<h4 id="heading-of-a-part"');
    }
    await page.locator("footer").getByRole("link", { name: "parts" }).click();
    await page.waitForURL("**/parts");
    await page.getByRole("heading", { name: "Parts", level: 1 }).waitFor();
  });

  test("head tags: from front matter, and from the document, which win", async () => {
    const page = await open("/head");
    expect(await page.title()).toBe("Another title");
    const read = (selector: string, name: string) =>
      page.locator(`head ${selector}`).getAttribute(name);
    expect(await read("meta[name=description]", "content")).toBe("Of the front matter");
    expect(await read("meta[name=keywords]", "content")).toBe("one,two");
    expect(await read("meta[property='og:image']", "content")).toBe(
      "https://fixture.test/img/static.png",
    );
    expect(await read("meta[name=robots]", "content")).toBe("noindex");
    expect(await read("link[rel=canonical]", "href")).toBe("https://elsewhere.test/");
    expect(await article(page).innerText()).not.toContain("Another title");
  });

  test("remark-math and rehype-katex", async () => {
    const page = await open("/math");
    expect(await page.locator(".katex").count()).toBe(2);
    expect(await page.locator(".katex-display .mfrac").count()).toBe(1);
  });

  test("a remark plugin of the site's own", async () => {
    const page = await open("/");
    expect(await article(page).innerText()).toContain("This is loud!!");
  });
});
