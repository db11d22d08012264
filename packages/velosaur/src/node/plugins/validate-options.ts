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

/**
 * The `validate` function that plugins are given: takes our schemas and those of Joi, which third parties
 * bring along. Complaints name the key as it stands in the file.
 */
export const createValidate = (filePath: string, keys: readonly Key[]) => {
  const fail = (diagnostics: Diagnostic[]): never => {
    throw new AuthorError(locateDiagnostics(diagnostics, filePath));
  };
  return (schema: unknown, value: unknown): unknown => {
    if (isValibotSchema(schema)) {
      const result = validateSchema(schema, value, { keys });
      return result.diagnostics === undefined ? result.value : fail(result.diagnostics);
    }
    if (isJoiSchema(schema)) {
      const result = schema.validate(value, JOI_OPTIONS);
      return result.error === undefined ? result.value : fail(toJoiDiagnostics(result.error, keys));
    }
    return value;
  };
};
