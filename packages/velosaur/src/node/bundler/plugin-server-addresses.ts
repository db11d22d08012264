import { statSync } from "node:fs";
import path from "../system/path.ts";
import type { ESTree, Plugin, Visitor } from "vite";
import { type Replacement, replaceRanges } from "../javascript/replace-ranges.ts";
import { readText } from "./translate-code.ts";

/**
 * A file that code has only the address of: `new URL("./a.bin", import.meta.url)`. In the browser it is that of the site's
 * file; while a page is rendered it would be that of a file on this machine, and stand so in the page.
 */
export function serverAddressesPlugin(): Plugin {
  return {
    name: "velosaur:server-addresses",
    enforce: "pre",
    transform: {
      filter: { id: /\.[cm]?[jt]sx?(?:\?|$)/, code: /\bnew\s+URL\s*\([^)]*\bimport\.meta\.url\b/ },
      async handler(code, id) {
        const { parseSync, Visitor: NodeVisitor } = await import("vite");
        const file = id.replace(/\?.*$/, "");
        const { program, errors } = parseSync(file, code, {
          lang: /\.[cm]?ts$/.test(file) ? "ts" : "tsx",
        });
        // Whoever compiles it tells of them.
        if (errors.length > 0) return null;
        const found = findAddresses(program, NodeVisitor)
          .map(({ name, ...range }) => ({
            ...range,
            target: path.resolve(path.dirname(file), name),
          }))
          .filter(({ target }) => isAsset(target));
        return found.length === 0 ? null : { code: importAddresses(code, found), map: null };
      },
    },
  };
}

interface Address extends Omit<Replacement, "text"> {
  name: string;
}

/** But for those of what a worker runs. */
function findAddresses(program: ESTree.Program, NodeVisitor: typeof Visitor): Address[] {
  const found: Address[] = [];
  const ofWorkers = new Set<ESTree.Node | undefined>();
  new NodeVisitor({
    NewExpression(node) {
      const { callee, arguments: given } = node;
      const name = callee.type === "Identifier" ? callee.name : "";
      if (/^(?:Shared)?Worker$/.test(name)) ofWorkers.add(given[0]);
      const target = name === "URL" && isModuleUrl(given[1]) ? readText(given[0]) : undefined;
      if (target !== undefined && !ofWorkers.has(node))
        found.push({ start: node.start, end: node.end, name: target });
    },
  }).visit(program);
  return found;
}

const isModuleUrl = (node: ESTree.Node | undefined): boolean =>
  node?.type === "MemberExpression" &&
  node.object.type === "MetaProperty" &&
  node.property.type === "Identifier" &&
  node.property.name === "url";

/** Imports stand at the end, where they change no line's number. */
function importAddresses(
  code: string,
  found: (Omit<Replacement, "text"> & { target: string })[],
): string {
  const replaced = replaceRanges(
    code,
    found.map(({ start, end }, index) => ({
      start,
      end,
      text: `new URL(__velosaurAddress${index}, __velosaurSite)`,
    })),
  );
  const imports = found.map(
    ({ target }, index) =>
      `import __velosaurAddress${index} from ${JSON.stringify(`${target}?url`)};`,
  );
  return [replaced, ...imports, 'import __velosaurSite from "@generated/site-url";'].join("\n");
}

/** Rules are put together before they have an address. */
const isAsset = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() === true &&
  !/\.(?:css|less|s[ac]ss)$/.test(file);
