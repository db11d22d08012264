import path from "../system/path.ts";
import type { Plugin } from "vite";
import { engineDir } from "../system/engine-paths.ts";
import { type CompiledStyle, compileStyle } from "./compile-style.ts";
import { INFIMA } from "./plugin-style-order.ts";
import { preparedName, readPreparedModules } from "./prepared-modules.ts";
import type { ScopedClassName } from "./scoped-class-name.ts";

/** Stands for a stylesheet of classes: a module with their names, which imports the rules. */
const CLASS_NAMES = "\0velosaur:class-names/";
const ENDING = ".js";
/** Of `styles.module.css`, with the names that are in pages: plain rules, of which no file is left to be read. */
const OWN_RULES = /\.rules\.css$/;

export interface OwnStylesOptions {
  scopedClassName: ScopedClassName;
  /** Node has a use for the names, and none for the rules. */
  side: "client" | "server";
}

/**
 * Compiles the stylesheets of the engine's components at once, or takes them as they were compiled with it. Vite would take each through PostCSS, on both sides: a
 * fifth of the time of a small site's bundle.
 */
export function ownStylesPlugin({ scopedClassName, side }: OwnStylesOptions): Plugin {
  const prepared = readPreparedModules()?.styles;
  const styles = new Map<string, CompiledStyle>();
  const compile = (file: string): CompiledStyle => {
    const style =
      styles.get(file) ??
      prepared?.[preparedName(file) ?? ""] ??
      compileStyle(file, scopedClassName);
    styles.set(file, style);
    return style;
  };
  return {
    name: "velosaur:own-styles",
    enforce: "pre",
    resolveId: {
      filter: { id: /^\.{1,2}\/.*\.module\.css$|\.rules\.css$/ },
      handler(id, importer = "") {
        if (importer.startsWith(CLASS_NAMES)) return id;
        const file = path.resolve(path.dirname(importer), id);
        return isOwn(file) ? CLASS_NAMES + file + ENDING : null;
      },
    },
    load: {
      // oxlint-disable-next-line no-control-regex
      filter: { id: /^\0velosaur:class-names\/|\.rules\.css$/ },
      handler(id) {
        if (!id.startsWith(CLASS_NAMES))
          return isOwn(id) ? compile(id.replace(OWN_RULES, ".module.css")).css : null;
        const file = id.slice(CLASS_NAMES.length, -ENDING.length);
        const rules = side === "client" ? file.replace(/\.module\.css$/, ".rules.css") : undefined;
        return namesSource(compile(file).names, rules);
      },
    },
  };
}

const isOwn = (file: string): boolean => file.startsWith(engineDir + path.sep);

/** Each by its name, so that it stands where it is used, and none where it isn't. */
function namesSource(names: CompiledStyle["names"], rules: string | undefined): string {
  const classes = Object.entries(names).map(([key, name], index) => ({
    // A class may have hyphens.
    local: `class${index}`,
    key: JSON.stringify(key),
    name: JSON.stringify(name),
  }));
  return [
    ...(rules === undefined ? [] : [`import ${JSON.stringify(rules)};`]),
    ...classes.map(({ local, name }) => `const ${local} = ${name};`),
    `export { ${classes.map(({ local, key }) => `${local} as ${key}`).join(", ")} };`,
    `export default { ${classes.map(({ local, key }) => `${key}: ${local}`).join(", ")} };`,
  ].join("\n");
}

const DATA_IMAGES = /\burl\((?=['"]data:)/g;
const HIDDEN = "URL(";

const replaceOwn =
  (pattern: RegExp | string, text: string) =>
  (code: string, id: string): { code: string; map: null } | null =>
    isOwn(id) || INFIMA.test(id) ? { code: code.replaceAll(pattern, text), map: null } : null;

/**
 * An image in the stylesheet itself has no address to be found. While it is written so, Vite sees none, and takes what
 * is Infima's and the engine's as it is.
 */
export function dataImagesPlugin(): Plugin[] {
  return [
    {
      name: "velosaur:hide-data-images",
      enforce: "pre",
      transform: {
        filter: { id: /\.css$/, code: /\burl\(['"]data:/ },
        handler: replaceOwn(DATA_IMAGES, HIDDEN),
      },
    },
    {
      // Among those that see compiled styles.
      name: "velosaur:show-data-images",
      transform: { filter: { id: /\.css$/, code: HIDDEN }, handler: replaceOwn(HIDDEN, "url(") },
    },
  ];
}
