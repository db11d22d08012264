import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { and, id, importerId, include } from "rolldown/filter";
import type { Plugin } from "vite";
import { productionFile, toModule } from "./plugin-react-modules.ts";

/** Modules of live code: they hand all of React to what a visitor writes. */
const LIVE_CODE =
  /\/(?:react-live|use-editable|prism-react-renderer)\/|\/ReactLiveScope(?:\/index)?\.\w+$|\/(?:velosaur-)?theme-live-codeblock\/.*\/Playground\//;
/** By its name, or as the bundler has found it. */
const REACT = /^react$|[\\/]node_modules[\\/]react[\\/]index\.js$/;
/** The bundler asks for React some hundred times. Vite's types don't know of filters that are lists. */
const ASKED_BY_LIVE_CODE: object = [include(and(id(REACT), importerId(LIVE_CODE)))];
export const WHOLE_REACT = "\0velosaur/whole-react";
const STATE = /var ReactSharedInternals = \{[^}]*\}/;
const STATE_NAME = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";

/**
 * Of React, every page loads only what it uses. Live code may name any of its functions, so it gets
 * them all as a copy, in its own chunk; what they share with the renderer is that of the page.
 */
export function wholeReactPlugin(): Plugin {
  let entry: string | undefined;
  return {
    name: "velosaur:whole-react",
    enforce: "pre",
    resolveId: {
      filter: ASKED_BY_LIVE_CODE,
      async handler(id, importer) {
        entry = (await this.resolve(id, importer, { skipSelf: true }))?.id;
        return entry !== undefined && existsSync(productionFile(entry)) ? WHOLE_REACT : null;
      },
    },
    load: {
      // oxlint-disable-next-line no-control-regex
      filter: { id: /^\0velosaur\/whole-react$/ },
      handler: async () => entry && toCopy(await readFile(productionFile(entry), "utf8"), entry),
    },
  };
}

/** Where React's code isn't of the known form there is no copy, and pages load all of React. */
export function toCopy(code: string, entry: string): string {
  const module = STATE.test(code) ? toModule(code) : undefined;
  const from = JSON.stringify(entry);
  if (module === undefined) return `export * from ${from};\nexport { default } from ${from};`;
  const shared = `import { ${STATE_NAME} as sharedState } from ${from};`;
  return `${shared}\n${module.replace(STATE, "var ReactSharedInternals = sharedState")}`;
}
