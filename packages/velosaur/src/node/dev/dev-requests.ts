import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isHostAllowed } from "host-validation-middleware";
import type { LiveSite } from "./live-site.ts";

/** Hands requests to the site as it stands, and remembers what is owed. */
export function createRequestListener(current: () => LiveSite): RequestListener {
  return (request, response) => {
    const { vite, owed } = current();
    if (refuseHost(request, response, vite.config.server.allowedHosts)) return;
    owed.add(response);
    response.once("close", () => owed.delete(response));
    vite.middlewares(request, response, () => void response.writeHead(404).end());
  };
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
