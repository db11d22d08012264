import path from "node:path";
import type { AssetEmitter } from "../../output/emit-assets.ts";
import { partialFiles } from "../../documents/compile-documents.ts";
import type { DocumentRecord } from "../../documents/document-record.ts";
import type { CompileOptionsTable } from "../../documents/compile-options.ts";
import type { DocumentTask, PageDocumentTask } from "../../render/render-task.ts";
import type { PagePlan } from "../../render/plan-pages.ts";
import type { LinkResolver } from "../../routes/link-resolver.ts";
import { AuthorError } from "../../system/author-error.ts";
import { programId } from "./bundle-plan.ts";

export interface LinkInput {
  documents: ReadonlyMap<string, DocumentRecord>;
  table: CompileOptionsTable;
  resolver: LinkResolver;
  assets: AssetEmitter;
}

/** Documents of a page with the addresses of what they link to and show. */
export function linkPage(page: PagePlan, input: LinkInput): PageDocumentTask[] {
  return page.documents.map((document) => ({
    ...linkFile(document.filePath, { ...input, routePath: page.route.path, chain: [] }),
    metadata: document.metadata,
    frontMatter: document.frontMatter,
    assetsOfFrontMatter: document.assets ?? {},
  }));
}

interface FileScope extends LinkInput {
  routePath: string;
  /** Files on the way from the page to this one, to see a circle. */
  chain: string[];
}

function linkFile(filePath: string, scope: FileScope): DocumentTask {
  const record = scope.documents.get(filePath);
  if (!record) throw new Error(`${filePath} was not compiled.`);
  const { resolver, routePath } = scope;
  const chain = [...scope.chain, filePath];
  if (scope.chain.includes(filePath)) throw circularPartials(chain);
  const partials = partialFiles(record).map((partial) => [partial, linkFile(partial, { ...scope, chain })] as const);
  return {
    record,
    options: scope.table.indexOf(filePath),
    hrefs: record.links.map((link) => resolver.resolve({ link, filePath, routePath })),
    assets: record.assets.map((asset) => scope.assets.resolve(asset)),
    partials: Object.fromEntries(partials),
    ...(record.kind === "program" && { program: programId(record) }),
  };
}

function circularPartials(chain: string[]): AuthorError {
  const names = chain.map((file) => path.basename(file)).join(" → ");
  return new AuthorError({
    severity: "error",
    message: `Partials import each other in a circle: ${names}.`,
    filePath: chain[0] ?? "",
    hint: "Take one of the imports out: a partial can't contain itself.",
  });
}
