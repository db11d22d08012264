import { partialFiles } from "../../documents/compile-documents.ts";
import {
  documentKey,
  type DocumentRecord,
  type DocumentSource,
} from "../../documents/document-record.ts";
import type { PagePlan } from "../../routes/plan-pages.ts";
import { hasLocalSearch, isSearched } from "../../search/plan-search.ts";
import type { SitePlan } from "../../site/site-plan.ts";
import type { CompiledSite } from "./compile-and-bundle.ts";
import type { RenderedBuild } from "./finished-site.ts";
import { createMarkdownFilter } from "./markdown-pages.ts";
import type { OpenBuild } from "./open-build.ts";
import { type PreparedRendering, prepareRendering } from "./prepare-rendering.ts";
import { type RenderedSite, renderSite } from "./render-site.ts";

/** Renders the pages, once the bundle has the code of all documents that turn out to need the browser. */
export async function renderPages<Build extends OpenBuild>(
  build: Build,
  compiled: CompiledSite,
): Promise<Build & RenderedBuild> {
  let site = compiled;
  let rendered = await renderWith(build, site);
  while (rendered.programs.length > 0) {
    site = await site.addPrograms(rendered.programs);
    rendered = await renderWith(build, site);
  }
  const { rendering, facts } = rendered;
  return { ...build, compiled: site, rendering, facts };
}

async function renderWith(
  build: OpenBuild,
  compiled: CompiledSite,
): Promise<RenderedSite & { rendering: PreparedRendering }> {
  const { pages } = build;
  const { context } = build.plan;
  const rendering = await prepareRendering(build, compiled);
  const phase = build.progress.start("render", { noun: "page", total: pages.length });
  const rendered = await renderSite({
    ...build,
    ...rendering,
    context,
    pages,
    runsCode: createCodeTest(compiled.documents),
    isMarkdown: createMarkdownFilter(context),
    ...(hasLocalSearch(context) && { isSearched }),
    mayLink: build.isMerge === true && !mayRewrite(build.plan),
    onProgress: phase.add,
  });
  phase.done();
  return { ...rendered, rendering };
}

/** A site's plugins may write to files of the output, which must not be those of a part. */
const mayRewrite = ({ plugins }: SitePlan): boolean =>
  plugins.some(
    ({ isBuiltIn, postBuild, outputWritten }) => !isBuiltIn && (postBuild ?? outputWritten),
  );

/** Whether a document of a page, or a partial of it, has code that is run when the page is rendered. */
export function createCodeTest(
  documents: ReadonlyMap<string, DocumentRecord>,
): (page: Pick<PagePlan, "documents">) => boolean {
  const runsCode = (source: DocumentSource, chain: readonly string[] = []): boolean => {
    const record = documents.get(documentKey(source));
    if (!record || chain.includes(record.filePath)) return false;
    const files = [...chain, record.filePath];
    return (
      (record.hasCode && record.kind === "data") ||
      partialFiles(record).some((filePath) => runsCode({ filePath }, files))
    );
  };
  return ({ documents: sources }) => sources.some((source) => runsCode(source));
}
