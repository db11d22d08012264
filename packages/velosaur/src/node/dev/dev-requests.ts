import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isHostAllowed } from "host-validation-middleware";
import { logger } from "../system/logger.ts";
import { readStack } from "../system/read-stack.ts";
import { finishPage } from "./answer-page.ts";
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
  const opened = opening.then((value) => (session = value));
  // Who began it tells of a failure.
  opened.catch(() => {});
  const wait = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const begun = await early?.begin(request, response);
    const { current } = await opened;
    if (!begun) return serve(request, response, current);
    owe(response, current);
    await finishPage(begun, current);
  };
  return (request, response) => {
    if (session) return serve(request, response, session.current);
    wait(request, response).catch((error: unknown) => {
      logger.error(readStack(error));
      response.destroy();
    });
  };
}

function serve(request: IncomingMessage, response: ServerResponse, current: LiveSite): void {
  const { vite } = current;
  if (refuseHost(request, response, vite.config.server.allowedHosts)) return;
  owe(response, current);
  vite.middlewares(request, response, () => void response.writeHead(404).end());
}

function owe(response: ServerResponse, { owed }: LiveSite): void {
  owed.add(response);
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
