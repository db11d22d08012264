import { stripTrailingSlash } from "../../../shared/url/trailing-slash.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { isPath, type RedirectsOptions } from "./options.ts";

type Key = string | number;

/** Paths are without base URL. */
export interface Redirect {
  from: string;
  to: string;
  /** Keys of the option that asks for it; none where a rule about extensions does. */
  keys?: Key[];
}

export interface CollectedRedirects {
  redirects: Redirect[];
  diagnostics: Diagnostic[];
}

/** All redirects that the options ask for, whether or not they can be made. */
export function collectRedirects(
  options: RedirectsOptions,
  routePaths: readonly string[],
): CollectedRedirects {
  const { fromExtensions, toExtensions } = options;
  const created = routePaths.map((path) => createFromPath(path, options));
  const redirects = [
    ...options.redirects.flatMap(({ from, to }, index) =>
      [from].flat().map((path) => ({ from: path, to, keys: ["redirects", index] })),
    ),
    ...created.flatMap((result) => result.redirects),
    ...routePaths.flatMap((path) => [
      ...createFromExtensions(path, fromExtensions),
      ...createToExtensions(path, toExtensions),
    ]),
  ];
  return { redirects, diagnostics: created.flatMap((result) => result.diagnostics) };
}

/** `/a` also answers at `/a.html`. */
function createFromExtensions(path: string, extensions: readonly string[]): Redirect[] {
  const isNamed = path === "/" || extensions.some((extension) => path.endsWith(`.${extension}`));
  if (isNamed) return [];
  return extensions.map((extension) => ({
    from: `${stripTrailingSlash(path)}.${extension}`,
    to: path,
  }));
}

/** `/a.html` also answers at `/a`. */
function createToExtensions(path: string, extensions: readonly string[]): Redirect[] {
  const ending = extensions.find((extension) => path.endsWith(`.${extension}`));
  return ending === undefined ? [] : [{ from: path.slice(0, -ending.length - 1), to: path }];
}

const isValid = (from: unknown): from is string => typeof from === "string" && isPath(from);

function createFromPath(path: string, { createRedirects }: RedirectsOptions): CollectedRedirects {
  const given: unknown[] = [(createRedirects?.(path) ?? []) as unknown].flat();
  return {
    redirects: given.filter(isValid).map((from) => ({ from, to: path, keys: ["createRedirects"] })),
    diagnostics: given.filter((from) => !isValid(from)).map((from) => describeReturn(path, from)),
  };
}

const describeReturn = (path: string, from: unknown): Diagnostic => ({
  severity: "error",
  message: `\`createRedirects\` returned ${JSON.stringify(from) ?? String(from)} for "${path}", which is no path.`,
  keyPath: "createRedirects",
  hint: "Return a path, a list of paths, or nothing. A path starts with one slash, and has no domain, query or hash.",
});
