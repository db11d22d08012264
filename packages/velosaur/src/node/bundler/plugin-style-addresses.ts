import type { Plugin } from "vite";
import { nameAddressesPlainly } from "../webpack/site-addresses.ts";

const STYLES = {
  include: /\.(?:css|scss|sass|less|styl|pcss)(?:$|\?)/,
  exclude: /[?&](?:raw|url)\b/,
};
const ROOT_ADDRESS = /(\burl\(\s*["']?)\/(?!\/)/g;

/**
 * What stylesheets may write in `url()` besides relative paths: `@site/static/a.png` is a file of the site, and
 * `/a.png` one of a static folder, which is served below the base. Modules of styles name others by `@site`, too.
 */
export function styleAddressesPlugin(): Plugin[] {
  let site = { root: "", base: "/" };
  return [
    {
      name: "velosaur:site-addresses",
      enforce: "pre",
      configResolved: ({ root, base }) => void (site = { root, base }),
      transform: {
        filter: { id: STYLES, code: "@site/" },
        handler: (code, id) => ({ code: nameAddressesPlainly(code, id, site.root), map: null }),
      },
    },
    {
      // Among those that see compiled styles, with all that they import.
      name: "velosaur:root-addresses",
      transform: {
        filter: { id: STYLES, code: /\burl\(/ },
        handler: (code) => ({ code: addBase(code, site.base), map: null }),
      },
    },
  ];
}

function addBase(code: string, base: string): string {
  return code.replaceAll(ROOT_ADDRESS, (all, start: string, at: number) =>
    code.startsWith(base, at + all.length - 1) ? all : start + base,
  );
}
