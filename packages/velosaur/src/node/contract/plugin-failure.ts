import { findStackPlace } from "../config/load-error.ts";
import { AuthorError } from "../system/author-error.ts";

export interface FailurePlace {
  name: string;
  kind?: "plugin" | "preset";
  /** Absent when the plugin's own function failed. */
  lifecycle?: string;
}

const describePlace = ({ name, kind = "plugin", lifecycle }: FailurePlace): string =>
  `${kind} "${name}" failed${lifecycle === undefined ? "" : ` in ${lifecycle}`}`;

/** What a plugin that is not ours has thrown, told with its own words and its own place. */
export const createPluginFailure = (error: unknown, place: FailurePlace): Error => {
  if (error instanceof AuthorError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new AuthorError(
    {
      severity: "error",
      message: `The ${describePlace(place)}: ${message}`,
      ...findStackPlace(error, { isPackageWanted: true }),
    },
    { cause: error },
  );
};

/** A failure of a built-in plugin is our bug unless it says otherwise: it keeps its stack. */
export const createBuiltInFailure = (error: unknown, place: FailurePlace): Error =>
  error instanceof AuthorError
    ? error
    : new Error(`The built-in ${describePlace(place)}`, { cause: error });
