import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  rmdirSync,
  truncateSync,
} from "node:fs";
import { createServer, request as httpRequest, type Server } from "node:http";
import path from "../system/path.ts";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { listen } from "../system/listen.ts";
import { writeFiles } from "../__fixtures__/folders.ts";
import { writeChanges } from "../output/commit.ts";
import { openStage } from "../output/output-stage.ts";
import { createSiteHandler } from "./serve.ts";

const DESCRIPTORS = "/proc/self/fd";

let server: Server;
let port = 0;
let dir = "";

beforeAll(async () => {
  dir = writeSite({
    "index.html": "home",
    "three.txt": "abc",
    "large.bin": "",
    ".fr.next/files/index.html": "half",
  });
  truncateSync(path.join(dir, "large.bin"), 64 * 1024 * 1024);
  server = createServer(createSiteHandler({ dir, baseUrl: "/", trailingSlash: undefined }));
  ({ port } = await listen(server, { port: 0 }));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  removeSites();
});

interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

const ask = (target: string, options: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: "localhost", port, path: target, ...options },
      (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
        response.on("end", () => {
          const { statusCode: status, headers } = response;
          resolve({ status, headers, body });
        });
      },
    );
    request.on("error", reject).end();
  });

it.each([
  ["bytes=0-0", 206, "a", "bytes 0-0/3"],
  ["bytes=1-", 206, "bc", "bytes 1-2/3"],
  ["bytes=-1", 206, "c", "bytes 2-2/3"],
  ["bytes=0-99", 206, "abc", "bytes 0-2/3"],
  ["bytes=9-", 416, "", "bytes */3"],
  ["bytes=x-y", 200, "abc", undefined],
  ["rubbish", 200, "abc", undefined],
])("the range %s answers %i", async (range, status, body, place) => {
  const answer = await ask("/three.txt", { headers: { range } });
  expect([answer.status, answer.body, answer.headers["content-range"]]).toEqual([
    status,
    body,
    place,
  ]);
});

it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("refuses %s", async (method) => {
  const { status, headers } = await ask("/", { method });
  expect([status, headers["allow"]]).toEqual([405, "GET, HEAD"]);
});

const abort = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = httpRequest({ host: "localhost", port, path: "/large.bin" }, (response) => {
      response.once("data", () => {
        request.destroy();
        resolve();
      });
    });
    request.on("error", reject).end();
  });

/** How often this process, which is the server's too, has the file open. */
const countOpen = (file: string): number =>
  readdirSync(DESCRIPTORS).filter((name) => readTarget(path.join(DESCRIPTORS, name)) === file)
    .length;

/** A descriptor may be closed by the time it is looked at. */
const readTarget = (link: string): string | undefined => {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
};

it.skipIf(!existsSync(DESCRIPTORS))("lets go of a file whose download is given up", async () => {
  const file = path.join(dir, "large.bin");
  const held = openSync(file, "r");
  expect(countOpen(file)).toBe(1);
  closeSync(held);
  for (let round = 0; round < 50; round++) await abort();
  await vi.waitFor(() => expect(countOpen(file)).toBe(0));
});

it.each(["/.fr.next/files/index.html", "/.fr.next/files/", "/%2Efr.next/files/index.html"])(
  "doesn't answer %s: a build of a language was cut off there",
  async (url) => {
    expect((await fetch(`http://localhost:${port}${url}`)).status).toBe(404);
  },
);

it("answers on when a file of the site can't be read", async () => {
  const broken = path.join(dir, "_headers");
  mkdirSync(broken);
  expect((await ask("/", {})).status).toBe(503);
  rmdirSync(broken);
  expect((await ask("/", {})).body).toBe("home");
});

it("never shows what a build that was cut off has mixed", async () => {
  const site = path.join(dir, "mixed");
  const files = { "a.html": "old a", "b.html": "old b", "fr/c.html": "old c" };
  writeFiles(site, files);
  const [main, french] = [openStage(site), openStage(path.join(site, "fr"))];
  writeFiles(main.filesDir, { "b.html": "new b" });
  writeFiles(french.filesDir, { "c.html": "new c" });
  const mixed = createServer(
    createSiteHandler({ dir: site, baseUrl: "/", trailingSlash: undefined, locales: ["fr"] }),
  );
  const { port: other } = await listen(mixed, { port: 0 });
  const read = async (target: string): Promise<string> => (await ask(target, { port: other })).body;
  expect(await read("/b")).toBe("old b");
  writeChanges(main, { staged: ["b.html"], stale: ["a.html"] });
  writeChanges(french, { staged: ["c.html"], stale: [] });
  expect([await read("/a"), await read("/b"), await read("/fr/c")]).toEqual([
    "Not found",
    "new b",
    "new c",
  ]);
  mixed.close();
  mixed.closeAllConnections();
});
