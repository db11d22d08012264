/** Documents of one page, from their files to what the page needs of them. */

import { linkPage } from "../site/link-page.ts";
import type { DocumentRecord } from "../documents/document-record.ts";
import { LateProgram, linkDocuments } from "../render/link-document.ts";
import type { PagePlan } from "../routes/plan-pages.ts";
import type { PageDocumentTask } from "../render/render-task.ts";
import type { PageDocument } from "../../shared/payload.ts";
import type { DevDocuments } from "./dev-documents.ts";
import type { DevSite } from "./dev-site.ts";

export interface DevPageInput {
  site: DevSite;
  documents: DevDocuments;
  cacheDir: string;
  /** Loads a module in Node, for expressions of documents. */
  importModule: (id: string) => Promise<Record<string, unknown>>;
}

export async function compilePage(
  page: PagePlan,
  { documents, site }: Pick<DevPageInput, "documents" | "site">,
): Promise<Map<string, DocumentRecord>> {
  const compiled = new Map<string, DocumentRecord>();
  for (const document of page.documents)
    await documents.compile(document, { site, into: compiled });
  return compiled;
}

export const planLinks = (
  page: PagePlan,
  documents: ReadonlyMap<string, DocumentRecord>,
  { plan, table, resolver, assets }: DevSite,
): PageDocumentTask[] =>
  linkPage(page, { siteDir: plan.context.siteDir, documents, table, resolver, assets });

export interface LinkedPage {
  tasks: PageDocumentTask[];
  documents: PageDocument[];
}

/**
 * Makes of a page's compiled documents what it needs. Where one hands a function to the page, which only running its
 * code tells, that code goes to the browser: the document counts as a program from then on.
 */
export async function linkDevPage(
  tasks: PageDocumentTask[],
  compiled: ReadonlyMap<string, DocumentRecord>,
  { page, ...input }: DevPageInput & { page: PagePlan },
): Promise<LinkedPage> {
  const { site, cacheDir, importModule } = input;
  const options = Promise.resolve(site.table.entries.map((entry) => entry.options));
  try {
    return { tasks, documents: await linkDocuments(tasks, { cacheDir, importModule, options }) };
  } catch (error) {
    const late = error instanceof LateProgram ? compiled.get(error.key) : undefined;
    if (!late) throw error;
    late.kind = "program";
    return linkDevPage(planLinks(page, compiled, site), compiled, { page, ...input });
  }
}
