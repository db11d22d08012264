import path from "../system/path.ts";
import type { PagePlan } from "../routes/plan-pages.ts";

/** Which files pages are made of, apart from partials: a file that is saved finds its pages, however many there are. */
export interface PageFiles {
  /** Pages by the absolute paths of their documents. */
  pages: ReadonlyMap<string, readonly PagePlan[]>;
  /** Absolute paths of components of routes; those of the engine's have a name, and are left out. */
  modules: ReadonlySet<string>;
}

export function indexPageFiles(plans: readonly PagePlan[], siteDir: string): PageFiles {
  const pages = new Map<string, PagePlan[]>();
  const ids = new Set<string>();
  for (const page of plans) {
    for (const id of page.moduleIds) ids.add(id);
    for (const file of documentsOf(page)) {
      const others = pages.get(file);
      if (others) others.push(page);
      else pages.set(file, [page]);
    }
  }
  const files = Array.from(ids, (id) => id.replace(/^@site(?=\/)/, () => siteDir));
  return { pages, modules: new Set(files.filter(path.isAbsolute)) };
}

const documentsOf = ({ documents }: PagePlan): Set<string> =>
  new Set(documents.map(({ filePath }) => path.normalize(filePath)));
