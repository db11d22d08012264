import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { listen } from "../system/listen.ts";
import { createSiteHandler, serve } from "./serve.ts";

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  removeSites();
});

const CONTENT = {
  "build/index.html": "home",
  "build/404.html": "not found page",
  "build/docs/index.html": "docs",
  "build/forum/index.html": "forum",
  "build/flat.html": "flat",
  "build/moved.html": "moved to /moved",
  "build/moved/index.html": "moved",
  "build/with.dot/index.html": "dot",
  "build/caf\u00E9 1/index.html": "coffee",
  "build/payload.json": "{}",
  "build/assets/js/main-0a1b2c3d.js": "code",
  "build/assets/data/x-0a1b2c3d.json": "[]",
  "build/image.svg": "<svg/>",
  "build-secret/index.html": "secret",
  "secret.txt": "secret",
};

interface Answer {
  status: number | undefined;
  body: string;
  type: string | undefined;
  location: string | undefined;
  cache: string | undefined;
}

/** The path goes out as it is written: `fetch` would tidy it. */
const get = (port: number, path: string, headers = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = httpRequest({ host: "localhost", port, path, headers }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      response.on("end", () => {
        const { headers: answered, statusCode: status } = response;
        resolve({
          status,
          body,
          type: answered["content-type"],
          location: answered.location,
          cache: answered["cache-control"],
        });
      });
    });
    request.on("error", reject).end();
  });

const startSite = async (baseUrl: string, trailingSlash: boolean | undefined): Promise<number> => {
  const rewrites = `${baseUrl}forum/* ${baseUrl}forum/ 200\n`;
  const siteDir = writeSite({ ...CONTENT, "build/_redirects": rewrites });
  const server = createServer(
    createSiteHandler({ dir: `${siteDir}/build`, baseUrl, trailingSlash }),
  );
  servers.push(server);
  return (await listen(server, { port: 0 })).port;
};

describe.each([
  ["/", undefined],
  ["/", true],
  ["/", false],
  ["/base/", true],
] as const)("base %s, trailing slash %s", (baseUrl, trailingSlash) => {
  let port = 0;
  beforeAll(async () => {
    port = await startSite(baseUrl, trailingSlash);
  });
  const at = (path: string): Promise<Answer> => get(port, baseUrl + path);

  it.each([
    ["", "home", "text/html; charset=utf-8"],
    ["docs/", "docs", "text/html; charset=utf-8"],
    ["docs/?q=1", "docs", "text/html; charset=utf-8"],
    ["docs/index.html", "docs", "text/html; charset=utf-8"],
    ["flat", "flat", "text/html; charset=utf-8"],
    ["flat.html", "flat", "text/html; charset=utf-8"],
    ["flat/index.html", "flat", "text/html; charset=utf-8"],
    ["docs.html", "docs", "text/html; charset=utf-8"],
    ["forum/a/b", "forum", "text/html; charset=utf-8"],
    ["with.dot/", "dot", "text/html; charset=utf-8"],
    ["caf%C3%A9%201/", "coffee", "text/html; charset=utf-8"],
    ["payload.json", "{}", "application/json; charset=utf-8"],
    ["image.svg", "<svg/>", "image/svg+xml"],
  ])("/%s → %s", async (path, body, type) => {
    expect(await at(path)).toMatchObject({ status: 200, body, type });
  });

  it("shows a page, not the redirect beside it that leads to that page", async () => {
    expect((await at(trailingSlash ? "moved/" : "moved")).body).toBe("moved");
    expect((await at("moved.html")).body).toBe("moved to /moved");
  });

  it.each(["nothing", "nothing/", "docs/nothing.json"])("/%s → 404.html", async (path) => {
    expect(await at(path)).toMatchObject({
      status: 404,
      body: "not found page",
      type: "text/html;charset=utf-8",
    });
  });

  it.each([
    "../secret.txt",
    "../build-secret/",
    "%2e%2e/secret.txt",
    "..%2fsecret.txt",
    "..%2Fbuild-secret/index.html",
    "..%5csecret.txt",
    "docs/%00",
    "%",
    "%c3%28",
  ])("/%s stays outside", async (path) => {
    const { status, body } = await at(path);
    expect([status, body]).toEqual([400, "Bad request"]);
  });

  it("lets browsers keep what has a hash in its name", async () => {
    const caches = await Promise.all(
      ["assets/js/main-0a1b2c3d.js", "assets/data/x-0a1b2c3d.json", "docs/", "payload.json"].map(
        at,
      ),
    );
    expect(caches.map(({ cache }) => cache?.includes("immutable"))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("redirects", () => {
  it.each([
    ["/", true, "/docs", "/docs/"],
    ["/", true, "/docs?a=b", "/docs/?a=b"],
    ["/", true, "/with.dot", "/with.dot/"],
    ["/", true, "/caf%C3%A9%201", "/caf%C3%A9%201/"],
    ["/", false, "/flat/", "/flat"],
    ["/", false, "/flat/?a=b", "/flat?a=b"],
    ["/base/", true, "/", "/base/"],
    ["/base/", true, "/base", "/base/"],
    ["/base/", true, "/docs/", "/base/docs/"],
    ["/base/", undefined, "/image.svg", "/base/image.svg"],
    ["/base/", true, "//example.com/", "/base/example.com/"],
    // What begins with two slashes would name another host.
    ["/", true, "//docs", "/docs"],
    ["/", false, "//flat/", "/flat/"],
  ] as const)("base %s, trailing slash %s: %s → %s", async (baseUrl, trailingSlash, from, to) => {
    expect(await get(await startSite(baseUrl, trailingSlash), from)).toMatchObject({
      status: 301,
      location: to,
    });
  });

  it("don't loop", async () => {
    const port = await startSite("/", false);
    expect(await get(port, "/docs/")).toMatchObject({ status: 200, body: "docs" });
    expect(await get(port, "/docs")).toMatchObject({ status: 200, body: "docs" });
  });
});

describe("the command", () => {
  const CONFIG = "export default { title: 'Site', url: 'https://example.com', baseUrl: '/base/' };";
  const args = (siteDir: string, port?: number) => ({ siteDir, options: { open: false, port } });

  it("serves the site with its base URL", async () => {
    const siteDir = writeSite({ ...CONTENT, "docusaurus.config.js": CONFIG });
    const server = await serve(args(siteDir, 0));
    expect(server.url).toMatch(/^http:\/\/localhost:\d+\/base\/$/);
    expect((await get(Number(new URL(server.url).port), "/base/docs/")).body).toBe("docs");
    await server.close();
    // The connection of before may still be taken for a good one.
    await expect(get(Number(new URL(server.url).port), "/base/")).rejects.toThrow(
      /ECONNREFUSED|ECONNRESET|socket hang up/,
    );
  });

  it("answers to no name but the machine's own, unless a host is asked for", async () => {
    const siteDir = writeSite({ ...CONTENT, "docusaurus.config.js": CONFIG });
    const ask = async (host: string | undefined, name: string) => {
      const server = await serve({ siteDir, options: { open: false, port: 0, host } });
      const answer = await get(Number(new URL(server.url).port), "/base/docs/", { Host: name });
      await server.close();
      return answer;
    };
    expect(await ask(undefined, "rebound.test")).toMatchObject({ status: 403 });
    expect((await ask(undefined, "rebound.test")).body).toContain("--host");
    for (const name of ["localhost", "a.localhost:1", "127.0.0.1", "[::1]:3000"])
      expect(await ask(undefined, name)).toMatchObject({ status: 200, body: "docs" });
    expect(await ask("localhost", "rebound.test")).toMatchObject({ status: 200 });
  });

  it("says what to do when nothing has been built", async () => {
    const siteDir = writeSite({ "docusaurus.config.js": CONFIG });
    expect(await readFailure(siteDir, () => serve(args(siteDir)))).toMatchInlineSnapshot(`
      "error
        There is nothing to serve: the folder build does not exist.
        Build the site first (velosaur build), or do both at once: velosaur serve --build"
    `);
  });

  it("says so of a folder that holds something else", async () => {
    const siteDir = writeSite({ "docusaurus.config.js": CONFIG, "docs/a.md": "# A" });
    const given = args(siteDir);
    const serving = () => serve({ ...given, options: { ...given.options, dir: "docs" } });
    expect(await readFailure(siteDir, serving)).toContain(
      "There is nothing to serve: the folder docs holds no built site.",
    );
  });

  it("offers another port for one that is in use", async () => {
    const siteDir = writeSite({ ...CONTENT, "docusaurus.config.js": CONFIG });
    const taken = createServer();
    servers.push(taken);
    await listen(taken, { port: 0 });
    const { port } = taken.address() as AddressInfo;
    const text = await readFailure(siteDir, () => serve(args(siteDir, port)));
    expect(text).toMatch(
      new RegExp(`^error\\n  Port ${port} is in use\\.\\n  Port (\\d+) is free: --port \\1$`),
    );
  });
});
