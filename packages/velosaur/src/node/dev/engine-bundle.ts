import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { slashesPlugin } from "./plugin-slashes.ts";
import path from "../system/path.ts";
import { isDeepStrictEqual } from "node:util";
import type { ModuleInfo, OutputChunk, Plugin } from "rolldown";
import { reachModules } from "../bundler/reach-modules.ts";
import type { GeneratedModules } from "../bundler/plugin-generated.ts";
import type { ScopedClassName } from "../bundler/scoped-class-name.ts";
import { engineDir } from "../system/engine-paths.ts";
import type { CompiledStyle } from "../bundler/compile-style.ts";
import { isChoice } from "./engine-choices.ts";

/** Where nothing is absolute, it holds wherever the engine is installed. */
export interface EngineBundle {
  /** By path below the engine's folder. Those in the folder `bundled` are no files of the engine's. */
  texts: Record<string, string>;
  /** What it was made of: it holds for every site where all of this is the same. */
  inputs: EngineBundleInputs;
}

export interface EngineBundleInputs {
  /** What names mean: a module of the engine's, below its folder; null for what isn't one. */
  names: Record<string, string | null>;
  /** Text of generated modules that stand in it, by name. */
  generated: Record<string, string>;
}

export interface EngineBundleOptions {
  /** Absolute path of what a name means, as Vite has it; undefined for what nothing provides. */
  resolve: (name: string) => Promise<string | undefined>;
  generated: GeneratedModules;
  scopedClassName: ScopedClassName;
}

const FOLDER = "bundled";
export const BUNDLED_DIR: string = path.join(engineDir, FOLDER);
/** Rules of all components of the theme. */
export const THEME_STYLES: string = path.join(BUNDLED_DIR, "theme.css");
export const FRAME: string = path.join(BUNDLED_DIR, "frame.js");

/** Without one, every module brings its own rules. */
export const NO_BUNDLE: EngineBundle = {
  texts: { [`${FOLDER}/theme.css`]: "" },
  inputs: { names: {}, generated: {} },
};

/** What the modules that travel together begin with: a page needs the first, and one of the others mostly. */
const GROUPS: Record<string, RegExp> = {
  frame: /^(?:client\/entry\.(?:browser|server)|theme\/(?:Layout|MDXComponents)\/index)\.js$/,
  docs: /^theme\/Doc\w+\/index\.js$/,
  blog: /^theme\/Blog\w+\/index\.js$/,
};

/** They do something as soon as they run, or need a large package, in the browser or in Node alone: they travel alone. */
const ALONE = /^client\/(?:entry\.|page\/show-loading$)/;

/** Modules that import names: what they mean is the site's affair, and it isn't data. */
const isInlined = (text: string | undefined): boolean => /\bfrom "@theme\//.test(text ?? "");

const listInlined = (generated: GeneratedModules): Record<string, string> =>
  Object.fromEntries(Object.entries(generated).filter(([, text]) => isInlined(text)));

const STARTED = Date.now().toString(36);

/**
 * Another one wherever the bundle may be another, from one process to the next too. Where it is the same after a restart,
 * a page that is loading meanwhile gets all of its modules by one address.
 */
export function bundleVersion(generated: GeneratedModules, themeFiles: Iterable<string>): string {
  const inputs = JSON.stringify([listInlined(generated), ...themeFiles]);
  return STARTED + createHash("sha1").update(inputs).digest("hex").slice(0, 8);
}

/**
 * The engine's modules for the dev server, in a few files: a page needs some three hundred of them, and a request for
 * each takes longer than all else. Each module stays where it is, and hands on what stands in such a file.
 */
export async function bundleEngine(options: EngineBundleOptions): Promise<EngineBundle> {
  const { rolldown } = await import("rolldown");
  const files = listModules();
  const styles = new Map<string, CompiledStyle>();
  const graph = new Map<string, ModuleInfo>();
  const site = new Set<string>();
  const inputs: EngineBundleInputs = { names: {}, generated: listInlined(options.generated) };
  // Uncompiled, the engine is served as it was written.
  if (files.length === 0) return { ...NO_BUNDLE, inputs };
  const build = await rolldown({
    input: Object.fromEntries(files.map((file) => [toName(file), file])),
    treeshake: false,
    preserveEntrySignatures: "strict",
    onLog: () => {},
    plugins: [
      slashesPlugin(),
      modulesPlugin(options, { files: new Set(files), site, styles, graph, inputs }),
    ],
  });
  let groups: Map<string, string> | undefined;
  const { output } = await build.generate({
    // Where the chunks are, as seen by what they import.
    dir: engineDir,
    entryFileNames: "[name].js",
    chunkFileNames: `${FOLDER}/[name].js`,
    codeSplitting: {
      groups: Object.keys(GROUPS).map((name, index, all) => ({
        name,
        priority: all.length - index,
        test: (id) => (groups ??= groupModules(graph, site)).get(id) === name,
      })),
    },
  });
  await build.close();
  const chunks = output.filter((chunk) => chunk.type === "chunk");
  const texts = Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code]));
  return {
    texts: { ...texts, [toPlace(THEME_STYLES)]: joinStyles(chunks, styles) },
    inputs: { ...inputs, names: sortKeys(inputs.names) },
  };
}

/** Text of modules, by absolute path. */
export type EngineModules = ReadonlyMap<string, string>;

/** Where the engine is installed; stylesheets by these names come before those of components. */
export function placeBundle(
  { texts }: EngineBundle,
  frameStyles: readonly string[],
): EngineModules {
  const modules = new Map(
    Object.entries(texts).map(([place, text]) => [path.join(engineDir, place), text]),
  );
  const imports = [...frameStyles, THEME_STYLES].map((id) => `import ${JSON.stringify(id)};`);
  return modules.set(FRAME, [...imports, modules.get(FRAME) ?? ""].join("\n"));
}

/** Modules ask as soon as they are ready. */
const sortKeys = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Whether a bundle holds for a site, too. */
export async function isBundleOf(
  { inputs }: EngineBundle,
  { generated, resolve }: EngineBundleOptions,
): Promise<boolean> {
  if (!isDeepStrictEqual(inputs.generated, listInlined(generated))) return false;
  const same = await Promise.all(
    Object.entries(inputs.names).map(async ([name, place]) => {
      const own = findOwn(await resolve(name));
      return own === place || (isChoice(name, own) && isChoice(name, place));
    }),
  );
  return same.every(Boolean);
}

/** Folders with all that the browser or a page's HTML may ask for. */
const FOLDERS = ["client", "theme", "shared"];
const OWN = new RegExp(`^(?:${FOLDERS.join("|")})/.*\\.js$`);

function listModules(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(engineDir, folder), { recursive: true, encoding: "utf8" })
      .map((name) => path.join(engineDir, folder, name))
      .filter((file) => findOwn(file) !== null),
  );
}

/** Relative to the engine. */
export const toPlace = (file: string): string => path.relative(engineDir, file);
const toName = (file: string): string => toPlace(file).replace(/\.js$/, "");

/** A module of the engine's that may stand in the bundle, as the bundle calls it. */
export function findOwn(file: string | undefined): string | null {
  const place = file === undefined ? "" : toPlace(file);
  return OWN.test(place) ? place : null;
}

interface Found {
  files: ReadonlySet<string>;
  /** Is filled with modules that import some which may need the engine's in their turn. */
  site: Set<string>;
  styles: Map<string, CompiledStyle>;
  graph: Map<string, ModuleInfo>;
  inputs: EngineBundleInputs;
}

const GENERATED = "@generated/";

function modulesPlugin(
  { resolve, generated, scopedClassName }: EngineBundleOptions,
  { files, site, styles, graph, inputs }: Found,
): Plugin {
  return {
    name: "velosaur:engine-modules",
    async resolveId(id, importer) {
      if (importer === undefined || path.isAbsolute(id)) return null;
      if (id.startsWith(".")) return isPlainStyle(id) ? external(id, importer) : null;
      const own = id.startsWith(GENERATED) ? id.slice(GENERATED.length) : undefined;
      if (own !== undefined && isInlined(generated[own])) return `\0${id}`;
      if (NAME.test(id)) {
        const file = await resolve(id);
        const own = findOwn(file);
        inputs.names[id] = own;
        // Whoever serves the bundle says what it means.
        if (isChoice(id, own)) return { id, external: true };
        if (file !== undefined && files.has(file)) return file;
      }
      if (mayNeedEngine(id)) site.add(importer);
      return { id, external: true };
    },
    async load(id) {
      if (id.startsWith("\0")) return generated[id.slice(GENERATED.length + 1)] ?? null;
      if (!id.endsWith(".module.css")) return null;
      // Where the bundle is ready-made, nothing of this is loaded.
      const { compileStyle } = await import("../bundler/compile-style.ts");
      const style = compileStyle(id, scopedClassName);
      styles.set(id, style);
      return { code: `export default ${JSON.stringify(style.names)};`, moduleType: "js" };
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info) graph.set(id, info);
      }
    },
  };
}

/** Names that a site, or one of its plugins, can give another meaning. None depends on who asks. */
export const NAME = /^(?:@(?:theme|docusaurus)|velosaur\/client)\//;
const mayNeedEngine = (id: string): boolean =>
  (NAME.test(id) && !id.endsWith(".json")) || id === `${GENERATED}client-modules`;

/** With a question behind its name, code wants its address or its text. */
const isPlainStyle = (id: string): boolean => /(?<!\.module)\.css$|\?/.test(id);
const external = (id: string, importer: string): { id: string; external: true } => ({
  id: path.resolve(path.dirname(importer), id),
  external: true,
});

/**
 * In which file a module travels. What comes before a module of the site must not wait for one that comes after it: a
 * module that needs the site's, however far away, is a file by itself.
 */
function groupModules(
  graph: ReadonlyMap<string, ModuleInfo>,
  site: ReadonlySet<string>,
): Map<string, string> {
  const above = reachModules([...site], (id) => graph.get(id)?.importers ?? []);
  const groups = new Map<string, string>();
  for (const [name, begin] of Object.entries(GROUPS)) {
    const roots = [...graph.keys()].filter((id) => begin.test(`${toName(id)}.js`));
    const reached = reachModules(roots, (id) => {
      const { importedIds = [], dynamicallyImportedIds = [] } = graph.get(id) ?? {};
      return [...importedIds, ...dynamicallyImportedIds];
    });
    for (const id of reached) {
      if (!above.has(id) && !groups.has(id) && !ALONE.test(toName(id))) groups.set(id, name);
    }
  }
  return groups;
}

/** In the order in which their components run. */
function joinStyles(
  chunks: readonly OutputChunk[],
  styles: ReadonlyMap<string, CompiledStyle>,
): string {
  const order = Object.keys(GROUPS).map((name) => path.join(BUNDLED_DIR, `${name}.js`));
  const rank = ({ fileName }: OutputChunk): number => {
    const index = order.indexOf(path.join(engineDir, fileName));
    return index < 0 ? order.length : index;
  };
  return chunks
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap(({ moduleIds }) => moduleIds.map((id) => styles.get(id)?.css ?? ""))
    .join("");
}
