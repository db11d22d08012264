// @ts-check
// Checks a configuration, and the options of what it names, with the engine's schemas.
import { configSchema } from "../../../packages/velosaur/src/node/config/config-schema.ts";
import { collectNearMisses } from "../../../packages/velosaur/src/node/config/near-misses.ts";
import { themeConfigSchema } from "../../../packages/velosaur/src/node/config/theme-config-schema.ts";
import { validateSchema } from "../../../packages/velosaur/src/node/config/validate-schema.ts";
import { BUILT_IN_PLUGINS } from "../../../packages/velosaur/src/node/plugins/built-in-plugins.ts";
import {
  collectClassicMembers,
  collectConfiguredMembers,
  presetClassicSchema,
} from "../../../packages/velosaur/src/node/plugins/preset-classic.ts";
import { expandShortName } from "../../../packages/velosaur/src/node/plugins/resolve-reference.ts";

/** What an example may leave out, since it is about something else. */
const required = { title: "Harbour guide", url: "https://harbour.example", baseUrl: "/" };

/**
 * @param {unknown} schema one of the engine's own
 * @param {unknown} value
 */
function validate(schema, value) {
  const result = validateSchema(
    /** @type {Parameters<typeof validateSchema>[0]} */ (schema),
    value,
  );
  if (result.diagnostics) throw new Error(messagesOf(result).join(" "));
  return result.value;
}

/** @param {{ diagnostics?: { message: string }[] }} result */
const messagesOf = ({ diagnostics = [] }) => diagnostics.map(({ message }) => message);

/**
 * @param {unknown} config
 * @returns {Promise<string[]>} mistakes
 */
export async function checkConfig(config) {
  if (typeof config !== "object" || config === null) return ["The block exports no object."];
  const result = validateSchema(configSchema, { ...required, ...config });
  if (result.diagnostics) return messagesOf(result);
  const { presets, plugins, themes, themeConfig } = result.value;
  const theme = validateSchema(themeConfigSchema, themeConfig);
  const classics = presets.map((preset) => readClassicPreset(preset));
  const entries = [
    ...classics.flatMap(({ members }) => members),
    ...plugins.map((entry) => ({ kind: /** @type {const} */ ("plugin"), config: entry })),
    ...themes.map((entry) => ({ kind: /** @type {const} */ ("theme"), config: entry })),
    ...collectConfiguredMembers(result.value),
  ];
  const problems = [
    ...classics.flatMap((classic) => classic.problems),
    ...(await Promise.all(entries.map((entry) => checkEntry(entry, themeConfig)))).flat(),
  ];
  const misses = collectNearMisses(themeConfigSchema, themeConfig, ["themeConfig"]);
  return [...messagesOf(theme), ...messagesOf({ diagnostics: misses }), ...problems];
}

/** @typedef {ReturnType<typeof collectClassicMembers>} Members */

/**
 * @param {unknown} preset
 * @returns {{ members: Members, problems: string[] }}
 */
function readClassicPreset(preset) {
  const [name, options = {}] = Array.isArray(preset) ? preset : [preset];
  if (!["classic", "@docusaurus/preset-classic"].includes(name))
    return { members: [], problems: [] };
  const result = validateSchema(presetClassicSchema, options);
  return result.diagnostics
    ? { members: [], problems: messagesOf(result) }
    : { members: collectClassicMembers(result.value, "production"), problems: [] };
}

/**
 * Other people's plugins, and those that are not built, have options that nobody here knows.
 *
 * @param {{ kind: "plugin" | "theme", config: unknown }} entry
 * @param {Record<string, unknown>} themeConfig
 * @returns {Promise<string[]>}
 */
async function checkEntry({ kind, config }, themeConfig) {
  const [name, given = {}] = Array.isArray(config) ? config : [config];
  if (typeof name !== "string") return [];
  const packageName = expandShortName(name, kind).find(
    (candidate) => candidate in BUILT_IN_PLUGINS,
  );
  const module = await loadModule(packageName);
  try {
    module?.validateOptions?.({ options: { id: "default", ...given }, validate });
    module?.validateThemeConfig?.({ themeConfig, validate });
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** @param {string | undefined} packageName */
function loadModule(packageName) {
  return packageName === undefined ? undefined : BUILT_IN_PLUGINS[packageName]?.load?.();
}
