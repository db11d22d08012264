import type { Plugin } from "vite";
import type { Diagnostic } from "../system/diagnostic.ts";
import { findName } from "./bundle-failure.ts";
import { STYLES } from "./plugin-style-order.ts";

/** What stands in `url()` and isn't an address on the Web, of a static file, of a part of the page, or one that Vite has found. */
const ADDRESS = /\burl\(\s*(["']?)(?![/#]|[a-zA-Z]+:|__VITE)([^"')]+?)\1\s*\)/g;

/**
 * Tells of files that stylesheets of the site name and that aren't there. Vite leaves their addresses as they are, and
 * a page that lacks an image or a font says nothing.
 */
export function missingAddressesPlugin(tell: (missing: Diagnostic[]) => void): Plugin {
  return {
    name: "velosaur:missing-addresses",
    // Among those that see compiled styles: what has been found is another address by now.
    transform: {
      filter: { id: { ...STYLES, exclude: [STYLES.exclude, /\/node_modules\//] }, code: /\burl\(/ },
      handler(code, id) {
        const names = new Set(Array.from(code.matchAll(ADDRESS), ([, , name]) => name ?? ""));
        if (names.size > 0) tell([...names].map((name) => describe(name, id.replace(/\?.*$/, ""))));
        return null;
      },
    },
  };
}

const describe = (name: string, filePath: string): Diagnostic => ({
  severity: "warning",
  message: `There is no file "${name}".`,
  hint: "The path is relative to the stylesheet; write “/img/…” for a file in a static folder.",
  filePath,
  ...findName(name, filePath),
});
