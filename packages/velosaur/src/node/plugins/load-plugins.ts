import path from "../system/path.ts";
import { isRecord } from "../config/schema-parts.ts";
import { formatKeyPath } from "../config/validate-schema.ts";
import { locateDiagnostics } from "../config/locate-diagnostics.ts";
import { AuthorError } from "../system/author-error.ts";
import { awaitNamed } from "../system/awaited.ts";
import { awaitAll, runAll } from "../system/run-all.ts";
import type {
  LoadContext,
  LoadedPlugin,
  Plugin,
  PluginModule,
  SwizzleConfig,
} from "../contract/contract.ts";
import { placeMistakes } from "../contract/locate-options.ts";
import { createBuiltInFailure, createPluginFailure } from "../contract/plugin-failure.ts";
import { findPluginVersion, readAddOnIdentity } from "./plugin-version.ts";
import {
  createOriginError,
  type PluginOrigin,
  resolvePlugin,
  type ResolvedPlugin,
} from "./resolve-plugins.ts";
import { resolvePresets } from "./resolve-presets.ts";
import { themeClassic } from "./theme-classic.ts";
import { createValidate } from "../contract/validate-options.ts";

const resolveList = async (
  context: LoadContext,
  kind: "plugin" | "theme",
): Promise<ResolvedPlugin[]> => {
  const resolved = await runAll(
    context.siteConfig[`${kind}s`].map((config, index) => () => {
      const origin = { filePath: context.siteConfigPath, keys: [`${kind}s`, index] };
      return resolvePlugin(config, kind, { context, origin });
    }),
  );
  return resolved.filter((plugin) => plugin !== undefined);
};

/**
 * All plugins and themes that the site names, in the order in which they run. They are loaded one after the
 * other: a plugin of the site may require a built-in one, and Node 20 fails when an ES module is required
 * while it is being imported.
 */
const resolveAll = async (context: LoadContext): Promise<ResolvedPlugin[]> => {
  const groups = await runAll([
    () => resolvePresets(context),
    () => resolveList(context, "plugin"),
    () => resolveList(context, "theme"),
  ]);
  return groups.flat();
};

/** What is needed to call a lifecycle and to say whose it was. */
type PluginOnly = Pick<ResolvedPlugin, "module" | "reference" | "isBuiltIn">;

const describeResolved = ({ reference, module }: PluginOnly): string =>
  reference ?? (module.name || "function of the configuration");

const fail = (error: unknown, resolved: PluginOnly, lifecycle?: string): Error => {
  const where = { name: describeResolved(resolved), ...(lifecycle !== undefined && { lifecycle }) };
  return resolved.isBuiltIn
    ? createBuiltInFailure(error, where)
    : createPluginFailure(error, where);
};

/** Complaints about options say where in the configuration the options stand, unless they know better. */
const placeComplaints = (error: unknown, { keys, filePath }: PluginOrigin): unknown => {
  if (!(error instanceof AuthorError)) return error;
  const placed = error.diagnostics.filter(({ filePath: known }) => known !== undefined);
  const unplaced = error.diagnostics.filter(({ filePath: known }) => known === undefined);
  const located = unplaced.map((diagnostic) => ({
    ...diagnostic,
    keyPath: [formatKeyPath(keys), diagnostic.keyPath].filter(Boolean).join("."),
  }));
  const diagnostics = [...placed, ...locateDiagnostics(located, filePath)];
  return new AuthorError(diagnostics, { cause: error });
};

const validatePluginOptions = (
  resolved: ResolvedPlugin,
  context: LoadContext,
): Record<string, unknown> => {
  const { module, origin } = resolved;
  const { id = "default" } = resolved.options;
  const options = { ...resolved.options, id };
  if (typeof id !== "string" || id === "") {
    throw createOriginError(
      context,
      { ...origin, keys: [...origin.keys, "id"] },
      { message: "The `id` of a plugin must be a string that isn't empty." },
    );
  }
  try {
    const validated = module.validateOptions?.({
      // Plugins of others, which know no `id`, get none that isn't written.
      options: resolved.isBuiltIn ? options : resolved.options,
      validate: createValidate({ ...origin, subject: "options" }),
    });
    return validated === undefined ? options : { ...validated, id: validated.id ?? id };
  } catch (error) {
    throw fail(placeComplaints(error, origin), resolved, "validateOptions");
  }
};

/** Draws what no other theme does, whether a site names it or not. */
const CLASSIC: PluginOnly = {
  module: themeClassic,
  reference: "@docusaurus/theme-classic",
  isBuiltIn: true,
};

const withClassic = (resolved: PluginOnly[]): PluginOnly[] =>
  resolved.some(({ module }) => module === themeClassic) ? resolved : [CLASSIC, ...resolved];

/** Each theme checks its part of the theme configuration and fills in its defaults. */
const validateThemeConfig = (resolved: PluginOnly, context: LoadContext): void => {
  const { themeConfig } = context.siteConfig;
  try {
    const validated = resolved.module.validateThemeConfig?.({
      themeConfig,
      validate: createValidate({
        subject: "themeConfig",
        filePath: context.siteConfigPath,
        keys: ["themeConfig"],
      }),
    });
    context.siteConfig.themeConfig = { ...themeConfig, ...validated };
  } catch (error) {
    throw fail(error, resolved, "validateThemeConfig");
  }
};

/** A list of components, the older way, names those that are safe. */
const readSwizzleConfig = ({
  getSwizzleConfig,
  getSwizzleComponentList,
}: PluginModule): SwizzleConfig => {
  const safe = { actions: { wrap: "safe", eject: "safe" } } as const;
  const listed = (getSwizzleComponentList?.() ?? []).map((name) => [name, safe]);
  return (
    getSwizzleConfig?.() ?? {
      components: Object.fromEntries(listed) as SwizzleConfig["components"],
    }
  );
};

const isPlugin = (value: unknown): value is Plugin =>
  isRecord(value) && typeof value.name === "string";

interface CheckedPlugin {
  resolved: ResolvedPlugin;
  options: Record<string, unknown>;
}

/** What the site has written for its plugins and themes; all mistakes in it are told together. */
const checkOptions = async (
  resolved: ResolvedPlugin[],
  context: LoadContext,
): Promise<CheckedPlugin[]> => {
  const checked: CheckedPlugin[] = [];
  await runAll([
    ...withClassic(resolved).map((plugin) => async () => validateThemeConfig(plugin, context)),
    ...resolved.map((plugin) => async () => {
      checked.push({
        resolved: plugin,
        options: validatePluginOptions(plugin, context),
      });
    }),
  ]);
  return checked;
};

const initializePlugin = async (
  { resolved, options }: CheckedPlugin,
  context: LoadContext,
): Promise<LoadedPlugin | undefined> => {
  let plugin: unknown;
  try {
    const name = `the plugin "${describeResolved(resolved)}"`;
    plugin = await awaitNamed(name, () => resolved.module(context, options));
  } catch (error) {
    throw fail(placeMistakes(error, resolved), resolved);
  }
  if (plugin === null || plugin === undefined) return undefined;
  if (!isPlugin(plugin)) {
    throw createOriginError(context, resolved.origin, {
      message: `The plugin "${describeResolved(resolved)}" returned no plugin: an object with a \`name\` is needed.`,
    });
  }
  return Object.assign(plugin, {
    id: String(options.id ?? "default"),
    options,
    path:
      plugin.path ??
      (resolved.filePath === undefined ? context.siteDir : path.dirname(resolved.filePath)),
    version: plugin.version ?? findPluginVersion(resolved, context.siteDir),
    isBuiltIn: resolved.isBuiltIn,
    origin: resolved.origin,
    swizzle: readSwizzleConfig(resolved.module),
    ...(resolved.isBuiltIn &&
      resolved.filePath !== undefined && { identity: readAddOnIdentity(resolved.filePath) }),
  });
};

const checkUnique = (plugins: LoadedPlugin[], context: LoadContext): void => {
  const seen = new Set<string>();
  for (const { name, id } of plugins) {
    const key = `${name} ${id}`;
    if (seen.has(key)) {
      throw new AuthorError(
        locateDiagnostics(
          [
            {
              severity: "error",
              message: `The plugin "${name}" is used more than once with the id "${id}".`,
              keyPath: "plugins",
              hint: `Give each further instance an id of its own: ['${name.replace(/^docusaurus-plugin-/, "")}', { id: 'second', … }].`,
            },
          ],
          context.siteConfigPath,
        ),
      );
    }
    seen.add(key);
  }
};

/**
 * Finds, checks and calls all plugins of the site. The context's theme configuration is complete afterwards:
 * each theme has checked its part and filled in its defaults.
 */
export const loadPlugins = async (context: LoadContext): Promise<LoadedPlugin[]> =>
  (await openPlugins(context)).plugins;

export interface OpenPlugins {
  plugins: LoadedPlugin[];
  /**
   * For content that has changed; the context is as these plugins have left it. Undefined where all must be made anew:
   * a plugin of others is made of one of the engine's, which reads what lies in folders when it is made.
   */
  reopen: ((context: LoadContext) => Promise<OpenPlugins>) | undefined;
}

/** As `loadPlugins`, for a site whose content changes while its configuration stays. */
export const openPlugins = async (context: LoadContext): Promise<OpenPlugins> => {
  const resolved = await resolveAll(context);
  return makePlugins(await checkOptions(resolved, context), context, new Map());
};

/** Undefined: it has returned no plugin. */
type Made = ReadonlyMap<CheckedPlugin, LoadedPlugin | undefined>;

/** Plugins of others are made once, as upstream makes them: one may write all of its documents then. */
const makePlugins = async (
  checked: CheckedPlugin[],
  context: LoadContext,
  before: Made,
): Promise<OpenPlugins> => {
  const all = await awaitAll(
    checked.map(async (plugin) =>
      before.has(plugin) && !plugin.resolved.isBuiltIn
        ? before.get(plugin)
        : initializePlugin(plugin, context),
    ),
  );
  const plugins = all.filter((plugin) => plugin !== undefined);
  checkUnique(plugins, context);
  const made: Made = new Map(checked.map((plugin, index) => [plugin, all[index]]));
  const isMadeOfOurs = plugins.some((plugin) => !plugin.isBuiltIn && plugin.getMarkdownRules);
  return {
    plugins,
    reopen: isMadeOfOurs ? undefined : (later) => makePlugins(checked, later, made),
  };
};
