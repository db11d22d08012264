import { existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { replaceRanges } from "../javascript/replace-ranges.ts";

/** `new URL("./a.bin", import.meta.url)`, but for what a worker runs. */
const ADDRESS =
  /(?<!Worker\(\s*)\bnew\s+URL\(\s*(["'`])(\.{0,2}\/?[^"'`$\n:]+)\1\s*,\s*import\.meta\.url\s*,?\s*\)/g;

/**
 * A file that code has only the address of. In the browser it is that of the site's file; while a page is rendered it
 * would be that of a file on this machine, and stand so in the page.
 */
export function serverAddressesPlugin(): Plugin {
  return {
    name: "velosaur:server-addresses",
    enforce: "pre",
    transform: {
      filter: { id: /\.[cm]?[jt]sx?(?:\?|$)/, code: /\bimport\.meta\.url\b/ },
      handler(code, id) {
        const folder = path.dirname(id.replace(/\?.*$/, ""));
        const found = [...code.matchAll(ADDRESS)].filter(([, , name = ""]) =>
          isAsset(path.resolve(folder, name)),
        );
        if (found.length === 0) return null;
        const imports = found.map(
          ([, , name = ""], index) =>
            `import __velosaurAddress${index} from ${JSON.stringify(`${path.resolve(folder, name)}?url`)};`,
        );
        const replaced = replaceRanges(
          code,
          found.map((match, index) => ({
            start: match.index,
            end: match.index + match[0].length,
            text: `new URL(__velosaurAddress${index}, __velosaurSite)`,
          })),
        );
        return {
          code: `import __velosaurSite from "@generated/site-url"; ${imports.join(" ")} ${replaced}`,
          map: null,
        };
      },
    },
  };
}

/** Rules are put together before they have an address. */
const isAsset = (file: string): boolean =>
  existsSync(file) && !/\.(?:css|less|s[ac]ss)$/.test(file);
