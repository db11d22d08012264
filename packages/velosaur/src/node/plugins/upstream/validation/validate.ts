/** How options, theme configuration and front matter are checked against schemas of Joi. */

import type { ObjectSchema, Schema, ValidationError, ValidationOptions } from "joi";
import { logger } from "../logger.ts";
import { PluginIdSchema } from "./schemas.ts";

export const printWarning = (warning: Pick<ValidationError, "details"> | undefined): void => {
  if (warning) logger.warn(warning.details.map(({ message }) => message).join("\n"));
};

const validate = (schema: Schema, value: unknown, options: ValidationOptions): unknown => {
  const result = schema.validate(value, options);
  printWarning(result.warning);
  if (result.error) throw result.error;
  return result.value;
};

/** Any plugin may have an `id`, whatever its schema says. */
export const normalizePluginOptions = (schema: ObjectSchema, options: unknown = {}): unknown =>
  validate(schema.append({ id: PluginIdSchema }), options, { convert: false });

/** A theme knows its own part; the rest belongs to others. */
export const normalizeThemeConfig = (schema: ObjectSchema, themeConfig: unknown): unknown =>
  validate(schema.unknown(), themeConfig, { convert: false });

export const validateFrontMatter = (
  frontMatter: Record<string, unknown>,
  schema: Schema,
  options?: ValidationOptions,
): unknown => {
  try {
    const rules = { convert: true, allowUnknown: true, abortEarly: false, ...options };
    return validate(schema, frontMatter, rules);
  } catch (error) {
    const { details } = error as ValidationError;
    const fields = details.map(({ path }) => path.join(".")).join(", ");
    const messages = details.map(({ message }) => message).join("\n");
    logger.error(`The front matter has wrong values for ${fields}:\n${messages}`);
    throw error;
  }
};
