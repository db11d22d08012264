import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { describeBuild } from "./support/describe-site.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { openPage } from "./support/page.ts";

const source = {
  config: {
    themeConfig: {
      algolia: { appId: "APP", apiKey: "key", indexName: "fixture", searchPagePath: "find" },
    },
  },
  files: {
    "docs/index.md": "---\nslug: /\n---\n\n# Start\n",
    "docs/guide.md": "# Guide\n\nText.\n",
  },
};

/** Stands in for the hosted index: two pages of answers to every query but one. */
async function answer(route: Route): Promise<void> {
  const { query, page } = route.request().postDataJSON() as { query: string; page: number };
  const headers = { "access-control-allow-origin": "*" };
  if (query === "offline") return route.abort();
  if (query === "nothing")
    return route.fulfill({ headers, json: { hits: [], nbHits: 0, nbPages: 0 } });
  const hit = {
    url: `https://fixture.test/guide#part-${page}`,
    _highlightResult: { hierarchy: { lvl0: { value: "Guide" }, lvl1: { value: `Part ${page}` } } },
    _snippetResult: { content: { value: `About \uE000${query}\uE001 &lt;b&gt;` } },
  };
  return route.fulfill({ headers, json: { hits: [hit], nbHits: 2, nbPages: 2 } });
}

/** What results must have, as the index is asked for it. */
const readFilters = async (page: Page): Promise<unknown> => {
  const request = await page.waitForRequest(
    (sent) => sent.method() === "POST" && sent.url().includes("algolia"),
  );
  return (request.postDataJSON() as { facetFilters: unknown }).facetFilters;
};

/** In the page: all addresses that take the place of another. */
function watchAddresses(): void {
  const addresses: string[] = [];
  const replaceState = history.replaceState.bind(history);
  history.replaceState = (state: unknown, unused: string, url?: string | URL | null) => {
    if (url) addresses.push(String(url));
    replaceState(state, unused, url);
  };
  Object.assign(window, { addresses });
}

const prepare = (page: Page) => page.route("https://app-dsn.algolia.net/**", answer);
const preflight = { prepare, allow: [/algolia\.net/, /ERR_FAILED/] };

describeBuild("search-page", source, ({ open, url }) => {
  test("shows what the index finds, page by page", async () => {
    let filters: Promise<unknown> | undefined;
    const page = await open("/find?q=text", {
      ...preflight,
      prepare: async (newPage) => {
        filters = readFilters(newPage);
        await prepare(newPage);
      },
    });
    await page.getByText("2 documents found").waitFor();
    expect(await filters).toEqual([
      ["language:en"],
      ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"],
    ]);
    const results = page.locator("main article");
    expect(await results.innerText()).toBe("Part 0\n\nGuide\n\nAbout text <b>");
    expect(await results.locator("mark").allInnerTexts()).toEqual(["text"]);
    expect(await results.getByRole("link").getAttribute("href")).toBe("/guide#part-0");
    await page.getByRole("button", { name: "Show more results" }).click();
    await expect.poll(() => results.count()).toBe(2);
    expect(await page.getByRole("button", { name: "Show more results" }).count()).toBe(0);
    expect(await page.locator("meta[property=robots]").getAttribute("content")).toBe(
      "noindex, follow",
    );
  });

  test("says that nothing was found, or that the index can't be reached", async () => {
    const page = await open("/find", preflight);
    expect(await page.title()).toBe("Search the documentation | Fixture");
    const field = page.getByRole("searchbox", { name: "Search" });
    await field.fill("nothing");
    await page.getByText("No results were found").waitFor();
    await field.fill("offline");
    await page.getByText("Unable to fetch results").waitFor();
    await field.fill("text");
    await page.getByText("2 documents found").waitFor();
  });

  test("is where the page for what isn't found leads, with the words of the address", async () => {
    const page = await open("/guide/make-good%20tea.html", {
      ...preflight,
      allow: [...preflight.allow, /404/],
    });
    const field = page.getByRole("searchbox", { name: "Search" });
    await expect.poll(() => field.inputValue()).toBe("make good tea");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.waitForURL("**/find?q=make+good+tea");
    await page.getByText("2 documents found").waitFor();
  });

  test("looks for what is typed before its code is there", async () => {
    const page = await openPage(preflight);
    const release = await holdScripts(page);
    await page.goto(url("/find"), { waitUntil: "commit" });
    const field = page.getByRole("searchbox", { name: "Search" });
    await field.pressSequentially("text 0");
    release();
    await page.getByText("2 documents found").waitFor();
    expect(await field.inputValue()).toBe("text 0");
    expect(new URL(page.url()).search).toBe("?q=text+0");
  });

  test("comes back as it was left", async () => {
    const page = await open("/find?q=text", {
      ...preflight,
      prepare: async (newPage) => {
        await prepare(newPage);
        await newPage.addInitScript(watchAddresses);
      },
    });
    await page.getByText("2 documents found").waitFor();
    await page.locator("main article").getByRole("link").click();
    const field = page.getByRole("searchbox", { name: "Search" });
    await field.waitFor({ state: "detached" });
    await page.goBack();
    await page.getByText("2 documents found").waitFor();
    // By then, effects of what is shown have run.
    await field.press("End");
    await field.press("s");
    await page.waitForURL("**/find?q=texts");
    expect(await page.evaluate("addresses")).toEqual(["/find?q=texts"]);
  });

  test("can be asked from there without JavaScript", async () => {
    const page = await open("/404.html", { javaScriptEnabled: false });
    const field = page.getByRole("searchbox", { name: "Search" });
    expect(await field.inputValue()).toBe("");
    await field.fill("text");
    await field.press("Enter");
    await page.waitForURL("**/find?q=text");
  });
});
