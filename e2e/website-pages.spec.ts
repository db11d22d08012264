import { expect, test } from "vitest";
import { describeWebsite } from "./support/website.ts";

describeWebsite("pages of the website", ({ open, url }) => {
  test("the versions page lists current, pre-release, past and legacy docs", async () => {
    const page = await open("/versions/");
    expect(await page.title()).toBe("Versions | Docusaurus");
    const rowsOf = (id: string): Promise<string[]> =>
      page.locator(`section:has(#${id}) th`).allInnerTexts();
    expect(await rowsOf("next")).toEqual(["Canary"]);
    expect(await rowsOf("latest")).toEqual(["3.0.0-beta.0"]);
    expect((await rowsOf("archive")).slice(0, 2)).toEqual(["2.4.3", "2.0.0-rc.1"]);
    expect(await rowsOf("legacy")).toEqual(["1.x.x"]);
    const old = page.getByRole("row", { name: "2.4.3" }).getByRole("link");
    expect(await old.nth(1).getAttribute("href")).toMatch(/\/releases\/tag\/v2\.4\.3$/);
    await old.first().click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/docs/2.4.3/");
  });

  test("every address below the feature requests shows the page", async () => {
    for (const path of [
      "/feature-requests/",
      "/feature-requests/p/an-idea",
      "/feature-requests/a/",
    ]) {
      const response = await fetch(url(path));
      expect(response.status, path).toBe(200);
      const page = await open(path);
      expect(await page.title(), path).toBe("Feedback | Docusaurus");
      await page.getByRole("heading", { name: "From a wish to a feature" }).waitFor();
    }
  });

  test("a page may keep search engines out", async () => {
    const page = await open("/examples/noIndex/");
    expect(await page.title()).toBe("No Index Page example | Docusaurus");
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
    const listed = await open("/examples/markdownPageExample/");
    expect(await listed.title()).toBe("Markdown Page example | Docusaurus");
    expect(await listed.locator("meta[name=robots]").count()).toBe(0);
  });

  test("the debug pages know the framework's version, which is the website's to say", async () => {
    const html = await (await fetch(url("/__docusaurus/debug/metadata/"))).text();
    expect(html.replaceAll("<!-- -->", "")).toContain(
      "Framework version: <code>3.0.0-beta.0</code>",
    );
  });

  test("the search page takes its query from the address, and says that there is no index", async () => {
    const page = await open("/search/");
    expect(await page.title()).toBe("Search the documentation | Docusaurus");
    const field = page.getByRole("searchbox", { name: "Search" });
    await field.pressSequentially("swizzle");
    await expect.poll(() => new URL(page.url()).search).toBe("?q=swizzle");
    await expect.poll(() => page.title()).toBe('Search results for "swizzle" | Docusaurus');
    await page.getByText("This site has no search index yet").waitFor();
    await page.goto(url("/search/?q=sidebar"));
    await expect.poll(() => field.inputValue()).toBe("sidebar");
  });
});
