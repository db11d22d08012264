import { existsSync, readFileSync } from "node:fs";
import path from "../../system/path.ts";
import { describeValue, hashParts } from "../../cache/hash.ts";
import { toPortableText } from "../../cache/portable-key.ts";
import { listFiles } from "../../content/find-files.ts";
import { findRepository, readGit } from "../../content/git/run-git.ts";
import type { LoadContext } from "../../contract/contract.ts";
import type { SitePlan } from "../../site/site-plan.ts";
import type { SiteIdentity } from "./part.ts";

/** `given`: as the configuration was resolved, before plugins had it. */
export const identifySite = (given: LoadContext, plan: SitePlan): SiteIdentity => ({
  configuration: hashConfiguration(given),
  content: hashContent(plan),
});

/** What a function does depends on more than its own source: on all modules about it. */
function hashConfiguration({
  siteConfig,
  siteDir,
  siteConfigPath,
  loader,
  i18n,
}: LoadContext): string {
  const modules = [...new Set([siteConfigPath, ...loader.files()])].filter((file) =>
    existsSync(file),
  );
  return hashParts([
    toPortableText(describeValue([siteConfig, i18n]), siteDir),
    ...modules.map((file) => readFileSync(file, "utf8")).toSorted(),
  ]);
}

function hashContent({ context, pages, site }: SitePlan): string {
  const { siteDir, sources } = context;
  const documents = pages.flatMap((page) => page.documents.map(({ filePath }) => filePath));
  const components = path.join(siteDir, "src");
  return hashParts([
    ...pages.map(({ route }) => route.path),
    ...[...new Set(documents)].flatMap((filePath) => [
      path.relative(siteDir, filePath),
      sources.facts(filePath).hash,
    ]),
    ...site.sharedData.keys(),
    JSON.stringify(site.globalData),
    ...listFiles(components).flatMap((name) => [
      name,
      readFileSync(path.join(components, name), "latin1"),
    ]),
  ]);
}

/** What is checked out; undefined where the site is in no repository, or git isn't there. */
export async function readCommit(siteDir: string): Promise<string | undefined> {
  const repository = findRepository(siteDir);
  if (repository === undefined) return undefined;
  try {
    return (await readGit({ repository, args: ["rev-parse", "HEAD"] })).trim();
  } catch {
    return undefined;
  }
}
