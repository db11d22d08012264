import { randomBytes } from "node:crypto";
import type { Plugin, ViteDevServer } from "vite";
import {
  EDITION_ANSWER,
  EDITION_EVENT,
  EDITION_QUESTION,
  type EditionEvent,
} from "../../shared/payload.ts";

/** Which state of the site's modules a page is of. */
export interface Editions {
  readonly current: string;
  readonly plugin: Plugin;
}

/**
 * A page is seen before it is connected. Of an edit that is made in between, of packages that Vite prepares anew, or of
 * a site that begins anew, nobody tells it: it asks for the current edition, and is loaded again if it is of another. A
 * page that is connected hears of the next edition before it hears of the modules, so an edit that overtakes the answer
 * doesn't load it again.
 */
export function createEditions(): Editions {
  const site = randomBytes(6).toString("base64url");
  let edits = 0;
  let vite: ViteDevServer | undefined;
  const read = (): string => [site, edits, readPackagesHash(vite)].join(".");
  return {
    get current() {
      return read();
    },
    plugin: {
      name: "velosaur:editions",
      configureServer(server) {
        vite = server;
        server.environments.client.hot.on(EDITION_QUESTION, (_, page) =>
          page.send(EDITION_ANSWER, read()),
        );
      },
      hotUpdate: {
        order: "post",
        handler({ modules }) {
          if (this.environment.name !== "client" || modules.length === 0) return;
          const before = read();
          edits++;
          const event: EditionEvent = { before, after: read() };
          this.environment.hot.send(EDITION_EVENT, event);
        },
      },
    },
  };
}

/** Another one whenever pages have to be loaded again, since packages stand at other addresses. */
const readPackagesHash = (vite: ViteDevServer | undefined): string | undefined =>
  vite?.environments.client.depsOptimizer?.metadata.browserHash;
