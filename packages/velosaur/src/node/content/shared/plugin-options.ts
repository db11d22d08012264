import type * as v from "valibot";
import { validateSchema } from "../../config/validate-schema.ts";
import { AuthorError } from "../../system/author-error.ts";

/** Fills in the defaults of a plugin's options; a mistake is an error with the key's path. */
export const createOptionsCheck =
  <Schema extends v.GenericSchema>(plugin: string, schema: Schema) =>
  (options: Record<string, unknown>): v.InferOutput<Schema> => {
    const { value, diagnostics } = validateSchema(schema, options);
    if (!diagnostics) return value;
    throw new AuthorError(
      diagnostics.map((diagnostic) => ({
        ...diagnostic,
        message: `Options of the ${plugin} plugin: ${diagnostic.message}`,
      })),
    );
  };
