import { slashesPlugin } from "./plugin-slashes.ts";
import { readdirSync } from "node:fs";
import path from "../system/path.ts";
import type { Plugin } from "rolldown";
import { compileStyle } from "../bundler/compile-style.ts";
import type { GeneratedModules } from "../bundler/plugin-generated.ts";
import { engineDir } from "../system/engine-paths.ts";
import { type EngineBundleOptions, findOwn, NAME, toPlace } from "./engine-bundle.ts";
import { CHOSEN, isChoice, listPlaces } from "./engine-choices.ts";

const ENTRY = "\0velosaur:renderer";
const EMPTY = "\0velosaur:empty";
const GENERATED = "@generated/";
const CHOICE = "\0velosaur:choice:";

/**
 * The engine as Node needs it to render pages of sites that override nothing, in one file. What differs from site to
 * site it requires by the names of generated modules: whoever runs it gives their values.
 */
export async function bundleRenderer(options: EngineBundleOptions): Promise<string> {
  const { rolldown } = await import("rolldown");
  const build = await rolldown({
    input: { renderer: ENTRY },
    platform: "node",
    transform: { define: { "import.meta.env.DEV": "true", "import.meta.env.SSR": "true" } },
    plugins: [slashesPlugin(), rendererPlugin(options)],
  });
  const { output } = await build.generate({
    format: "cjs",
    codeSplitting: false,
    exports: "named",
    // Names stay, for who reads a stack.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  });
  await build.close();
  return output[0].code;
}

/** What routes, documents and code of the site may name; Markdown that code imports is made by the last. */
const NAMED = /^(?:theme|client\/exports|client\/own)\/|^client\/page\/create-markdown\.js$/;
/** Only a browser opens the search window. */
const WINDOW = /^theme\/search\//;

const listPageModules = (): string[] =>
  ["theme", "client"].flatMap((folder) =>
    readdirSync(path.join(engineDir, folder), { recursive: true, encoding: "utf8" })
      .map((name) => path.join(engineDir, folder, name))
      .filter((file) => {
        const place = findOwn(file);
        return place !== null && NAMED.test(place) && !WINDOW.test(place);
      }),
  );

/** A module runs when it is asked for. */
function entrySource(): string {
  const modules = listPageModules().map(
    (file) => `${JSON.stringify(toPlace(file))}: () => import(${JSON.stringify(file)})`,
  );
  const entry = path.join(engineDir, "client/entry.server.js");
  return `export { createRenderer } from ${JSON.stringify(entry)};
export const modules = {\n${modules.join(",\n")}\n};`;
}

/** Each module that a name may mean is imported; all are small. */
function choiceSource(name: string): string {
  const imports = listPlaces(name).map(
    (place, index) =>
      `import choice${index} from ${JSON.stringify(path.join(engineDir, place))};\n`,
  );
  const choices = imports.map((_import, index) => `choice${index}`).join(", ");
  return `${imports.join("")}import chosen from ${JSON.stringify(CHOSEN + name)};
export default [${choices}][chosen];`;
}

function rendererPlugin({ resolve, generated, scopedClassName }: EngineBundleOptions): Plugin {
  return {
    name: "velosaur:renderer",
    async resolveId(id, importer, { kind }) {
      if (id === ENTRY) return ENTRY;
      if (isStyle(id)) return EMPTY;
      if (id.startsWith(GENERATED)) return resolveGenerated(id, generated);
      if (id.startsWith(CHOSEN)) return external(id);
      if (NAME.test(id)) {
        const file = await resolve(id);
        return isChoice(id, findOwn(file)) ? CHOICE + id : (file ?? null);
      }
      if (!id.startsWith(".") && importer !== undefined)
        return path.isAbsolute(id) ? null : external(id);
      return kind === "dynamic-import" && !isComponent(id) ? external(id) : null;
    },
    load(id) {
      if (id === ENTRY) return entrySource();
      if (id === EMPTY) return "";
      if (id.startsWith(CHOICE)) return choiceSource(id.slice(CHOICE.length));
      if (id.startsWith("\0")) return generated[id.slice(GENERATED.length + 1)] ?? null;
      if (!id.endsWith(".module.css")) return null;
      const { names } = compileStyle(id, scopedClassName);
      return { code: `export default ${JSON.stringify(names)};`, moduleType: "js" };
    },
  };
}

/** What else a module of the engine's loads late by its place, only the browser loads. */
const isComponent = (id: string): boolean => /^[A-Z]/.test(path.basename(id));

const isStyle = (id: string): boolean => /(?<!\.module)\.css$/.test(id);
const external = (id: string): { id: string; external: true } => ({ id, external: true });

const resolveGenerated = (id: string, generated: GeneratedModules) =>
  Object.hasOwn(generated, id.slice(GENERATED.length)) ? `\0${id}` : external(id);
