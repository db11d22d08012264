// @ts-check
// The options that a schema of the engine knows, by their paths.

/**
 * What is read here of a schema of valibot.
 *
 * @typedef {{
 *   kind: string,
 *   type: string,
 *   entries?: Record<string, Schema>,
 *   wrapped?: Schema,
 *   options?: unknown[],
 *   item?: Schema,
 *   value?: Schema,
 *   pipe?: unknown[],
 *   default?: unknown,
 *   getter?: (input: unknown) => Schema,
 * }} Schema
 * @typedef {{ schema: Schema, isRequired: boolean, isGroup: boolean, fallback: unknown }} Option
 */

/**
 * The fields of an object, also of one that is optional, checked further, or one of several forms.
 *
 * @param {Schema} schema
 * @returns {Record<string, Schema>}
 */
function entriesOf(schema) {
  const parts = [schema.wrapped, ...(schema.options ?? []), ...(schema.pipe ?? [])];
  return Object.assign({}, schema.entries, ...parts.filter(isSchema).map(entriesOf));
}

/**
 * @param {unknown} part
 * @returns {part is Schema}
 */
const isSchema = (part) =>
  typeof part === "object" && part !== null && "kind" in part && part.kind === "schema";

/**
 * The schema at a path; `[]` stands for what a list or a record holds.
 *
 * @param {Schema} schema
 * @param {string[]} path
 * @returns {Schema}
 */
export function findSchema(schema, path) {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const found = step === "[]" ? findContent(schema) : entriesOf(schema)[step];
  if (found === undefined) throw new Error(`The schema has nothing at “${step}”.`);
  return findSchema(found, rest);
}

/**
 * @param {Schema} schema
 * @returns {Schema | undefined}
 */
function findContent(schema) {
  return schema.item ?? schema.value ?? (schema.wrapped && findContent(schema.wrapped));
}

/**
 * All options, those of groups included: `colorMode`, `colorMode.defaultMode`.
 *
 * @param {Schema} schema
 * @param {string} [prefix]
 * @returns {Map<string, Option>}
 */
export function listOptions(schema, prefix = "") {
  const known = Object.entries(entriesOf(schema)).filter(([, entry]) => !isGone(entry));
  return new Map(
    known.flatMap(([name, entry]) => {
      const path = `${prefix}${name}`;
      const below = listOptions(entry, `${path}.`);
      const option = {
        schema: entry,
        isRequired: entry.type !== "optional",
        isGroup: below.size > 0,
        fallback: entry.default,
      };
      return [/** @type {const} */ ([path, option]), ...below];
    }),
  );
}

/**
 * An old name, which is known in order to say what it is called now.
 *
 * @param {Schema} schema
 */
const isGone = ({ wrapped }) => wrapped?.type === "undefined";

/**
 * The schema that a plugin or a theme checks its options or its part of `themeConfig` with.
 *
 * @param {Pick<import("../../../packages/velosaur/src/node/contract/contract.ts").PluginModule, "validateOptions" | "validateThemeConfig">} module
 * @returns {Schema}
 */
export function schemaOf({ validateOptions, validateThemeConfig }) {
  /** @type {Schema | undefined} */
  let found;
  const validate = (/** @type {unknown} */ schema) => {
    if (isSchema(schema)) found = schema;
    return {};
  };
  if (validateOptions) validateOptions({ options: {}, validate });
  else validateThemeConfig?.({ themeConfig: {}, validate });
  if (found === undefined) throw new Error("The module checks nothing with a schema.");
  return found;
}
