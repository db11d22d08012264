/** Upstream's router is a package of its own, which sites import by its name: it is there wherever upstream is. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** The module that stands for it. */
export const ROUTER_MODULE = "@docusaurus/router";

export const ROUTER_PACKAGE = /^react-router(?:-dom)?$/;

/** Whether the importing module means upstream's router. With another major version, it brings a router of its own. */
export function isUpstreamRouter(
  name: string,
  importer: string | undefined,
  root: string,
): boolean {
  if (!ROUTER_PACKAGE.test(name)) return false;
  const file = importer?.replace(/\?.*$/, "");
  const from = file !== undefined && path.isAbsolute(file) ? file : path.join(root, "package.json");
  const version = readVersion(name, from);
  return version === undefined || version.startsWith("5.");
}

/** Names by which the site's own modules mean it. */
export const findRouterNames = (siteDir: string): string[] =>
  ["react-router", "react-router-dom"].filter((name) => isUpstreamRouter(name, undefined, siteDir));

function readVersion(name: string, from: string): string | undefined {
  try {
    const manifest = createRequire(from).resolve(`${name}/package.json`);
    return (JSON.parse(readFileSync(manifest, "utf8")) as { version?: string }).version;
  } catch {
    return undefined;
  }
}
