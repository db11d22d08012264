import type { Rolldown } from "vite";
import type { ModuleResolver } from "../bundler/module-resolution.ts";
import { findOwnPackage, isReact, toBrowserName } from "../bundler/own-packages.ts";
import { findPackageStandIn, UPSTREAM_PACKAGE } from "../bundler/upstream-packages.ts";
import { nameImporter } from "../bundler/plugin-module-names.ts";

/** Names that mean modules of the engine and of the site, and React. */
const NAME =
  /^(?:@(?:docusaurus|theme|theme-original|theme-init|site|generated)\/|velosaur\/client\/|react(?:-dom)?(?:\/|$))/;
const REQUIRED = "\0velosaur:required/";

/**
 * Packages that Vite bundles ahead leave the engine's modules alone: those are loaded once, by the page, which
 * knows the names.
 */
export function engineNamesPlugin(resolver: ModuleResolver, siteDir: string): Rolldown.Plugin {
  let isScan = false;
  // A plugin may write it later, and a page that needs it says so if it isn't there then.
  const isMissing = (id: string): boolean =>
    resolver.resolve(id.replace(/\?[^]*/, "")) === undefined;
  const isKnown = (id: string): boolean =>
    !id.startsWith("@docusaurus/") || resolver.resolve(id) !== undefined;
  return {
    name: "velosaur:engine-names",
    buildStart({ input }) {
      // A search begins at a list of modules. What it finds is bundled by name.
      isScan = Array.isArray(input);
    },
    resolveId: {
      filter: { id: [NAME, UPSTREAM_PACKAGE] },
      handler(given, importer, { kind }) {
        const isUpstream = UPSTREAM_PACKAGE.test(given);
        const id = isUpstream ? findPackageStandIn({ name: given, importer, siteDir }) : given;
        if (id === undefined) return null;
        if (isReact(id)) return isScan ? { id, external: true } : findOwnPackage(toBrowserName(id));
        if (isScan && id.startsWith("@site/")) return isMissing(id) ? { id, external: true } : null;
        if (!isKnown(id)) return null;
        const name = importer === undefined ? id : nameImporter(id, importer);
        return kind === "require-call" ? REQUIRED + name : { id: name, external: "absolute" };
      },
    },
    load: {
      // oxlint-disable-next-line no-control-regex
      filter: { id: /^\0velosaur:required\// },
      handler: (id) => createRequired(id.slice(REQUIRED.length)),
    },
  };
}

/** A module as `require` gives it. Of modules in a circle, some have not run yet when they are asked for. */
const createRequired = (id: string): string => `import * as found from ${JSON.stringify(id)};
const names = Reflect.ownKeys(found).filter((name) => typeof name === "string" && name !== "__esModule");
for (const name of names) Object.defineProperty(exports, name, { enumerable: true, get: () => found[name] });
Object.defineProperty(exports, "__esModule", { value: true });`;
