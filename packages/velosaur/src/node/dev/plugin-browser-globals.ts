import type { Plugin } from "vite";
import { BROWSER_GLOBALS } from "../bundler/browser-globals.ts";

/** Puts in what the build defines. Vite would make global variables of it, by which packages take a browser for Node. */
export function browserGlobalsPlugin(): Plugin {
  return {
    name: "velosaur:browser-globals",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\.[cm]?[jt]sx?(?:$|\?)/, code: /\bglobal\b|\bprocess\.env\b/ },
      async handler(code) {
        const { transformWithOxc } = await import("vite");
        const define = { ...BROWSER_GLOBALS, "process.env.NODE_ENV": '"development"' };
        const result = await transformWithOxc(code, "module.js", { define, tsconfig: false });
        return { code: result.code, map: result.map };
      },
    },
  };
}
