import type { ProxyOptions } from "vite";

interface WebpackProxy {
  context?: string | string[];
  pathRewrite?: Record<string, string> | ((path: string) => string);
  bypass?: ProxyOptions["bypass"];
  [option: string]: unknown;
}

/** `devServer.proxy` in the older form (by path) and the newer (a list). */
export function translateProxy(given: unknown): Record<string, ProxyOptions> {
  const list = Array.isArray(given)
    ? (given as WebpackProxy[])
    : Object.entries(Object(given) as Record<string, unknown>).map(
        ([context, value]): WebpackProxy =>
          typeof value === "string"
            ? { context, target: value }
            : { context, ...(value as WebpackProxy) },
      );
  return Object.fromEntries(
    list.flatMap(({ context = [], pathRewrite, ...options }) =>
      [context].flat().map((path) => [
        path.replace(/\/?\*+$/, ""),
        {
          ...options,
          ...(pathRewrite !== undefined && { rewrite: createRewrite(pathRewrite) }),
        } as ProxyOptions,
      ]),
    ),
  );
}

const createRewrite =
  (rewrite: NonNullable<WebpackProxy["pathRewrite"]>) =>
  (path: string): string =>
    typeof rewrite === "function"
      ? rewrite(path)
      : Object.entries(rewrite).reduce(
          (text, [pattern, replacement]) => text.replace(new RegExp(pattern), replacement),
          path,
        );
