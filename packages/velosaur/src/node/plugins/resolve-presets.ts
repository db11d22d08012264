import { validateSchema } from "../config/validate-schema.ts";
import { isRecord } from "../config/schema-parts.ts";
import { locateDiagnostics } from "../config/locate-diagnostics.ts";
import type { PluginConfig } from "../config/types.ts";
import { AuthorError } from "../system/author-error.ts";
import { runAll } from "../system/run-all.ts";
import type { LoadContext } from "../contract/contract.ts";
import { createPluginFailure } from "../contract/plugin-failure.ts";
import {
  collectClassicMembers,
  collectConfiguredMembers,
  presetClassicSchema,
  type PresetMember,
} from "./preset-classic.ts";
import {
  createOriginError,
  loadReference,
  type PluginOrigin,
  resolvePlugin,
  type ResolvedPlugin,
  splitPluginConfig,
} from "./resolve-plugins.ts";

const CLASSIC_NAMES = new Set(["classic", "@docusaurus/preset-classic", "@docusaurus/classic"]);

const resolveClassic = async (
  options: Record<string, unknown>,
  origin: PluginOrigin,
  context: LoadContext,
): Promise<ResolvedPlugin[]> => {
  const keys = [...origin.keys, 1];
  const { value, diagnostics } = validateSchema(presetClassicSchema, options, { keys });
  if (diagnostics !== undefined)
    throw new AuthorError(locateDiagnostics(diagnostics, context.siteConfigPath));
  const presetMembers: PresetMember[] = [
    ...collectClassicMembers(value, context.mode),
    ...collectConfiguredMembers(context.siteConfig),
  ];
  const members = presetMembers.map(
    ({ kind, config, option }) =>
      () =>
        resolvePlugin(config, kind, {
          context,
          origin: {
            filePath: origin.filePath,
            keys: [...keys, option ?? ""],
            isOptionsOrigin: true,
          },
        }),
  );
  return (await runAll(members)).filter((member) => member !== undefined);
};

const toList = (value: unknown): PluginConfig[] => (Array.isArray(value) ? value : []);

/** A preset of someone else: a function that names plugins and themes. */
const resolvePreset = async (
  preset: (context: LoadContext, options: Record<string, unknown>) => unknown,
  options: Record<string, unknown>,
  place: { context: LoadContext; origin: PluginOrigin; name: string },
): Promise<ResolvedPlugin[]> => {
  const { context, origin, name } = place;
  let members: unknown;
  try {
    members = await preset(context, options);
  } catch (error) {
    throw createPluginFailure(error, { name, kind: "preset" });
  }
  if (!isRecord(members)) {
    throw createOriginError(context, origin, {
      message: `The preset "${name}" must return an object with \`plugins\` and \`themes\`.`,
    });
  }
  const toTasks = (
    list: unknown,
    kind: "plugin" | "theme",
  ): (() => Promise<ResolvedPlugin | undefined>)[] =>
    toList(list).map(
      (member, index) => () =>
        resolvePlugin(member, kind, {
          context,
          origin: { filePath: origin.filePath, keys: [`${kind}s`, index] },
        }),
    );
  // One after the other: Node can't `require` a module while another plugin imports it.
  const resolved = await runAll([
    ...toTasks(members.plugins, "plugin"),
    ...toTasks(members.themes, "theme"),
  ]);
  return resolved.filter((member) => member !== undefined);
};

type PresetFunction = (context: LoadContext, options: Record<string, unknown>) => unknown;

const loadPreset = async (
  config: PluginConfig,
  index: number,
  context: LoadContext,
): Promise<ResolvedPlugin[]> => {
  const entry = splitPluginConfig(config);
  if (entry === undefined) return [];
  const { reference, options } = entry;
  const origin: PluginOrigin = { filePath: context.siteConfigPath, keys: ["presets", index] };
  if (typeof reference === "string" && CLASSIC_NAMES.has(reference))
    return resolveClassic(options, origin, context);
  if (typeof reference === "function") {
    return resolvePreset(reference as unknown as PresetFunction, options, {
      context,
      origin,
      name: reference.name || "(function)",
    });
  }
  const { value, filePath = origin.filePath } = await loadReference(reference, "preset", {
    context,
    origin,
  });
  if (typeof value !== "function") {
    throw createOriginError(context, origin, {
      message: `The preset "${reference}" exports no function.`,
    });
  }
  return resolvePreset(value as PresetFunction, options, {
    context,
    origin: { filePath, keys: origin.keys },
    name: reference,
  });
};

/** The plugins of all presets of the site, then their themes, whose components go before those of plugins. */
export const resolvePresets = async (context: LoadContext): Promise<ResolvedPlugin[]> => {
  const presets = context.siteConfig.presets.map(
    (config, index) => () => loadPreset(config, index, context),
  );
  const members = (await runAll(presets)).flat();
  const ofKind = (kind: ResolvedPlugin["kind"]) => members.filter((member) => member.kind === kind);
  return [...ofKind("plugin"), ...ofKind("theme")];
};
