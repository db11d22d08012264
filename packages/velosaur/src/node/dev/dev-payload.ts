import type { Chunk, PagePayload } from "../../shared/payload.ts";
import { programId } from "../site/bundle-plan.ts";
import type { DocumentRecord } from "../documents/document-record.ts";
import { collectModuleIds, listEffects } from "../render/module-ids.ts";
import type { PagePlan } from "../routes/plan-pages.ts";
import { AuthorError } from "../system/author-error.ts";
import type { DevWarnings } from "./dev-warnings.ts";
import { compilePage, type DevPageInput, linkDevPage, planLinks } from "./dev-page.ts";

export interface DevPayloadInput extends DevPageInput {
  /** Where the browser finds a module. */
  findChunk: (id: string) => Promise<Chunk>;
  /** Is told of documents whose code the browser needs. */
  addProgram: (id: string, record: DocumentRecord) => void;
  warnings: DevWarnings;
}

/** Everything a page needs, made when it is asked for. */
export async function createDevPayload(
  page: PagePlan,
  input: DevPayloadInput,
): Promise<PagePayload> {
  const { site } = input;
  const { siteDir } = site.plan.context;
  const compiled = await compilePage(page, input);
  const diagnostics = (await site.sizes?.prepare(compiled.values())) ?? [];
  if (diagnostics.length > 0) throw new AuthorError(diagnostics);
  for (const { filePath } of compiled.values()) site.resolver.forget(filePath);
  const planned = planLinks(page, compiled, site);
  input.warnings.tellDocuments(compiled.values(), site);
  const { tasks, documents } = await linkDevPage(planned, compiled, { page, ...input });
  for (const record of compiled.values()) {
    if (record.kind === "program") input.addProgram(programId(record, siteDir), record);
  }
  const ids = [
    ...new Set([
      ...page.moduleIds,
      ...documents.flatMap(collectModuleIds),
      ...tasks.flatMap(listEffects),
    ]),
  ];
  const programs = new Map(
    [...compiled.values()].map((record) => [programId(record, siteDir), record]),
  );
  const modules = await Promise.all(
    ids.map(async (id) => [id, addVersion(await input.findChunk(id), programs.get(id))] as const),
  );
  return {
    build: "dev",
    levels: page.levels,
    documents,
    modules: Object.fromEntries(modules),
    site: { $shared: site.siteFile },
  };
}

/** An edited document's code has another address: the browser keeps what it has loaded from the one before. */
function addVersion(chunk: Chunk, program: DocumentRecord | undefined): Chunk {
  return program ? { ...chunk, js: `${chunk.js}?t=${toTimestamp(program.source)}` } : chunk;
}

/** Vite leaves out of a module's identity what looks like a time: thirteen digits. */
const toTimestamp = (hash: string): string =>
  String(Number.parseInt(hash.slice(0, 12), 16) % 1e13).padStart(13, "0");
