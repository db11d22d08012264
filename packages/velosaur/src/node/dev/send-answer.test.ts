import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { sendLateAnswer } from "./send-answer.ts";

it("a site that is closed leaves the answer to the one that took its place", async () => {
  const say = (body: string) => ({ status: 200, type: "text/plain", body });
  const server = createServer((_request, response) => {
    sendLateAnswer(response, say("before"), { closed: AbortSignal.abort() });
    sendLateAnswer(response, say("after"), { closed: new AbortController().signal });
  }).listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(await (await fetch(`http://localhost:${port}`)).text()).toBe("after");
  server.close();
});
