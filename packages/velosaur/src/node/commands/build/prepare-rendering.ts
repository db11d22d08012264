import { readFileSync } from "node:fs";
import path from "../../system/path.ts";
import { listStaticDirs } from "../../config/static-dirs.ts";
import { markUsed } from "../../cache/sweep.ts";
import { hashParts } from "../../cache/hash.ts";
import { hasPolicy } from "../../output/content-security-policy.ts";
import { createAssetEmitter, type AssetEmitter } from "../../output/emit-assets.ts";
import { HEADERS_FILE } from "../../output/headers.ts";
import { createImageSizes } from "../../output/image-sizes.ts";
import { findStaticFiles, type StaticFile } from "../../output/static-files.ts";
import type { PagePlan } from "../../routes/plan-pages.ts";
import type { PageDocumentTask, RenderSetup } from "../../render/render-task.ts";
import type { Diagnostic } from "../../system/diagnostic.ts";
import { findCopiedFiles } from "../../webpack/copied-files.ts";
import { chooseStyles } from "./choose-styles.ts";
import type { CompiledSite } from "./compile-and-bundle.ts";
import type { OpenBuild } from "./open-build.ts";
import { keepSharedData, keepText } from "./keep-shared-data.ts";
import { createDocsLists, type DocsLists } from "../../site/docs-lists.ts";
import { createSiteFile } from "../../site/site-data.ts";
import type { SitePlan } from "../../site/site-plan.ts";
import { createHtmlSetup } from "../../site/html-setup.ts";
import { linkPage } from "../../site/link-page.ts";

export interface PreparedRendering {
  setup: RenderSetup;
  siteKey: string;
  docsLists: DocsLists;
  link: (page: PagePlan) => PageDocumentTask[];
  assets: AssetEmitter;
  staticFiles: StaticFile[];
  /** Found while linking. */
  diagnostics: () => Diagnostic[];
}

/** Everything that pages share, once the bundle exists. */
export async function prepareRendering(
  { plan, table, resolver, cacheDir, translated, output }: OpenBuild,
  compiled: CompiledSite,
): Promise<PreparedRendering> {
  const { context, site } = plan;
  const { siteDir, siteConfig, baseUrl } = context;
  const staticFiles = findStaticFiles(
    listStaticDirs(context),
    findCopiedFiles(translated?.copies ?? []),
  );
  const images = await prepareImages(plan, compiled);
  const assets = createAssetEmitter(baseUrl, images.sizes);
  const siteFile = createSiteFile({
    context,
    ...site,
    needsPrismThemes: compiled.bundle.needsPrismThemes,
    configFields: compiled.bundle.configFields,
  });
  const sharedTexts = new Map([...site.sharedData, [siteFile.url, siteFile.text] as const]);
  const html = createHtmlSetup(plan, {
    entry: chooseStyles({
      bundle: compiled.bundle,
      tags: Object.values(site.htmlTags).join("\n"),
      staticFiles,
      baseUrl,
    }),
    hasPolicy: findPolicy(staticFiles),
  });
  const setup: RenderSetup = {
    siteDir,
    cacheDir,
    areApart: output === undefined,
    bundle: compiled.bundle,
    html,
    site: siteFile.url,
    titleSuffix: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
    noIndex: siteConfig.noIndex,
    sharedFiles: keepSharedData(sharedTexts, cacheDir),
    knownPaths: plan.pages.map((page) => page.route.path),
  };
  return {
    setup,
    siteKey: hashParts([
      compiled.bundle.id,
      compiled.bundle.source,
      JSON.stringify(html),
      // It stands in every page, so a doc that comes or goes makes all pages anew: the list of docs has another address.
      siteFile.url,
    ]),
    docsLists: createDocsLists({
      baseUrl,
      keep: (url, text) => keepText(url, { text, cacheDir }),
    }),
    link: createPageLinker((page) =>
      linkPage(page, { siteDir, documents: compiled.documents, table, resolver, assets }),
    ),
    assets,
    staticFiles,
    diagnostics: () => [...images.diagnostics, ...resolver.diagnostics()],
  };
}

interface PreparedImages {
  sizes: ReturnType<typeof createImageSizes>;
  diagnostics: Diagnostic[];
}

async function prepareImages(
  { plugins }: SitePlan,
  { documents }: CompiledSite,
): Promise<PreparedImages> {
  const sizes = createImageSizes(plugins);
  const diagnostics = (await sizes?.prepare(documents.values())) ?? [];
  for (const file of sizes?.files() ?? []) markUsed(path.dirname(file));
  return { sizes, diagnostics };
}

/** Pages are linked once: to render them, and to check their links. */
function createPageLinker(
  link: (page: PagePlan) => PageDocumentTask[],
): (page: PagePlan) => PageDocumentTask[] {
  const linked = new Map<PagePlan, PageDocumentTask[]>();
  return (page) => {
    const known = linked.get(page) ?? link(page);
    linked.set(page, known);
    return known;
  };
}

function findPolicy(staticFiles: readonly StaticFile[]): boolean {
  const headers = staticFiles.find(({ name }) => name === HEADERS_FILE);
  return headers !== undefined && hasPolicy(readFileSync(headers.filePath, "utf8"));
}
