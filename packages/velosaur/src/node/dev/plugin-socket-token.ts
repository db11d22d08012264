import type { Plugin } from "vite";

/**
 * Vite makes up a token with which pages connect. A page that is loaded while the site begins anew has the one
 * from before: all sites of a session share theirs, or that page would never hear of another change.
 */
export function socketTokenPlugin(token: string): Plugin {
  return {
    name: "velosaur:socket-token",
    configResolved: (config) => void Object.assign(config, { webSocketToken: token }),
  };
}
