import path from "node:path";
import type { Plugin } from "vite";

const STYLES = {
  include: /\.(?:css|scss|sass|less|styl|pcss)(?:$|\?)/,
  exclude: /[?&](?:raw|url)\b/,
};
const URL_START = /(\burl\(\s*["']?)/.source;
const SITE_ADDRESS = new RegExp(`${URL_START}@site/`, "g");
const ROOT_ADDRESS = new RegExp(`${URL_START}/(?!/)`, "g");

/**
 * What stylesheets may write in `url()` besides relative paths: `@site/static/a.png` is a file of the site, and
 * `/a.png` one of a static folder, which is served below the base.
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
        handler: (code, id) => ({ code: namePlainly(code, id, site.root), map: null }),
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

/** `@site/a.png` → `../../a.png` */
function namePlainly(code: string, id: string, siteDir: string): string {
  const folder = path.relative(path.dirname(id.replace(/\?.*$/, "")), siteDir);
  const prefix = folder.replaceAll(path.sep, "/") || ".";
  return code.replaceAll(SITE_ADDRESS, (_, start: string) => `${start}./${prefix}/`);
}

function addBase(code: string, base: string): string {
  return code.replaceAll(ROOT_ADDRESS, (all, start: string, at: number) =>
    code.startsWith(base, at + all.length - 1) ? all : start + base,
  );
}
