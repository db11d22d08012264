/** Stands in for `@docusaurus/utils-validation`. Joi itself is a matter of the plugin that uses it. */

export { DEFAULT_PLUGIN_ID } from "./utils.ts";

interface JoiSchema<T> {
  validate: (value: unknown, options: object) => { error?: Error; value: T };
}

const validate = <T>(schema: JoiSchema<T>, value: unknown): T => {
  const result = schema.validate(value, { convert: false, abortEarly: false });
  if (result.error !== undefined) throw result.error;
  return result.value;
};

export const normalizePluginOptions = <T>(schema: JoiSchema<T>, options: unknown): T =>
  validate(schema, options);
export const normalizeThemeConfig = <T>(schema: JoiSchema<T>, themeConfig: unknown): T =>
  validate(schema, themeConfig);
