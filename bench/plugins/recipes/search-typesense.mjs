// @ts-check
import { createServer } from "node:http";
import { expectVisible } from "../expect.mjs";

const hit = {
  document: {
    id: "1",
    url: "https://harbour.example/docs/#tides",
    url_without_anchor: "https://harbour.example/docs/",
    anchor: "tides",
    type: "content",
    content: "A lighthouse stands on the northern pier.",
    "hierarchy.lvl0": "Docs",
    "hierarchy.lvl1": "Harbours",
    hierarchy: { lvl0: "Docs", lvl1: "Harbours" },
  },
  highlight: {
    content: {
      snippet: "A <mark>lighthouse</mark> stands",
      value: "A <mark>lighthouse</mark> stands",
    },
  },
  highlights: [
    {
      field: "content",
      snippet: "A <mark>lighthouse</mark> stands",
      value: "A <mark>lighthouse</mark> stands",
      matched_tokens: ["lighthouse"],
    },
  ],
  text_match: 1,
};

/** Answers every search as a Typesense server does that has indexed one page. */
async function startTypesense() {
  const server = createServer((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    response.setHeader("Content-Type", "application/json");
    if (request.method === "OPTIONS") return response.end();
    const result = {
      found: 1,
      out_of: 1,
      page: 1,
      search_time_ms: 1,
      facet_counts: [],
      request_params: { collection_name: "harbour", per_page: 20, q: "lighthouse" },
      grouped_hits: [{ group_key: ["https://harbour.example/docs/"], found: 1, hits: [hit] }],
    };
    return response.end(JSON.stringify({ results: [result] }));
  });
  await new Promise((resolve) => server.listen(0, "localhost", () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { origin: `http://localhost:${port}`, close: () => void server.close() };
}

/** @type {import("../recipe.mjs").Recipe} */
export const searchTypesense = {
  name: "search-typesense",
  packages: { "docusaurus-theme-search-typesense": "0.27.0" },
  config: {
    imports: `const { hostname, port } = new URL(process.env.SERVICE_ORIGIN);`,
    themes: `"docusaurus-theme-search-typesense"`,
    themeConfig: `typesense: {
      typesenseCollectionName: "harbour",
      typesenseServerConfig: { nodes: [{ host: hostname, port: Number(port), protocol: "http" }], apiKey: "xyz" },
    },`,
  },
  startService: startTypesense,
  note: "Against a server that speaks the protocol of Typesense.",
  async check({ open }) {
    const page = await open("/docs/ropes");
    await page.locator(".DocSearch-Button").click();
    await page.locator(".DocSearch-Input").fill("lighthouse");
    await expectVisible(page.locator(".DocSearch-Hit", { hasText: "lighthouse" }));
    await page.locator(".DocSearch-Hit a").first().click();
    await expectVisible(page.getByRole("heading", { level: 1, name: "Harbours" }));
  },
};
