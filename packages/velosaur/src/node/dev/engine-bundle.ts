import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import type { ModuleInfo, OutputChunk, Plugin } from "rolldown";
import type { GeneratedModules } from "../bundler/plugin-generated.ts";
import type { ScopedClassName } from "../bundler/scoped-class-name.ts";
import { engineDir } from "../system/engine-paths.ts";
import { type CompiledStyle, compileStyle } from "./compile-style.ts";

/** Text of the engine's modules, by absolute path. Those in the folder `bundled` are no files of the engine's. */
export type EngineBundle = ReadonlyMap<string, string>;

export interface EngineBundleOptions {
  /** Absolute path of what a name means, as Vite has it; undefined for what nothing provides. */
  resolve: (name: string, importer: string) => Promise<string | undefined>;
  generated: GeneratedModules;
  scopedClassName: ScopedClassName;
  /** Names of stylesheets that come before those of components. */
  frameStyles: readonly string[];
}

export const BUNDLED_DIR: string = path.join(engineDir, "bundled");
/** Rules of all components of the theme. */
export const THEME_STYLES: string = path.join(BUNDLED_DIR, "theme.css");
const SHELL = path.join(BUNDLED_DIR, "shell.js");

/** What the modules that travel together begin with: a page needs the first, and one of the others mostly. */
const GROUPS: Record<string, RegExp> = {
  shell: /^(?:client\/entry\.(?:browser|server)|theme\/(?:Layout|MDXComponents)\/index)\.js$/,
  docs: /^theme\/Doc\w+\/index\.js$/,
  blog: /^theme\/Blog\w+\/index\.js$/,
};

/** They do something as soon as they run, in the browser or in Node alone, so they travel by themselves. */
const ENTRY = /^client\/entry\./;

/** Modules that import names: what they mean is the site's affair, and it isn't data. */
const isInlined = (text: string | undefined): boolean => /\bfrom "@theme\//.test(text ?? "");

const STARTED = Date.now().toString(36);

/**
 * Another one wherever the bundle may be another, from one process to the next too. Where it is the same after a restart,
 * a page that is loading meanwhile gets all of its modules by one address.
 */
export function bundleVersion(generated: GeneratedModules, themeFiles: Iterable<string>): string {
  const inlined = Object.entries(generated).filter(([, text]) => isInlined(text));
  const inputs = JSON.stringify([inlined, ...themeFiles]);
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
  const build = await rolldown({
    input: Object.fromEntries(files.map((file) => [toName(file), file])),
    treeshake: false,
    preserveEntrySignatures: "strict",
    onLog: () => {},
    plugins: [modulesPlugin(options, { files: new Set(files), site, styles, graph })],
  });
  let groups: Map<string, string> | undefined;
  const { output } = await build.generate({
    // Where the chunks are, as seen by what they import.
    dir: engineDir,
    entryFileNames: "[name].js",
    chunkFileNames: `${path.basename(BUNDLED_DIR)}/[name].js`,
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
  const texts = new Map(chunks.map(({ fileName, code }) => [path.join(engineDir, fileName), code]));
  texts.set(THEME_STYLES, joinStyles(chunks, styles));
  const frame = [...options.frameStyles, THEME_STYLES].map((id) => `import ${JSON.stringify(id)};`);
  return texts.set(SHELL, [...frame, texts.get(SHELL) ?? ""].join("\n"));
}

/** All that the browser or a page's HTML may ask for. */
function listModules(): string[] {
  return ["client", "theme", "shared"].flatMap((folder) =>
    readdirSync(path.join(engineDir, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.test)\.js$/.test(name))
      .map((name) => path.join(engineDir, folder, name)),
  );
}

/** Relative to the engine, without an ending. */
const toName = (file: string): string =>
  path.relative(engineDir, file).replaceAll(path.sep, "/").replace(/\.js$/, "");

interface Found {
  files: ReadonlySet<string>;
  /** Is filled with modules that import some which may need the engine's in their turn. */
  site: Set<string>;
  styles: Map<string, CompiledStyle>;
  graph: Map<string, ModuleInfo>;
}

const GENERATED = "@generated/";

function modulesPlugin(
  { resolve, generated, scopedClassName }: EngineBundleOptions,
  { files, site, styles, graph }: Found,
): Plugin {
  return {
    name: "velosaur:engine-modules",
    async resolveId(id, importer) {
      if (importer === undefined || path.isAbsolute(id)) return null;
      if (id.startsWith(".")) return isPlainStyle(id) ? external(id, importer) : null;
      const own = id.startsWith(GENERATED) ? id.slice(GENERATED.length) : undefined;
      if (own !== undefined && isInlined(generated[own])) return `\0${id}`;
      const file = NAME.test(id) ? await resolve(id, importer) : undefined;
      if (file !== undefined && files.has(file)) return file;
      if (mayNeedEngine(id)) site.add(importer);
      return { id, external: true };
    },
    load(id) {
      if (id.startsWith("\0")) return generated[id.slice(GENERATED.length + 1)] ?? null;
      if (!id.endsWith(".module.css")) return null;
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

/** Names that a site, or one of its plugins, can give another meaning. */
const NAME = /^@(?:theme|theme-original|theme-init|docusaurus)\//;
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
  const above = collect([...site], (id) => graph.get(id)?.importers ?? []);
  const groups = new Map<string, string>();
  for (const [name, begin] of Object.entries(GROUPS)) {
    const roots = [...graph.keys()].filter((id) => begin.test(`${toName(id)}.js`));
    const reached = collect(roots, (id) => {
      const { importedIds = [], dynamicallyImportedIds = [] } = graph.get(id) ?? {};
      return [...importedIds, ...dynamicallyImportedIds];
    });
    for (const id of reached) {
      if (!above.has(id) && !groups.has(id) && !ENTRY.test(toName(id))) groups.set(id, name);
    }
  }
  return groups;
}

/** What can be reached, the beginnings among it. */
function collect(
  beginnings: readonly string[],
  next: (id: string) => readonly string[],
): Set<string> {
  const found = new Set(beginnings);
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
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
