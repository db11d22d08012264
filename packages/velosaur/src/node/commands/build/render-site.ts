import type { PagePlan } from "../../routes/plan-pages.ts";
import type { RenderedFacts } from "../../render/render-task.ts";
import { joinObjects } from "../../system/join-objects.ts";
import { openPageStore } from "./page-store.ts";
import { isInPlace, preparePage, type PrepareInput } from "./pending-page.ts";
import { createRendering, type RenderInput } from "./rendering.ts";
import { createRestoring, type RestoreInput } from "./restore-pages.ts";

export interface RenderSiteInput extends PrepareInput, RenderInput, RestoreInput {
  pages: PagePlan[];
  /** Whether rendering a page may show that the bundle lacks the code of a document. */
  runsCode: (page: PagePlan) => boolean;
}

export interface RenderedSite {
  facts: RenderedFacts[];
  /** Documents that hand functions to the page, which nothing had shown before: the bundle needs their code. */
  programs: string[];
}

/**
 * Renders the pages that have changed since the build before, and returns the facts about all. Pages whose documents
 * run code come first: where one hands a function to the page, the bundle changes, and no other is rendered in vain.
 */
export async function renderSite(input: RenderSiteInput): Promise<RenderedSite> {
  const store = await openPageStore(input.cacheDir);
  const rendering = createRendering(input, store);
  const restoring = createRestoring(input, store);
  for (const [page, runsCode] of putCodeFirst(input)) {
    if (rendering.programs.size > 0) break;
    const candidate = joinObjects(preparePage(page, input, store.readsDocs(page.route.path)), {
      runsCode,
    });
    const known = store.find(page.route.path, candidate.key);
    if (known && input.output && isInPlace(candidate, input.output))
      store.keep(page.route.path, known);
    else if (known?.place) await restoring.add(candidate, known, known.place);
    else await rendering.add(candidate);
  }
  for (const page of await restoring.finish()) await rendering.add(page);
  await rendering.finish();
  const programs = [...rendering.programs];
  if (programs.length > 0) return { facts: [], programs };
  await store.save().catch(() => {});
  const facts = store.facts();
  const known = input.pages.map((page) => facts.get(page.route.path));
  return { facts: known.filter((page) => page !== undefined), programs };
}

/** Pages, and whether they run code: those that do come first. */
function putCodeFirst({ pages, runsCode }: RenderSiteInput): [page: PagePlan, runsCode: boolean][] {
  return pages
    .map((page): [PagePlan, boolean] => [page, runsCode(page)])
    .toSorted(([, one], [, other]) => Number(other) - Number(one));
}
