import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { DEFAULT_PORT, listen } from "./listen.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
const create = (): Server => {
  const server = createServer();
  servers.push(server);
  return server;
};

it.each([
  [undefined, "localhost"],
  ["127.0.0.1", "127.0.0.1"],
  ["0.0.0.0", "localhost"],
])("at host %s answers as %s", async (host, name) => {
  const { origin, port } = await listen(create(), { port: 0, host });
  expect(origin).toBe(`http://${name}:${port}`);
});

it("is seen from this machine only, unless told otherwise", async () => {
  const server = create();
  await listen(server, { port: 0 });
  expect(["127.0.0.1", "::1"]).toContain((server.address() as AddressInfo).address);
});

it("goes on to the next port when none was asked for", async () => {
  const first = await listen(create(), {});
  const second = await listen(create(), {});
  expect(second.port).toBeGreaterThan(first.port);
  expect(second.takenPort).toBe(DEFAULT_PORT);
});

it("takes no other than the port asked for", async () => {
  const { port } = await listen(create(), { port: 0 });
  await expect(listen(create(), { port })).rejects.toThrow(`Port ${port} is in use.`);
});

it.each(["no-such-host.invalid", "192.0.2.1"])("says that %s is elsewhere", async (host) => {
  await expect(listen(create(), { port: 0, host })).rejects.toThrow(
    `"${host}" is no address of this machine.`,
  );
});

it("says that a port is the system's", async () => {
  const server = Object.assign(create(), {
    listen: () => server.emit("error", Object.assign(new Error("listen"), { code: "EACCES" })),
  });
  await expect(listen(server, { port: 0 })).rejects.toThrow(
    "The system doesn't let you listen at port 0.",
  );
});

it("passes on other failures", async () => {
  const server = create();
  await listen(server, { port: 0 });
  await expect(listen(server, { port: 0 })).rejects.toThrow("more than once");
});

it.each(["127.0.0.1", "0.0.0.0"])("finds localhost taken by a server at %s", async (host) => {
  const { port } = await listen(create(), { port: 0, host });
  await expect(listen(create(), { port })).rejects.toThrow(`Port ${port} is in use.`);
});
