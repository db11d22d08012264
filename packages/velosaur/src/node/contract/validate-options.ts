import type * as v from "valibot";
import { locateDiagnostics } from "../config/locate-diagnostics.ts";
import { isRecord } from "../config/schema-parts.ts";
import { formatKeyPath, validateSchema } from "../config/validate-schema.ts";
import { AuthorError } from "../system/author-error.ts";
import type { Diagnostic } from "../system/diagnostic.ts";

type Key = string | number;

const isValibotSchema = (schema: unknown): schema is v.GenericSchema =>
  isRecord(schema) && schema.kind === "schema" && "~run" in schema;

interface JoiError {
  message: string;
  details?: { message: string; path?: Key[] }[];
}
interface JoiSchema {
  validate: (value: unknown, options: object) => { error?: JoiError; value: unknown };
  /** Objects have these. */
  append?: (keys: object) => JoiSchema;
  unknown?: () => JoiSchema;
  /** The Joi that made the schema: schemas of two can't be put together. */
  $_root?: { string: () => { regex: (pattern: RegExp) => { default: (id: string) => unknown } } };
}
const isJoiSchema = (schema: unknown): schema is JoiSchema =>
  isRecord(schema) && typeof schema.validate === "function";

const JOI_OPTIONS = { convert: false, abortEarly: false };

const toJoiDiagnostics = (error: JoiError, keys: readonly Key[]): Diagnostic[] =>
  (error.details ?? [{ message: error.message, path: [] }]).map(({ message, path = [] }) => ({
    severity: "error",
    message: `\`${formatKeyPath([...keys, ...path])}\`: ${message}`,
    keyPath: formatKeyPath([...keys, ...path]),
  }));

/** Any plugin may have an `id`, whatever its schema says; the theme's configuration has parts of other plugins. */
const completeSchema = (schema: JoiSchema, subject: "options" | "themeConfig"): JoiSchema => {
  if (subject === "themeConfig") return schema.unknown?.() ?? schema;
  const id = schema.$_root
    ?.string()
    .regex(/^[\w-]+$/)
    .default("default");
  return schema.append === undefined || id === undefined ? schema : schema.append({ id });
};

export interface ValidatedPlace {
  subject: "options" | "themeConfig";
  /** Where it stands. */
  filePath: string;
  keys: readonly Key[];
}

/**
 * The `validate` function that plugins are given: takes our schemas and those of Joi, which third parties
 * bring along. Complaints name the key as it stands in the file.
 */
export const createValidate = ({ subject, filePath, keys }: ValidatedPlace) => {
  const fail = (diagnostics: Diagnostic[]): never => {
    throw new AuthorError(locateDiagnostics(diagnostics, filePath));
  };
  return (schema: unknown, value: unknown): unknown => {
    if (isValibotSchema(schema)) {
      const result = validateSchema(schema, value, { keys });
      return result.diagnostics === undefined ? result.value : fail(result.diagnostics);
    }
    if (isJoiSchema(schema)) {
      const result = completeSchema(schema, subject).validate(value ?? {}, JOI_OPTIONS);
      return result.error === undefined ? result.value : fail(toJoiDiagnostics(result.error, keys));
    }
    return value;
  };
};
