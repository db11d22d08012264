import { randomBytes } from "node:crypto";
import type { Plugin } from "vite";

/** Which state of the site's modules a page is of. */
export interface Editions {
  readonly current: string;
  readonly plugin: Plugin;
}

/**
 * A page is seen before it is connected. Of an edit that is made in between, or of a site that begins anew, nobody
 * tells it: it asks for the current edition, and is loaded again if it is of another.
 */
export function createEditions(): Editions {
  const site = randomBytes(6).toString("base64url");
  let edits = 0;
  return {
    get current() {
      return `${site}.${edits}`;
    },
    plugin: {
      name: "velosaur:editions",
      hotUpdate: {
        order: "post",
        handler({ modules }) {
          if (this.environment.name === "client" && modules.length > 0) edits++;
        },
      },
    },
  };
}
