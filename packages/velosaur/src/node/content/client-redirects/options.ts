import * as v from "valibot";
import { functionOf, strict } from "../../config/schema-parts.ts";

export type CreateRedirects = (path: string) => string[] | string | null | undefined;

/** A path of the site and nothing else: no domain, no query, no hash. */
export function isPath(text: string): boolean {
  return /^\/(?!\/)[^?#\\\r\n\t]*$/.test(text);
}

/** A path with query and hash, or an address of the web. */
function isTarget(text: string): boolean {
  return /^\/(?!\/)/.test(text) || (/^https?:\/\//i.test(text) && URL.canParse(text));
}

const path = v.pipe(
  v.string(),
  v.check(isPath, "must be a path: it starts with one slash, and has no domain, query or hash"),
);
const target = v.pipe(
  v.string(),
  v.check(isTarget, "must be a path that starts with a slash, or begin with https:// or http://"),
);
const extension = v.pipe(
  v.string(),
  v.check(
    (text) => /^[\w~-]+(?:\.[\w~-]+)*$/.test(text),
    'must be a file extension without its dot, such as "html"',
  ),
);
const extensions = v.optional(v.array(extension), []);

export const optionsSchema = strict({
  id: v.optional(v.string(), "default"),
  fromExtensions: extensions,
  toExtensions: extensions,
  redirects: v.optional(v.array(strict({ from: v.union([path, v.array(path)]), to: target })), []),
  createRedirects: v.optional(functionOf<CreateRedirects>()),
});

export type RedirectsOptions = v.InferOutput<typeof optionsSchema>;
