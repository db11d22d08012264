import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { engineDir } from "../../system/engine-paths.ts";
import { engineFile } from "../engine-files.ts";
import type { ModuleResolver } from "../module-resolution.ts";
import type { GeneratedModules } from "../plugin-generated.ts";

/**
 * Components of the theme that are text and links, with one element around them: the first page keeps that element as
 * the server made it. Those of a bundle are loaded together, since most pages that show one of them show the others.
 */
const BUNDLES: Record<string, readonly string[]> = {
  docs: [
    "@theme/DocBreadcrumbs/Items",
    "@theme/DocItem/Footer",
    "@theme/DocItem/Paginator",
    "@theme/DocPaginator",
    "@theme/Footer",
    "@theme/Logo",
  ],
  blog: [
    "@theme/BlogListPaginator",
    "@theme/BlogPostItem/Footer",
    "@theme/BlogPostItem/Header",
    "@theme/BlogPostItem/Header/Info",
    "@theme/BlogPostItem/Header/Title",
    "@theme/BlogPostPaginator",
  ],
};
export const LATE_ELEMENTS = Object.values(BUNDLES).flat();
/** Those that tell search engines something, in the head. */
export const LATE_DATA = [
  "@theme/BlogListPage/StructuredData",
  "@theme/BlogPostPage/StructuredData",
  "@theme/DocBreadcrumbs/StructuredData",
];
const LATE_COMPONENTS = [...LATE_ELEMENTS, ...LATE_DATA];

const PREFIX = "velosaur:late/";
const BUNDLE_PREFIX = "velosaur:late-bundle/";
/** Modules that have a bundle's components: their styles go where those of the layout are. */
export const LATE_DOCS = `\0${BUNDLE_PREFIX}docs`;
export const LATE_BLOG = `\0${BUNDLE_PREFIX}blog`;
const IMPORT = new RegExp(
  `^import\\s+(\\w+)(?:,\\s*\\{\\s*\\})?\\s+from\\s*["'](${LATE_COMPONENTS.join("|")})["'];?`,
  "gm",
);
const TYPES = /^import type .*$/gm;
const NAMES = /["'](@(?:theme|generated)\/[\w/-]+)["']/g;

export interface LateComponentsOptions {
  resolver: ModuleResolver;
  generated: GeneratedModules;
  side: "client" | "server";
}

/**
 * Has late components loaded when their page is in use: `client/page/late.tsx` says what becomes of
 * them until then. A component that a site overrides is loaded at once, and so is what contains one: it
 * may do more than the theme's own.
 */
export function lateComponentsPlugin({ resolver, generated, side }: LateComponentsOptions): Plugin {
  const parts = new Map(
    LATE_COMPONENTS.map((name) => [name, findParts(name, { resolver, generated })]),
  );
  const isLate = (name: string): boolean => parts.get(name) !== undefined;
  const importLate = (statement: string, local: string, name: string): string =>
    isLate(name) ? `import ${local} from "${PREFIX}${name}";` : statement;
  const isInside = (id: string): boolean => [...parts.values()].some((files) => files?.has(id));
  return {
    name: "velosaur:late-components",
    enforce: "pre",
    resolveId: {
      filter: { id: /^velosaur:late(?:-bundle)?\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      // oxlint-disable-next-line no-control-regex
      filter: { id: /^\0velosaur:late(?:-bundle)?\// },
      handler: (id) =>
        id.startsWith(`\0${BUNDLE_PREFIX}`)
          ? bundleSource(BUNDLES[id.slice(BUNDLE_PREFIX.length + 1)]?.filter(isLate) ?? [])
          : lateSource(id.slice(PREFIX.length + 1), side),
    },
    transform: {
      filter: { id: /\.[jt]sx?$/, code: IMPORT },
      handler(code, id) {
        // Within one that is late, all is.
        if (isInside(id)) return null;
        return { code: code.replace(IMPORT, importLate), map: null };
      },
    },
  };
}

function lateSource(name: string, side: LateComponentsOptions["side"]): string {
  const component = JSON.stringify(name);
  return side === "client"
    ? `import { createLate } from ${JSON.stringify(engineFile("client/page/late"))};
export default createLate(${loadSource(name)});`
    : `import { markLate } from ${JSON.stringify(engineFile("client/page/mark-late"))};
import Component from ${component};
export default markLate(Component);`;
}

function loadSource(name: string): string {
  const bundle = Object.keys(BUNDLES).find((key) => BUNDLES[key]?.includes(name));
  return bundle
    ? `async () => ({ default: (await import("${BUNDLE_PREFIX}${bundle}")).${exportName(name)} })`
    : `() => import(${JSON.stringify(name)})`;
}

/** `@theme/DocItem/Footer` → `theme_DocItem_Footer`. */
const exportName = (name: string): string => name.slice(1).replaceAll("/", "_");

const bundleSource = (names: readonly string[]): string =>
  names
    .map((name) => `export { default as ${exportName(name)} } from ${JSON.stringify(name)};`)
    .join("\n");

type Names = Pick<LateComponentsOptions, "resolver" | "generated">;

/** Files of a component and of all components in it. Undefined if one of them isn't the engine's own. */
export function findParts(
  name: string,
  { resolver, generated }: Names,
): ReadonlySet<string> | undefined {
  const names = new Set([name]);
  const files = new Set<string>();
  for (const part of names) {
    const source = part.startsWith("@generated/")
      ? generated[part.slice("@generated/".length)]
      : readOwn(resolver.resolve(part), files);
    if (source === undefined) return undefined;
    for (const [, found = ""] of source.replace(TYPES, "").matchAll(NAMES)) names.add(found);
  }
  return files;
}

function readOwn(file: string | undefined, files: Set<string>): string | undefined {
  if (!file?.startsWith(engineDir)) return undefined;
  files.add(file);
  return readFileSync(file, "utf8");
}
