import Module from "node:module";
import path from "../system/path.ts";
import { AuthorError } from "../system/author-error.ts";
import { engineDir } from "../system/engine-paths.ts";
import { describeInnerFile } from "./load-error.ts";
import { findStandIn, isInnerFile, loadStandIn } from "./upstream-modules.ts";

type Parent = { filename?: string | null } | undefined | null;

/** What Node's own `require` goes through. */
interface NodeLoader {
  _load: (request: string, parent: Parent, ...rest: unknown[]) => unknown;
  _resolveFilename: (request: string, parent: Parent, ...rest: unknown[]) => string;
}

const nodeLoader = Module as unknown as NodeLoader;

const isOfEngine = (parent: Parent): boolean =>
  parent?.filename?.startsWith(engineDir + path.sep) ?? false;

const isMissing = (error: unknown): error is Error & { code: string } =>
  error instanceof Error &&
  "code" in error &&
  ["MODULE_NOT_FOUND", "ERR_PACKAGE_PATH_NOT_EXPORTED"].includes(String(error.code));

/** Keeps the code of Node's error: a module may do without what it asks for. */
const tellOfInnerFile = (request: string, parent: Parent, cause: { code: string }): Error =>
  Object.assign(
    new AuthorError(describeInnerFile(request, parent?.filename ?? undefined), { cause }),
    { code: cause.code },
  );

let isRedirected = false;

/**
 * From now on, whatever asks Node for a module of upstream gets the engine's, packages of others too, and whether
 * upstream is installed or not.
 */
export const redirectRequires = (): void => {
  if (isRedirected) return;
  isRedirected = true;
  const { _load: load, _resolveFilename: resolve } = nodeLoader;
  nodeLoader._load = (request, parent, ...rest) => {
    const standIn = isOfEngine(parent) ? undefined : loadStandIn(request);
    if (standIn !== undefined) return standIn;
    try {
      return load.call(Module, request, parent, ...rest);
    } catch (error) {
      const isTold = isInnerFile(request) && isMissing(error) && error.message.includes(request);
      throw isTold ? tellOfInnerFile(request, parent, error) : error;
    }
  };
  nodeLoader._resolveFilename = (request, parent, ...rest) =>
    (isOfEngine(parent) ? undefined : findStandIn(request)) ??
    resolve.call(Module, request, parent, ...rest);
};
