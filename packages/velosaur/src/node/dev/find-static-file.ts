import path from "../system/path.ts";
import { findServedFile } from "../system/serve-paths.ts";
import type { DevSite } from "./dev-site.ts";

/** A page of its own that stands in a static folder answers as it would on a host. */
export function findStaticFile(
  pathname: string,
  { plan }: Pick<DevSite, "plan">,
): { dir: string; name: string } | undefined {
  const { baseUrl, siteDir, siteConfig } = plan.context;
  const asked = decodeURIComponent(pathname.slice(baseUrl.length));
  for (const folder of siteConfig.staticDirectories.toReversed()) {
    const dir = path.resolve(siteDir, folder);
    const name = findServedFile(asked, dir);
    if (name !== undefined) return { dir, name };
  }
  return undefined;
}
