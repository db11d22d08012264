import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isHostAllowed } from "host-validation-middleware";
import { logger } from "../system/logger.ts";
import { readStack } from "../system/read-stack.ts";
import { type AskedPage, finishPage } from "./answer-page.ts";
import type { DevSession } from "./dev-session.ts";
import type { EarlyPages } from "./early-pages.ts";
import type { LiveSite } from "./live-site.ts";

export interface Served {
  opening: Promise<DevSession>;
  /** Answers until then; without it, all wait. */
  early: EarlyPages | undefined;
}

/** Hands requests to the site as it stands, and remembers what is owed. */
export function createRequestListener({ opening, early }: Served): RequestListener {
  let session: DevSession | undefined;
  // Who began it tells of a failure.
  opening.then(
    (value) => (session = value),
    () => {},
  );
  const wait = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const begun = await early?.begin(request, response);
    const opened = await opening;
    if (!begun) return serve(request, response, opened);
    await finish(begun, opened);
  };
  return (request, response) => {
    if (session) return serveKept(request, response, session);
    wait(request, response).catch((error: unknown) => fail(response, error));
  };
}

function serveKept(request: IncomingMessage, response: ServerResponse, session: DevSession): void {
  if (session.current.isKept()) return serve(request, response, session);
  session.restore().then(
    () => serve(request, response, session),
    (error: unknown) => fail(response, error),
  );
}

function serve(request: IncomingMessage, response: ServerResponse, session: DevSession): void {
  const { current } = session;
  const { vite } = current;
  if (refuseHost(request, response, vite.config.server.allowedHosts)) return;
  owe(response, current, () => serve(request, response, session));
  vite.middlewares(request, response, () => void response.writeHead(404).end());
}

async function finish(begun: AskedPage, session: DevSession): Promise<void> {
  const { current } = session;
  const { response } = begun;
  owe(response, current, () => {
    finish(begun, session).catch((error: unknown) => fail(response, error));
  });
  await finishPage(begun, current).catch((error: unknown) => {
    // Else the site that took its place is at it.
    if (!current.closed.aborted) throw error;
  });
}

function fail(response: ServerResponse, error: unknown): void {
  logger.error(readStack(error));
  response.destroy();
}

function owe(response: ServerResponse, { owed }: LiveSite, askAgain: () => void): void {
  owed.set(response, askAgain);
  response.once("close", () => owed.delete(response));
}

/**
 * A page of another site may give itself a name that leads to this machine: then its browser lets it read the
 * answers. Vite refuses such names, too, but tells of a file that sites don't have.
 */
function refuseHost(
  { headers: { host } }: IncomingMessage,
  response: ServerResponse,
  allowed: string[] | true,
): boolean {
  if (allowed === true || isHostAllowed(host, allowed)) return false;
  const name = JSON.stringify(host?.replace(/:\d+$/, "") ?? "");
  response.writeHead(403, { "Content-Type": "text/plain;charset=utf-8" }).end(
    `This server isn't known under the name ${name}.
To open it there, let a plugin in your configuration allow the name:

plugins: [() => ({ name: "hosts", configureWebpack: () => ({ devServer: { allowedHosts: [${name}] } }) })]
`,
  );
  return true;
}
