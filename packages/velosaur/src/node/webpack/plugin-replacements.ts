import path from "../system/path.ts";
import type { Plugin, Rolldown } from "vite";
import { EMPTY_MODULE } from "./translate-alias.ts";

/** What webpack lets a function change: the name that is asked for, or the file that was found. */
interface Resolution {
  request: string;
  /** The folder from which it is asked for. */
  context: string;
  contextInfo: { issuer: string; compiler: string };
  createData: { resource?: string };
}

export interface Replacement {
  pattern: RegExp;
  target: string | ((resolution: Resolution) => void);
}

export interface ReplacementOptions {
  /** `NormalModuleReplacementPlugin` */
  replacements: Replacement[];
  /** `IgnorePlugin` */
  ignored: { resource: RegExp; context?: RegExp }[];
  isServer: boolean;
}

/** Modules that others take the place of, or that are left out. */
export function replacementsPlugin(options: ReplacementOptions): Plugin {
  const { replacements, ignored, isServer } = options;
  return {
    name: `velosaur:webpack-replacements-${isServer ? "server" : "client"}`,
    enforce: "pre",
    api: options,
    applyToEnvironment: ({ config }) => (config.consumer === "server") === isServer,
    async resolveId(id, importer) {
      const isIgnored = ignored.some(
        ({ resource, context }) =>
          resource.test(id) && (context === undefined || context.test(importer ?? "")),
      );
      if (isIgnored) return EMPTY_MODULE;
      // What nobody imports, such as the bundle's entries, is none of webpack's requests.
      if (replacements.length === 0 || importer === undefined) return null;
      const resolve = (name: string, from: string): Promise<Rolldown.ResolvedId | null> =>
        this.resolve(name, from, { skipSelf: true });
      const asked = replaceRequest(toResolution({ id, importer, isServer }), replacements);
      const isMoved = asked.context !== path.dirname(importer);
      const from = isMoved ? path.join(asked.context, "importer.js") : importer;
      const found = await resolve(asked.request, from);
      const own = isMoved || asked.request !== id ? found : null;
      if (!found || found.external || !path.isAbsolute(found.id)) return own;
      const file = replaceFile({ ...asked, createData: { resource: found.id } }, replacements);
      return file === found.id ? own : resolve(file, importer);
    },
  };
}

interface Request {
  id: string;
  importer: string;
  isServer: boolean;
}

const toResolution = ({ id, importer, isServer }: Request): Resolution => ({
  request: id,
  context: path.dirname(importer),
  contextInfo: { issuer: importer, compiler: isServer ? "server" : "client" },
  createData: {},
});

/** Each sees what those before it have made of the name. */
function replaceRequest(asked: Resolution, replacements: Replacement[]): Resolution {
  for (const { pattern, target } of replacements) {
    if (asked.request.search(pattern) < 0) continue;
    if (typeof target === "function") target(asked);
    else asked.request = target;
  }
  return asked;
}

/** Patterns may be for files, too; a name in the place of one is meant from where that lies. */
function replaceFile(found: Resolution, replacements: Replacement[]): string {
  const { createData } = found;
  for (const { pattern, target } of replacements) {
    const file = createData.resource ?? "";
    if (file.search(pattern) < 0) continue;
    if (typeof target === "function") target(found);
    else createData.resource = path.resolve(path.dirname(file), target);
  }
  return createData.resource ?? "";
}
