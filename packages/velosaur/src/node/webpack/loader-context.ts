/** What loaders find as `this`, beyond what `loader-runner` gives them. */

import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "../system/path.ts";
import { callbackify } from "node:util";

/** What a loader asks of the bundler. */
export interface LoaderHost {
  siteDir: string;
  isServer: boolean;
  mode: "development" | "production";
  /** The bundler's way to find a module. */
  resolve: (name: string, importer: string) => Promise<string | undefined>;
  emitFile: (name: string, content: string | Uint8Array) => void;
  warn: (message: string) => void;
}

type Callback = (error: Error | null, result?: unknown) => void;

const contextify = (folder: string, request: string): string =>
  request
    .split("!")
    .map((part) => {
      const [, file = "", query = ""] = /^([^?]*)(\?.*)?$/.exec(part) ?? [];
      if (!path.isAbsolute(file)) return part;
      const relative = path.relative(folder, file);
      return (relative.startsWith(".") ? relative : `./${relative}`) + query;
    })
    .join("!");

const absolutify = (folder: string, request: string): string =>
  request
    .split("!")
    .map((part) => (/^\.{1,2}\//.test(part) ? path.resolve(folder, part) : part))
    .join("!");

const toMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Options as loaders read them: a query is taken apart. */
export function readOptions(options: unknown): unknown {
  if (typeof options !== "string") return options ?? {};
  const text = options.replace(/^\?/, "");
  if (text.startsWith("{")) return JSON.parse(text);
  const pairs = [...new URLSearchParams(text)];
  return Object.fromEntries(pairs.map(([name, value]) => [name, value === "" ? true : value]));
}

const fail = (error: unknown): never => {
  throw error instanceof Error ? error : new Error(String(error));
};

/** Loaders await an answer, or hand over what is to be called with it. */
function settle(promise: Promise<string>, callback: Callback | undefined): unknown {
  return callback ? void callbackify(() => promise)(callback as never) : promise;
}

interface LoaderState {
  loaders: { options?: unknown; query?: unknown }[];
  loaderIndex: number;
  context: string | null;
}

export function createLoaderContext(host: LoaderHost): object {
  const { siteDir, isServer, mode } = host;
  const find = async (folder: string, name: string): Promise<string> => {
    const found = await host.resolve(name, path.join(folder, "importer.js"));
    return found ?? fail(new Error(`The module "${name}" can't be found from ${folder}.`));
  };
  return {
    version: 2,
    webpack: true,
    mode,
    target: isServer ? "node" : "web",
    rootContext: siteDir,
    sourceMap: mode === "development",
    minimize: mode === "production",
    hot: false,
    fs,
    environment: { arrowFunction: true, const: true, destructuring: true, module: true },
    _compiler: {
      name: isServer ? "server" : "client",
      context: siteDir,
      options: { mode, context: siteDir, resolve: {}, output: {} },
      isChild: () => false,
      inputFileSystem: fs,
    },
    _compilation: { outputOptions: { hashFunction: "md5" }, options: { mode }, hooks: {} },
    _module: { type: "javascript/auto", buildInfo: {}, buildMeta: {}, matchResource: undefined },
    utils: {
      contextify,
      absolutify,
      createHash: (kind?: string) => createHash(kind === "xxhash64" ? "md5" : (kind ?? "md5")),
    },
    getOptions(this: LoaderState): unknown {
      const { options, query } = this.loaders[this.loaderIndex] ?? {};
      return readOptions(options ?? query);
    },
    getLogger: () => new Proxy({}, { get: () => () => {} }),
    emitFile: (name: string, content: string | Uint8Array) => {
      if (!isServer) host.emitFile(name, content);
    },
    emitWarning: (warning: unknown) => host.warn(toMessage(warning)),
    emitError: fail,
    resolve: (folder: string, name: string, callback: Callback) =>
      void settle(find(folder, name), callback),
    getResolve: () => (folder: string, name: string, callback?: Callback) =>
      settle(find(folder, name), callback),
    importModule: () => fail(new Error("`this.importModule` has no counterpart.")),
    loadModule: (_request: string, callback: Callback) =>
      callback(new Error("`this.loadModule` has no counterpart.")),
  };
}
