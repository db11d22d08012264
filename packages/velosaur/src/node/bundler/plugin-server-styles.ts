import type { Plugin } from "vite";

/** Rules that a page needs, whoever imports them: no module takes anything from it. */
const PLAIN_STYLE = /(?<!\.module)\.(?:css|less|s[ac]ss|styl|stylus|pcss|postcss)(?:\?v=[^&]*)?$/;

/** Node has no use for rules: there, a stylesheet is the module that imports it, and nothing else. */
export function noServerStylesPlugin(): Plugin {
  return {
    name: "velosaur:no-server-styles",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    load: { filter: { id: PLAIN_STYLE }, handler: () => "" },
  };
}
