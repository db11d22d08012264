import path from "../system/path.ts";
import type { AssetEmitter } from "../output/emit-assets.ts";
import { partialFiles } from "../documents/compile-documents.ts";
import { documentKey } from "../documents/document-record.ts";
import type { DocumentRecord, DocumentSource } from "../documents/document-record.ts";
import type { CompileOptionsTable } from "../documents/compile-options.ts";
import type { Json } from "../../shared/document.ts";
import type { DocumentModule } from "../contract/contract.ts";
import type { DocumentTask, PageDocumentTask } from "../render/render-task.ts";
import type { PagePlan } from "../routes/plan-pages.ts";
import type { LinkResolver } from "../routes/link-resolver.ts";
import {
  comparablePathname,
  decodePathname,
  encodePathname,
  splitHref,
} from "../../shared/url/pathname.ts";
import type { DocumentLink } from "../../shared/document.ts";
import { isMarkdownFile } from "../routes/file-links.ts";
import { AuthorError } from "../system/author-error.ts";
import { joinObjects } from "../system/join-objects.ts";
import { programId } from "./bundle-plan.ts";

export interface LinkInput {
  siteDir: string;
  /** By `documentKey`. */
  documents: ReadonlyMap<string, DocumentRecord>;
  table: CompileOptionsTable;
  resolver: LinkResolver;
  assets: AssetEmitter;
}

/** Documents of a page with the addresses of what they link to and show. */
export function linkPage(page: PagePlan, input: LinkInput): PageDocumentTask[] {
  const routePath = page.route.path;
  return page.documents.map((document) => {
    const scope = joinObjects(input, { routePath, chain: [], redirects: document.redirects });
    return joinObjects(linkFile(document, scope), {
      metadata: document.metadata,
      frontMatter: document.frontMatter,
      assetsOfFrontMatter: {
        ...document.assets,
        ...emitFiles(document.assetFiles ?? {}, input.assets),
      },
    });
  });
}

/** Addresses of local files. */
function emitFiles(
  files: NonNullable<DocumentModule["assetFiles"]>,
  assets: AssetEmitter,
): Record<string, Json> {
  const addressOf = (filePath: string): string => assets.resolve({ filePath, kind: "url" }).url;
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      name,
      Array.isArray(file)
        ? file.map((entry) => (entry === null ? null : addressOf(entry)))
        : addressOf(file),
    ]),
  );
}

interface FileScope extends LinkInput {
  routePath: string;
  redirects: DocumentModule["redirects"];
  /** Files on the way from the page to this one, to see a circle. */
  chain: string[];
}

function linkFile(source: DocumentSource, scope: FileScope): DocumentTask {
  const { filePath } = source;
  const record = scope.documents.get(documentKey(source));
  if (!record) throw new Error(`${filePath} was not compiled.`);
  const { resolver, routePath } = scope;
  const chain = [...scope.chain, filePath];
  if (scope.chain.includes(filePath)) throw circularPartials(chain);
  const partials = partialFiles(record).map(
    (partial) => [partial, linkFile({ filePath: partial }, { ...scope, chain })] as const,
  );
  return {
    record,
    options: scope.table.indexOf(source),
    hrefs: record.links.map((link) => {
      const address = resolver.resolve({ link, filePath, routePath });
      return scope.redirects ? redirectLink(address, link, { ...scope, record }) : address;
    }),
    assets: record.assets.map((asset) => scope.assets.resolve(asset)),
    partials: Object.fromEntries(partials),
    ...(record.kind === "program" && { program: programId(record, scope.siteDir) }),
  };
}

/** A page that repeats one of another version leads to pages of its own version. */
function redirectLink(
  address: string,
  link: DocumentLink,
  { redirects, record, resolver, routePath }: FileScope & { record: DocumentRecord },
): string {
  if (!redirects || !isFileLink(link, record)) return address;
  const { pathname, search, hash } = splitHref(address);
  const other = redirects.get(comparablePathname(decodePathname(pathname)));
  if (other === undefined) return address;
  const href = encodePathname(other) + search + hash;
  return resolver.resolve({ link: { ...link, href }, filePath: record.filePath, routePath });
}

/** Plugins of the site have seen links to files as addresses. */
const isFileLink = ({ href }: DocumentLink, { fileLinks = [] }: DocumentRecord): boolean =>
  isMarkdownFile(splitHref(href).pathname) || fileLinks.some(([, address]) => address === href);

export function circularPartials(chain: string[]): AuthorError {
  const names = chain.map((file) => path.basename(file)).join(" → ");
  return new AuthorError({
    severity: "error",
    message: `Partials import each other in a circle: ${names}.`,
    filePath: chain[0] ?? "",
    hint: "Take one of the imports out: a partial can't contain itself.",
  });
}
