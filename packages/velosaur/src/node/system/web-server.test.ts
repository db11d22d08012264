import { get } from "node:https";
import { fileURLToPath } from "node:url";
import { onTestFinished, expect, it } from "vitest";
import { AuthorError } from "./author-error.ts";
import { listen } from "./listen.ts";
import { createWebServer } from "./web-server.ts";

const fixture = (name: string): string =>
  fileURLToPath(new URL(`__fixtures__/${name}`, import.meta.url));
/** Made for this test, trusted by nobody. */
const certificate = {
  HTTPS: "true",
  SSL_CRT_FILE: fixture("localhost.pem"),
  SSL_KEY_FILE: fixture("localhost-key.pem"),
};

const readSecurely = (url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, { rejectUnauthorized: false }, (response) => {
      response.setEncoding("utf8").on("data", resolve);
    }).on("error", reject);
  });

it.each([{}, { HTTPS: "false" }, { ...certificate, HTTPS: "" }])("speaks HTTP: %j", async (env) => {
  const server = createWebServer(env);
  onTestFinished(() => void server.close());
  server.on("request", (_request, response) => response.end("hello"));
  const { origin } = await listen(server, { port: 0 });
  expect(origin).toMatch(/^http:/);
  expect(await (await fetch(origin)).text()).toBe("hello");
});

it("speaks HTTPS with the certificate that the environment names", async () => {
  const server = createWebServer(certificate);
  onTestFinished(() => void server.close());
  server.on("request", (_request, response) => response.end("hello"));
  const { origin } = await listen(server, { port: 0 });
  expect(origin).toMatch(/^https:/);
  expect(await readSecurely(origin)).toBe("hello");
});

it.each([
  [{ HTTPS: "true" }, "HTTPS needs a certificate: SSL_CRT_FILE names no file."],
  [
    { ...certificate, SSL_KEY_FILE: "gone.pem" },
    "SSL_KEY_FILE names a file that can't be read: gone.pem",
  ],
  [
    { ...certificate, SSL_CRT_FILE: fileURLToPath(import.meta.url) },
    "HTTPS can't use this certificate: ",
  ],
])("what is wrong with the certificate is said: %#", (env, message) => {
  const create = (): unknown => createWebServer(env);
  expect(create).toThrow(AuthorError);
  expect(create).toThrow(message);
});
