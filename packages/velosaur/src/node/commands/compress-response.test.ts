import { createServer, request as httpRequest, type Server } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { listen } from "../system/listen.ts";
import { createSiteHandler } from "./serve.ts";

const LONG = "A sentence that is worth compressing. ".repeat(20_000);
let server: Server;
let port = 0;

beforeAll(async () => {
  const siteDir = writeSite({
    "index.html": LONG,
    "short.html": "short",
    "a.json": JSON.stringify([LONG]),
    "a.png": LONG,
  });
  server = createServer(
    createSiteHandler({ dir: siteDir, baseUrl: "/", trailingSlash: undefined }),
  );
  ({ port } = await listen(server, { port: 0 }));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  removeSites();
});

const get = (path: string, headers: Record<string, string>, method = "GET") =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const request = httpRequest(
        { host: "localhost", port, path, headers, method },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () =>
            resolve({
              status: response.statusCode,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      request.on("error", reject).end();
    },
  );

it.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["br;q=0, GZIP;q=0.5", "gzip", gunzipSync],
] as const)("a browser that takes %s gets %s", async (accepted, encoding, decompress) => {
  for (const [path, text] of [
    ["/", LONG],
    ["/a.json", JSON.stringify([LONG])],
  ] as const) {
    const { headers, body } = await get(path, { "accept-encoding": accepted });
    expect(headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" });
    expect(headers["content-length"]).toBeUndefined();
    expect(body.length).toBeLessThan(text.length / 50);
    expect(decompress(body).toString()).toBe(text);
  }
});

it.each([
  ["/", {}, "GET"],
  ["/", { "accept-encoding": "gzip;q=0, br; q=0.0" }, "GET"],
  ["/short.html", { "accept-encoding": "br" }, "GET"],
  ["/a.png", { "accept-encoding": "br" }, "GET"],
  ["/", { "accept-encoding": "br" }, "HEAD"],
  ["/", { "accept-encoding": "br", range: "bytes=0-9" }, "GET"],
] as const)("%s %j %s stays as it is", async (path, headers, method) => {
  const answer = await get(path, headers, method);
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(Number(answer.headers["content-length"])).toBe(
    method === "HEAD" ? LONG.length : answer.body.length,
  );
});

it("caches are told that an answer depends on what the browser takes, whichever they have", async () => {
  const answers = [
    await get("/", {}),
    await get("/", { "accept-encoding": "gzip;q=0" }),
    await get("/", { "accept-encoding": "br" }, "HEAD"),
  ];
  expect(answers.map(({ headers }) => headers["vary"])).toEqual(Array(3).fill("Accept-Encoding"));
  expect((await get("/a.png", {})).headers["vary"]).toBeUndefined();
});

it("answers 304 to what the browser has", async () => {
  const first = await get("/", { "accept-encoding": "br" });
  const again = await get("/", {
    "accept-encoding": "br",
    "if-none-match": String(first.headers.etag),
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});
