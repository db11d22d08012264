/** A hosted index: a server of its own that speaks Algolia's protocol, asked by the client that visitors have. */

import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rootDir } from "../scripts/setup/paths.mjs";
import { describeBoth, describeBuild } from "./support/describe-site.ts";
import { buildSite, createSite, type SiteSource } from "./support/site.ts";

const source: SiteSource = {
  config: {
    baseUrl: "/",
    presets: [["classic", { docs: { routeBasePath: "docs" }, blog: false }]],
    themeConfig: {
      algolia: {
        appId: "HARBOUR",
        apiKey: "open-key",
        indexName: "pilot",
        searchParameters: { facetFilters: ["kind:guide"], hitsPerPage: 7 },
        externalUrlRegex: "elsewhere\\.test",
        replaceSearchResultPathname: { from: "/docs/next", to: "/docs" },
      },
    },
  },
  files: {
    "docs/index.md": "---\nslug: /\n---\n\n# Harbour\n",
    "docs/anchors.md": "# Anchors\n",
    "src/pages/index.md": "# Pilot\n",
  },
};

interface Asked {
  path: string;
  headers: Record<string, string>;
  request: Record<string, unknown>;
}

const levels = (lvl0: string, lvl1: string) => ({ lvl0, lvl1, lvl2: null, lvl3: null });

const hit = (url: string, title: string) => ({
  objectID: url,
  url,
  type: "lvl1",
  content: null,
  hierarchy: levels("Guides", title),
  _highlightResult: { hierarchy: { lvl0: { value: "Guides" } } },
  _snippetResult: {
    hierarchy: { lvl1: { value: title.replace("Anchor", "<mark>Anchor</mark>") } },
  },
});

const HITS = [
  hit("https://harbour.test/docs/next/anchors", "Anchors <img src=x onerror=fail()>"),
  hit("https://elsewhere.test/anchors", "Anchors of others"),
];

const OWN_HITS = ["anchors", "anchors#chain"].map((name) =>
  hit(`https://harbour.test/docs/next/${name}`, name),
);

const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  none: (response) => send(response, 200, { results: [{ hits: [], nbHits: 0, nbPages: 0 }] }),
  refused: (response) => send(response, 403, { message: "Invalid Application-ID or API key" }),
  broken: (response) => send(response, 500, { message: "Broken" }),
  rubbish: (response) => response.writeHead(200).end("<!doctype html>"),
  shapeless: (response) => send(response, 200, { results: [{ hits: [{ url: "::" }] }] }),
  silent: () => {},
  own: (response) =>
    send(response, 200, { results: [{ hits: OWN_HITS, nbHits: 2, nbPages: 1, queryID: "q1" }] }),
};

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
  const { requests } = JSON.parse(await readBody(message)) as { requests: Asked["request"][] };
  const { pathname, searchParams } = new URL(message.url ?? "/", "http://index.test");
  const request = requests[0]!;
  // Keys come as headers, or beside the address.
  const headers = {
    ...(message.headers as Record<string, string>),
    ...Object.fromEntries(searchParams),
  };
  asked.push({ path: pathname, headers, request });
  const special = ANSWERS[String(request["query"])];
  if (special) special(response);
  else send(response, 200, { results: [{ hits: HITS, nbHits: 31, nbPages: 5, queryID: "q1" }] });
}

let server: Server;
let asked: Asked[] = [];
beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => (asked = []));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Leads the names of Algolia's hosts to the server here. */
async function lead(page: Page): Promise<void> {
  const { port } = server.address() as AddressInfo;
  await page.route(/algolia(?:net)?\.(?:net|com)/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route
      .fetch({ url: `http://127.0.0.1:${port}${pathname}${search}`, timeout: 3_000 })
      .catch(() => undefined);
    if (!response) return route.abort("timedout").catch(() => {});
    const headers = { ...response.headers(), "access-control-allow-origin": "*" };
    await route.fulfill({ response, headers }).catch(() => {});
  });
}

const allow = [/algolia/, /ERR_|Failed to load|status of [45]/];
const field = (page: Page) => page.getByRole("combobox");

describeBuild("hosted-search", source, ({ open }) => {
  const openModal = async (): Promise<Page> => {
    const page = await open("/docs/", { allow, prepare: lead });
    await page.keyboard.press("/");
    await field(page).waitFor();
    return page;
  };

  test("is asked for what the visitor reads, and for what the site filters by", async () => {
    const page = await openModal();
    expect(await page.locator("link[rel=preconnect]").getAttribute("href")).toBe(
      "https://HARBOUR-dsn.algolia.net",
    );
    await field(page).fill("anchors");
    await page.locator(".DocSearch-Hit").first().waitFor();
    const { path, headers, request } = asked.at(-1)!;
    expect(path).toBe("/1/indexes/*/queries");
    expect(headers).toMatchObject({
      "x-algolia-application-id": "HARBOUR",
      "x-algolia-api-key": "open-key",
    });
    expect(headers["x-algolia-agent"]).toContain("docsearch");
    expect(request).toMatchObject({
      indexName: "pilot",
      query: "anchors",
      hitsPerPage: 7,
      highlightPreTag: "<mark>",
      highlightPostTag: "</mark>",
      facetFilters: [
        ["language:en"],
        ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"],
        "kind:guide",
      ],
    });
  });

  test("leads to pages of this site and of others; tags in its texts stay text", async () => {
    const page = await openModal();
    await field(page).fill("anchors");
    const links = page.locator(".DocSearch-Hit a");
    await links.first().waitFor();
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "/docs/anchors",
      "https://elsewhere.test/anchors",
    ]);
    expect(await links.first().innerText()).toContain("Anchors <img src=x onerror=fail()>");
    expect(await links.first().locator("img").count()).toBe(0);
    expect(await links.first().locator("mark").innerText()).toBe("Anchor");
    await page.getByRole("link", { name: "See all 31 results" }).waitFor();
    await links.first().click();
    await page.waitForURL("**/docs/anchors");
  });

  test("finds nothing", async () => {
    const page = await openModal();
    await field(page).fill("none");
    await page.getByText('No results for "none"').waitFor();
  });

  test.each(["refused", "broken", "rubbish", "shapeless", "silent"])(
    "fails, %s: the window says so, and finds again",
    async (query) => {
      const page = await openModal();
      await field(page).fill(query);
      await page.getByText("Unable to fetch results").waitFor();
      await field(page).fill("anchors");
      await page.locator(".DocSearch-Hit").first().waitFor();
    },
  );
});

/** The site with a hosted index and some of its options. */
const hosted = (options: object): SiteSource => ({
  ...source,
  config: {
    ...source.config,
    themeConfig: {
      algolia: { appId: "HARBOUR", apiKey: "open-key", indexName: "pilot", ...options },
    },
  },
});

const counted = hosted({
  replaceSearchResultPathname: { from: "/docs/next", to: "/docs" },
  insights: true,
});

interface CountedEvent {
  eventType: string;
  index: string;
  objectIDs: string[];
  positions?: number[];
  /** Of who sends it. */
  appId: string | null | undefined;
  apiKey: string | null | undefined;
  queryID?: string;
}

/** The package itself, at the address from which windows of all sites load it. */
const countingCode = readFileSync(
  new URL("../node_modules/search-insights/dist/search-insights.min.js", import.meta.url),
);

describeBuild("hosted-search-insights", counted, ({ open }) => {
  const openCounted = async (): Promise<{ page: Page; events: CountedEvent[] }> => {
    const events: CountedEvent[] = [];
    const page = await open("/docs/", {
      allow,
      prepare: async (opened) => {
        await lead(opened);
        await opened.route("https://cdn.jsdelivr.net/npm/search-insights@*/**", (route) =>
          route.fulfill({ body: countingCode, contentType: "text/javascript" }),
        );
        await opened.route("https://insights.algolia.io/**", (route) => {
          const request = route.request();
          const { events: told } = request.postDataJSON() as { events: CountedEvent[] };
          const { searchParams } = new URL(request.url());
          const [appId, apiKey] = ["Application-Id", "API-Key"].map((name) =>
            searchParams.get(`X-Algolia-${name}`),
          );
          events.push(...told.map((event) => ({ ...event, appId, apiKey })));
          return route.fulfill({ status: 200, json: { status: 200, message: "OK" } });
        });
      },
    });
    await page.keyboard.press("/");
    await field(page).fill("own");
    await page.locator(".DocSearch-Hit").first().waitFor();
    expect(asked.at(-1)!.request).toMatchObject({ clickAnalytics: true });
    await expect.poll(() => events.map(({ eventType }) => eventType)).toContain("view");
    return { page, events };
  };

  const choices: [string, number, (page: Page) => Promise<void>][] = [
    ["the first hit by a click", 0, (page) => page.locator(".DocSearch-Hit a").first().click()],
    ["the second by a click", 1, (page) => page.locator(".DocSearch-Hit a").nth(1).click()],
    ["the first by a key", 0, (page) => page.keyboard.press("Enter")],
  ];
  test.each(choices)(
    "the index's owner is told what was shown and opened, where the site asks for it: %s",
    async (_name, index, choose) => {
      const { page, events } = await openCounted();
      await choose(page);
      await page.waitForURL(`**/docs/${["anchors", "anchors#chain"][index]!}`);
      const clicks = () => events.filter(({ eventType }) => eventType === "click");
      await expect.poll(clicks).toMatchObject([
        {
          index: "pilot",
          objectIDs: [OWN_HITS[index]!.objectID],
          queryID: "q1",
          positions: [1],
          appId: "HARBOUR",
          apiKey: "open-key",
        },
      ]);
    },
  );
});

const asking: SiteSource = {
  ...hosted({ askAi: "harbour-master" }),
  files: {
    ...source.files,
    // Pages that hits lead to: a pointer that passes over them fetches what it may need soon.
    "docs/next/anchors.md": "# Anchors of the next version\n",
    "src/pages/anchors.md": "# Anchors of others\n",
  },
  links: {
    "node_modules/@docsearch/react": path.join(rootDir, "node_modules/doc-search-4"),
  },
};

describeBoth("hosted-search-assistant", asking, ({ open }) => {
  test("a site that has the window with an assistant shows it, and its visitors ask it", async () => {
    const assistants: (string | undefined)[] = [];
    const questions: string[] = [];
    const page = await open("/docs/", {
      allow: [...allow, /Not now/],
      prepare: async (opened) => {
        await lead(opened);
        await opened.route("https://askai.algolia.com/**", (route) => {
          const request = route.request();
          if (!request.url().endsWith("/token")) {
            questions.push(request.postData() ?? "");
            return route.fulfill({ status: 500, json: { message: "Not now" } });
          }
          assistants.push(request.headers()["x-algolia-assistant-id"]);
          return route.fulfill({ json: { success: true, token: "a pass" } });
        });
      },
    });
    await page.keyboard.press("/");
    await field(page).fill("how deep");
    await page.locator(".DocSearch-Hit", { hasText: "Anchors of others" }).waitFor();
    await page.locator(".DocSearch-AskAi-Section .DocSearch-Hit").click();
    await expect.poll(() => questions.join()).toContain('"text":"how deep"');
    expect(assistants).toEqual(["harbour-master"]);
  });
});

test("a site that asks for an assistant and has no window for it is told what to install", async () => {
  const site = createSite("hosted-search-no-assistant", { ...asking, links: {} });
  const { output } = await buildSite(site);
  expect(output).toContain("without the assistant of `themeConfig.algolia.askAi`");
  expect(output).toContain("npm install @docsearch/react@4");
});

/** As sites have it that took upstream's bar for their own: modules of DocSearch 4 by their places, styles that come late. */
const ownBar = `import { DocSearchButton } from "@docsearch/react/button";
import { useDocSearchKeyboardEvents } from "@docsearch/react/useDocSearchKeyboardEvents";
import { useAlgoliaThemeConfig } from "@docusaurus/theme-search-algolia/client";
import { useRef, useState } from "react";
import { createPortal } from "react-dom";
export default function SearchBar() {
  const { algolia } = useAlgoliaThemeConfig();
  const [Modal, setModal] = useState(null);
  const button = useRef(null);
  const onClose = () => setModal(null);
  const onOpen = async () => {
    const loading = [import("@docsearch/react/modal"), import("@docsearch/react/style"), import("./late.css")];
    const [{ DocSearchModal }] = await Promise.all(loading);
    setModal(() => DocSearchModal);
  };
  useDocSearchKeyboardEvents({ isOpen: Modal !== null, onOpen, onClose, onInput: onOpen, searchButtonRef: button });
  return (
    <>
      <DocSearchButton ref={button} onClick={onOpen} />
      {Modal && createPortal(<Modal {...algolia} onClose={onClose} initialScrollY={0} />, document.body)}
    </>
  );
}
`;

const ejected: SiteSource = {
  ...hosted({}),
  files: {
    ...source.files,
    "src/theme/SearchBar/index.js": ownBar,
    "src/theme/SearchBar/late.css":
      "/* Not JavaScript: import(x) */ .DocSearch-Container, .DocSearch-Button { outline: 3px solid rgb(1, 2, 3); }\n",
  },
};

describeBoth("hosted-search-ejected", ejected, ({ open }) => {
  test("a bar that a site has taken from upstream opens the window, with its styles", async () => {
    const page = await open("/docs/", { allow, prepare: lead });
    // Styles of the site's and of the package's that are asked for with the window are here before it.
    const early = await page.locator(".DocSearch-Button").evaluate((node) => {
      const { cursor, outlineColor } = getComputedStyle(node);
      return { cursor, outlineColor };
    });
    expect(early).toEqual({ cursor: "pointer", outlineColor: "rgb(1, 2, 3)" });
    await page.keyboard.press("Control+k");
    await page.locator(".DocSearch-Input").fill("own");
    await page.locator(".DocSearch-Hit").first().waitFor();
    const styles = await page.locator(".DocSearch-Container").evaluate((node) => {
      const { position, outlineColor } = getComputedStyle(node);
      return { position, outlineColor };
    });
    expect(styles).toEqual({ position: "fixed", outlineColor: "rgb(1, 2, 3)" });
  });
});
