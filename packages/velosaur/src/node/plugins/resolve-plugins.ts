import { pathToFileURL } from "node:url";
import { locateDiagnostics } from "../config/locate-diagnostics.ts";
import { isRecord } from "../config/schema-parts.ts";
import { findUnbuiltPackage } from "../config/unbuilt-package.ts";
import { formatKeyPath } from "../config/validate-schema.ts";
import type { PluginConfig } from "../config/types.ts";
import { AuthorError } from "../system/author-error.ts";
import { formatDidYouMean } from "../system/did-you-mean.ts";
import { BUILT_IN_PLUGINS, type BuiltIn } from "./built-in-plugins.ts";
import type { LoadContext, PluginModule } from "../contract/contract.ts";
import { findPackageName } from "./find-manifest.ts";
import {
  expandShortName,
  findModule,
  isLocalReference,
  readUpstreamName,
  type ReferenceKind,
} from "./resolve-reference.ts";
import { formatInstall } from "../system/package-manager.ts";

type Key = string | number;

/** Where in the configuration a plugin is named, for messages. */
export interface PluginOrigin {
  keys: Key[];
  /** The file that names it: the configuration, or a preset's module. */
  filePath: string;
  /** True when `keys` lead to the plugin's options already: an option of a preset. */
  isOptionsOrigin?: boolean;
}

/** A plugin whose module has been found and loaded, not yet called. */
export interface ResolvedPlugin {
  /** In which list it is named. */
  kind: "plugin" | "theme";
  module: PluginModule;
  options: Record<string, unknown>;
  /** Package name, path, or undefined for a function. */
  reference: string | undefined;
  /** File of its module; undefined for built-ins and functions. */
  filePath: string | undefined;
  isBuiltIn: boolean;
  origin: PluginOrigin;
}

type Reference = Exclude<PluginConfig, false | null | undefined | unknown[]>;

/** `[name, options]`, a name, or a function; undefined when it is switched off. */
export const splitPluginConfig = (
  config: PluginConfig,
): { reference: Reference; options: Record<string, unknown>; hasOptions: boolean } | undefined => {
  if (!config) return undefined;
  if (!Array.isArray(config)) return { reference: config, options: {}, hasOptions: false };
  const [reference, options] = config;
  return { reference, options: options ?? {}, hasOptions: options !== undefined };
};

/** An error about a key of the configuration, with its place when the configuration itself is meant. */
export const createOriginError = (
  context: LoadContext,
  origin: PluginOrigin,
  text: { message: string; hint?: string },
): AuthorError => {
  const diagnostic = { severity: "error" as const, keyPath: formatKeyPath(origin.keys), ...text };
  return origin.filePath === context.siteConfigPath
    ? new AuthorError(locateDiagnostics([diagnostic], origin.filePath))
    : new AuthorError({ ...diagnostic, filePath: origin.filePath });
};

const describeMissing = (
  name: string,
  { kind, fromFile }: { kind: ReferenceKind; fromFile: string },
): { message: string; hint: string } => {
  if (isLocalReference(name)) {
    return {
      message: `There is no ${kind} at "${name}".`,
      hint: "The path is relative to the configuration file.",
    };
  }
  const candidates = expandShortName(name, kind);
  for (const candidate of candidates) {
    const unbuilt = findUnbuiltPackage(candidate, fromFile);
    if (unbuilt !== undefined) return { message: unbuilt.message, hint: unbuilt.hint };
  }
  const shortNames = Object.keys(BUILT_IN_PLUGINS).map((known) =>
    known.replace(/^@docusaurus\/(?:plugin|theme)-/, ""),
  );
  const known = [
    ...Object.keys(BUILT_IN_PLUGINS),
    ...shortNames,
    "classic",
    "@docusaurus/preset-classic",
  ];
  return {
    message: `The ${kind} "${name}" is not installed.${formatDidYouMean(name, known)}`,
    hint: `Looked for: ${[...new Set(candidates)].join(", ")}.`,
  };
};

const describeAbsentAddOn = (
  packageName: string,
  { addOn, siteDir }: { addOn: string; siteDir: string },
): { message: string; hint: string } => ({
  message: `"${packageName}" needs the package ${addOn}, which isn't installed.`,
  hint: `Install it in the site's folder: ${formatInstall(addOn, { folder: siteDir })}`,
});

const isPluginModule = (value: unknown): value is PluginModule => typeof value === "function";

const STATICS = [
  "validateOptions",
  "validateThemeConfig",
  "getSwizzleComponentList",
  "getSwizzleConfig",
];

/** The statics of a plugin stand on the function, or beside it as exports of the module. */
const mergeStatics = (exports: Record<string, unknown>): unknown => {
  const { default: main, ...named } = exports;
  // CommonJS with a member `default`: the exports of a built-in plugin, spread, with another function.
  if (isRecord(main) && isPluginModule(main.default)) return mergeStatics({ ...named, ...main });
  if (!isPluginModule(main)) return main;
  const module: PluginModule = (context, options) => main(context, options);
  for (const name of STATICS) {
    const own: unknown = Reflect.get(main, name) ?? named[name];
    if (typeof own === "function") Object.assign(module, { [name]: own });
  }
  return module;
};

export interface ReferenceTarget {
  value: unknown;
  filePath?: string;
  packageName?: string;
}

/** It may be installed by the name that it stands for: `"@docusaurus/plugin-pwa": "npm:velosaur-plugin-pwa@3"`. */
const findAddOnFile = (
  packageName: string,
  { addOn }: BuiltIn,
  { loader }: LoadContext,
): string | undefined => {
  if (addOn === undefined) return undefined;
  const byAlias = loader.resolve(packageName);
  const isOurs = byAlias !== undefined && findPackageName(byAlias) === addOn;
  return loader.resolve(addOn) ?? (isOurs ? byAlias : undefined);
};

/** An add-on is compiled code of ours, which Node runs as it is. */
const importAddOn = async (filePath: string): Promise<unknown> => {
  const { default: plugin } = (await import(pathToFileURL(filePath).href)) as { default: unknown };
  return plugin;
};

/** Upstream takes a preset's own paths, too, from the folder of the configuration; a preset may also mean its own. */
const findReference = (
  name: string,
  { context, origin }: { context: LoadContext; origin: PluginOrigin },
): string | undefined => {
  const fromConfig = isLocalReference(name)
    ? findModule(name, context.loader, context.siteConfigPath)
    : undefined;
  return fromConfig ?? findModule(name, context.loader, origin.filePath);
};

/** Finds and loads what a name stands for: a built-in, a package, or a file. */
export const loadReference = async (
  name: string,
  kind: ReferenceKind,
  { context, origin }: { context: LoadContext; origin: PluginOrigin },
): Promise<ReferenceTarget> => {
  for (const candidate of isLocalReference(name) ? [name] : expandShortName(name, kind)) {
    const packageName = readUpstreamName(candidate);
    const builtIn = BUILT_IN_PLUGINS[packageName];
    const addOnPath = builtIn && findAddOnFile(packageName, builtIn, context);
    if (addOnPath !== undefined)
      return { value: await importAddOn(addOnPath), packageName, filePath: addOnPath };
    if (builtIn?.load) return { value: await builtIn.load(), packageName };
    const filePath = findReference(candidate, { context, origin });
    // Without our add-on, upstream's package does its work, as any other plugin does.
    const isReplaced = builtIn !== undefined && builtIn.addOn === undefined;
    if (filePath !== undefined && !isReplaced) {
      return { value: mergeStatics(await context.loader.loadExports(filePath)), filePath };
    }
    if (builtIn?.addOn !== undefined) {
      const missing = { addOn: builtIn.addOn, siteDir: context.siteDir };
      throw createOriginError(context, origin, describeAbsentAddOn(packageName, missing));
    }
  }
  const asked = { kind, fromFile: origin.filePath };
  throw createOriginError(context, origin, describeMissing(name, asked));
};

/** Loads the module of one entry of `plugins` or `themes`. */
export const resolvePlugin = async (
  config: PluginConfig,
  kind: "plugin" | "theme",
  place: { context: LoadContext; origin: PluginOrigin },
): Promise<ResolvedPlugin | undefined> => {
  const entry = splitPluginConfig(config);
  if (entry === undefined) return undefined;
  const { reference, options, hasOptions } = entry;
  const { context, origin } = place;
  const optionsOrigin =
    hasOptions && !origin.isOptionsOrigin ? { ...origin, keys: [...origin.keys, 1] } : origin;
  const given = { kind, options, origin: optionsOrigin };
  if (typeof reference === "function") {
    const module = reference as unknown as PluginModule;
    return { ...given, module, reference: undefined, filePath: undefined, isBuiltIn: false };
  }
  if (typeof reference !== "string") {
    throw createOriginError(context, origin, {
      message: `An entry of the list of ${kind}s is neither a name nor a function.`,
      hint: "Name a package or a file, or give a function; with options: ['name', { … }].",
    });
  }
  const { value, filePath, packageName } = await loadReference(reference, kind, place);
  if (!isPluginModule(value)) {
    throw createOriginError(context, origin, {
      message: `The ${kind} "${reference}" exports no function.`,
      hint: "A plugin's module exports a function of (context, options) that returns the plugin.",
    });
  }
  return {
    ...given,
    module: value,
    reference: packageName ?? reference,
    filePath,
    isBuiltIn: packageName !== undefined,
  };
};
