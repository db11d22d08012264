/** Upstream is made of packages that sites import by their names: they are there wherever upstream is. */

import path from "../system/path.ts";
import { readInstalledVersion } from "../system/installed-version.ts";

interface StandIn {
  module: string;
  /** Of another version, a package is the site's own. */
  version?: string;
}

const ROUTER: StandIn = { module: "@docusaurus/router", version: "5." };
/** Of whatever version: two that write one head write over each other. */
const HELMET: StandIn = { module: "velosaur/client/helmet" };

const STAND_INS: Record<string, StandIn> = {
  "react-router": ROUTER,
  "react-router-dom": ROUTER,
  "react-helmet": { module: "velosaur/client/olderHelmet" },
  "react-helmet-async": HELMET,
  "@slorber/react-helmet-async": HELMET,
};

export const UPSTREAM_PACKAGE =
  /^(?:react-router(?:-dom)?|react-helmet(?:-async)?|@slorber\/react-helmet-async)$/;

export interface UpstreamImport {
  name: string;
  importer: string | undefined;
  siteDir: string;
}

/** The module that stands for a package, if the importing module means upstream's. */
export function findPackageStandIn({
  name,
  importer,
  siteDir,
}: UpstreamImport): string | undefined {
  if (!UPSTREAM_PACKAGE.test(name)) return undefined;
  const { module, version } = STAND_INS[name]!;
  if (version === undefined) return module;
  const file = importer?.replace(/\?.*$/, "");
  const isFile = file !== undefined && path.isAbsolute(file);
  const found = readInstalledVersion(name, isFile ? file : path.join(siteDir, "package.json"));
  return found === undefined || found.startsWith(version) ? module : undefined;
}

/** Names of the packages that something stands for where the site's own modules import them. */
export const listPackageStandIns = (siteDir: string): string[] =>
  Object.keys(STAND_INS).filter((name) =>
    findPackageStandIn({ name, importer: undefined, siteDir }),
  );
