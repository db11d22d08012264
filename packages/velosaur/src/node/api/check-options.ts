import * as v from "valibot";
import { isRecord } from "../config/schema-parts.ts";
import { validateSchema } from "../config/validate-schema.ts";
import { AuthorError } from "../system/author-error.ts";
import { formatDidYouMean } from "../system/did-you-mean.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import type { CommandName, OptionsByCommand } from "./options.ts";

const text = v.optional(v.string());
const flag = v.optional(v.boolean());
const port = v.optional(
  v.pipe(
    v.number(),
    v.check(
      (value) => Number.isInteger(value) && value >= 0 && value <= 65_535,
      "must be a whole number from 0 to 65535",
    ),
  ),
);
const interval = v.optional(
  v.pipe(
    v.number(),
    v.check(
      (value) => Number.isInteger(value) && value > 0,
      "must be a whole number of milliseconds",
    ),
  ),
);

const shared = { siteDir: text, config: text, log: flag };
const server = { port, host: text };

type Entries<Name extends CommandName> = Record<keyof OptionsByCommand[Name], v.GenericSchema>;

/** The compiler holds them to the types: an option without a check is an error. */
const ENTRIES: { [Name in CommandName]: Entries<Name> } = {
  build: {
    ...shared,
    outDir: text,
    locales: v.optional(v.array(v.string())),
    minify: flag,
    lean: flag,
    dev: flag,
  },
  dev: { ...shared, ...server, locale: text, poll: interval },
  serve: { ...shared, ...server, dir: text },
};

/** @throws AuthorError of each option that the command doesn't know, or can't use. */
export function checkOptions(command: CommandName, options: unknown): void {
  if (!isRecord(options)) throw notAnObject(command, options);
  const entries: Record<string, v.GenericSchema> = ENTRIES[command];
  const unknown = Object.keys(options)
    .filter((key) => !Object.hasOwn(entries, key))
    .map((key): Diagnostic => ({
      severity: "error",
      message: `\`${command}\` has no option "${key}".${formatDidYouMean(key, Object.keys(entries))}`,
      keyPath: key,
    }));
  const { diagnostics = [] } = validateSchema(v.object(entries), options);
  if (unknown.length + diagnostics.length > 0) throw new AuthorError([...unknown, ...diagnostics]);
}

/** Upstream's functions have the site's folder as their first argument. */
const notAnObject = (command: CommandName, options: unknown): AuthorError =>
  new AuthorError({
    severity: "error",
    message: `\`${command}\` takes its options as an object, not ${typeof options === "string" ? JSON.stringify(options) : String(options)}.`,
    hint: `The site's folder is one of them: \`${command}({ siteDir: "site" })\`.`,
  });
