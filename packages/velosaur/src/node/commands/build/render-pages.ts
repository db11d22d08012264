import { hasLocalSearch, isSearched } from "../../search/plan-search.ts";
import type { CompiledSite } from "./compile-and-bundle.ts";
import type { FinishedSite } from "./finished-site.ts";
import { createMarkdownFilter } from "./markdown-pages.ts";
import type { OpenBuild } from "./open-build.ts";
import { prepareRendering } from "./prepare-rendering.ts";
import { renderSite } from "./render-site.ts";

/** Renders all pages; again, with a larger bundle, if some documents turn out to need the browser. */
export async function renderPages(build: OpenBuild, compiled: CompiledSite): Promise<FinishedSite> {
  const { context, pages } = build.plan;
  const rendering = await prepareRendering(build, compiled);
  const phase = build.progress.start("render", { noun: "pages", total: pages.length });
  const { facts, programs } = await renderSite({
    ...build,
    ...rendering,
    context,
    pages,
    isMarkdown: createMarkdownFilter(context),
    ...(hasLocalSearch(context) && { isSearched }),
    onProgress: phase.add,
  });
  phase.done();
  if (programs.length > 0) return renderPages(build, await compiled.addPrograms(programs));
  return { ...build, compiled, rendering, facts };
}
