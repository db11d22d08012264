import type { Plugin } from "vite";
import { escapePattern } from "../../shared/escape-pattern.ts";
import type { Definitions } from "./read-definitions.ts";
import type { Injections } from "./translate-plugins.ts";

export interface InjectionOptions {
  injections: Injections;
  /** Constants: of a name that begins with an injected one they win. */
  definitions: Definitions;
  isServer: boolean;
}

const SCRIPT = /\.(?:[cm]?[jt]sx?|mdx?)(?:$|\?)/;

/** Globals of `ProvidePlugin`: code that names one imports it, in the dev server; a build does it by itself. */
export function injectionsPlugin({ injections, definitions, isServer }: InjectionOptions): Plugin {
  const names = Object.keys(injections).map(escapePattern);
  return {
    name: `velosaur:webpack-injections-${isServer ? "server" : "client"}`,
    apply: "serve",
    api: { injections, definitions },
    applyToEnvironment: ({ config }) => (config.consumer === "server") === isServer,
    transform: {
      filter: { id: SCRIPT, code: new RegExp(`(?<![\\w$.])(?:${names.join("|")})(?![\\w$])`) },
      async handler(code, id) {
        if (id.includes("/vite/dist/client/")) return null;
        const { transformWithOxc } = await import("vite");
        const { code: injected, map } = await transformWithOxc(code, id, {
          lang: "js",
          sourcemap: true,
          tsconfig: false,
          inject: injections,
          // A constant `process.env.A` goes before a global `process`.
          define: definitions,
        });
        return { code: injected, map };
      },
    },
  };
}
