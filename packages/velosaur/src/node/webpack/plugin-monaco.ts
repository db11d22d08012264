/** `monaco-editor-webpack-plugin`: it adds features and languages to the editor, and makes its workers. */

import { createRequire } from "node:module";
import path from "../system/path.ts";
import type { Plugin } from "vite";

export interface MonacoSetup {
  /** Modules that the editor needs before it begins, and those that need the editor. */
  before: string[];
  after: string[];
  /** File of a worker by the label that the editor asks for it with. */
  workers: [label: string, file: string][];
  globalAPI: boolean;
}

/** As the plugin has read them from the editor's own list. */
interface Part {
  label: string;
  entry?: string | string[];
  worker?: { entry: string };
}

interface MonacoOptions {
  features?: Part[];
  languages?: Part[];
  monacoEditorPath?: string;
  globalAPI?: boolean;
}

/** What does the work of those that have no label of their own. */
const BASE_WORKER: Part = {
  label: "editorWorkerService",
  worker: { entry: "vs/editor/editor.worker" },
};
/** Languages that another one's worker knows, too. */
const SHARED: [label: string, owner: string][] = [
  ["javascript", "typescript"],
  ["less", "css"],
  ["scss", "css"],
  ["handlebars", "html"],
  ["razor", "html"],
];

export function readMonaco(
  plugin: object,
  { siteDir }: { siteDir: string },
): { monaco: MonacoSetup } {
  const { features = [], languages = [], monacoEditorPath, globalAPI = false } = toOptions(plugin);
  const find = createFinder(siteDir, monacoEditorPath);
  const list = (parts: Part[]): string[] => parts.flatMap(({ entry }) => entry ?? []).map(find);
  const own = [BASE_WORKER, ...languages, ...features].flatMap(({ label, worker }) =>
    worker ? [[label, find(worker.entry)] as [string, string]] : [],
  );
  const files = new Map(own);
  const shared = SHARED.flatMap(([label, owner]) => {
    const file = files.get(owner);
    return file === undefined ? [] : [[label, file] as [string, string]];
  });
  return {
    monaco: {
      before: list(features),
      after: list(languages),
      workers: [...new Map([...own, ...shared])],
      globalAPI,
    },
  };
}

const toOptions = (plugin: object): MonacoOptions =>
  Object(Reflect.get(plugin, "options")) as MonacoOptions;

/** The editor may lie in a folder of its own; a language that a site adds may be any module. */
function createFinder(siteDir: string, editorDir: string | undefined): (entry: string) => string {
  const require = createRequire(path.join(siteDir, "package.json"));
  return (entry) => {
    const inEditor = path.posix.join("esm", entry);
    const names = [
      editorDir === undefined ? `monaco-editor/${inEditor}` : path.join(editorDir, inEditor),
      entry,
    ];
    for (const name of names) {
      try {
        return require.resolve(name);
      } catch {
        // The next name may lead to a file. Where none does, the bundler says so when it imports the last.
      }
    }
    return entry;
  };
}

/** Name of the bundler's plugin. */
export const MONACO = "velosaur:monaco-editor";
const ENVIRONMENT = "velosaur:monaco-environment";

/** What the plugin's loader adds to the editor's modules, with workers as the bundler makes them. */
export function monacoPlugin(setup: MonacoSetup): Plugin {
  return {
    name: MONACO,
    enforce: "pre",
    api: setup,
    applyToEnvironment: ({ config }) => config.consumer === "client",
    resolveId: {
      filter: { id: new RegExp(`^${ENVIRONMENT}$|(?:^|/)editor\\.api(?:\\.js)?$`) },
      async handler(name, importer) {
        if (name === ENVIRONMENT) return `\0${ENVIRONMENT}`;
        if (importer === undefined || !IN_EDITOR.test(importer)) return null;
        const found = await this.resolve(name, importer, { skipSelf: true });
        return found && { ...found, id: toEditor(found.id) };
      },
    },
    load: {
      filter: { id: new RegExp(`^\0${ENVIRONMENT}$`) },
      handler: () => environmentSource(setup),
    },
    transform: {
      filter: { id: /[\\/]esm[\\/]vs[\\/]editor[\\/]editor\.(?:api|main)\.js(?:\?v=|$)/ },
      handler: (_, id) => ({ code: wrapperSource(id, setup), map: null }),
    },
  };
}

/**
 * Languages ask for the editor's module while it is made: what it exports must be there by then, in one of its own.
 * They get that one, since some look through all of its names at once, which the outer one hasn't yet.
 */
const toEditor = (id: string): string => `${id.replace(/\?.*$/, "")}?editor`;
const IN_EDITOR = /[\\/]esm[\\/]vs[\\/]/;

function wrapperSource(id: string, { before, after }: MonacoSetup): string {
  const editor = JSON.stringify(toEditor(id));
  return [
    toImport(ENVIRONMENT),
    `import * as editor from ${editor};`,
    `export * from ${editor};`,
    `export default editor;`,
    ...[...before, ...after].map(toImport),
  ].join("\n");
}

const toImport = (name: string): string => `import ${JSON.stringify(name)};`;

function environmentSource({ workers, globalAPI }: MonacoSetup): string {
  const files = [...new Set(workers.map(([, file]) => file))];
  return [
    ...files.map(
      (file, index) => `import Worker${index} from ${JSON.stringify(`${file}?worker`)};`,
    ),
    "const workers = new Map([",
    ...workers.map(([label, file]) => `[${JSON.stringify(label)}, Worker${files.indexOf(file)}],`),
    "]);",
    `self.MonacoEnvironment = { globalAPI: ${globalAPI}, getWorker: (_, label) => new (workers.get(label) ?? Worker0)() };`,
  ].join("\n");
}
