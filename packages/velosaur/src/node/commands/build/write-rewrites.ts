import { readFileSync } from "node:fs";
import type { OutputFolder } from "../../output/output-folder.ts";
import { formatRewrites, REWRITES_FILE, type Rewrite } from "../../output/rewrites.ts";
import type { StaticFile } from "../../output/static-files.ts";
import { stripBaseUrl } from "../../../shared/url/base-url.ts";
import { decodePathname } from "../../../shared/url/pathname.ts";
import { hasParameters } from "../../../shared/url/route-parameters.ts";
import { addTrailingSlash } from "../../../shared/url/trailing-slash.ts";
import { findRoutePrefixes } from "../../site/bundle-plan.ts";
import { listBases } from "./locale-bases.ts";
import type { SitePlan } from "../../site/site-plan.ts";

export interface RewritesInput {
  plan: SitePlan;
  staticFiles: StaticFile[];
  output: OutputFolder;
}

/** Tells hosts which pages answer for all paths below theirs. The site's own rules come first. */
export function writeRewrites({ plan, staticFiles, output }: RewritesInput): void {
  const rewrites = collectRewrites(plan);
  if (rewrites.length === 0) return;
  const own = staticFiles.find(({ name }) => name === REWRITES_FILE);
  const text = own ? `${readFileSync(own.filePath, "utf8").trimEnd()}\n` : "";
  output.write(REWRITES_FILE, text + formatRewrites(rewrites));
}

/**
 * A target is the address of the page's file. A host that is asked for the other one, with a slash or without, leads
 * there: below the rule itself, and round in circles (Cloudflare Pages).
 */
function collectRewrites(plan: SitePlan): Rewrite[] {
  const baseUrl = decodePathname(plan.context.baseUrl);
  const isFile = plan.context.siteConfig.trailingSlash === false;
  // A host would fill in parameters in the address of the file, too: these pages begin at the 404 page.
  const prefixes = findRoutePrefixes(plan).filter(({ path }) => !hasParameters(path));
  return listBases(plan.context).flatMap((base) =>
    prefixes.map(({ path }) => {
      const target = base + stripBaseUrl(path, baseUrl).slice(1);
      const folder = addTrailingSlash(target);
      return { prefix: folder, target: isFile ? target : folder };
    }),
  );
}
