import path from "../system/path.ts";
import { type LoadMarkdown, OPEN_QUERY, PROVIDED_QUERY } from "../bundler/plugin-markdown.ts";
import { engineFile } from "../bundler/engine-files.ts";
import type { CompileOptionsTable } from "../documents/compile-options.ts";
import { readFrontMatter } from "../markdown/site-functions.ts";
import { documentModule } from "../render/document-module.ts";
import type { LinkResolver } from "../routes/link-resolver.ts";
import type { CompiledDocument, DocumentLink, Json } from "../../shared/document.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import type { TranslatedLifecycles } from "../webpack/translate-lifecycles.ts";
import { circularPartials } from "./link-page.ts";
import type { SitePlan } from "./site-plan.ts";

export interface MarkdownModules {
  load: LoadMarkdown;
  /** Of the files that were loaded. */
  diagnostics: () => Diagnostic[];
}

export interface MarkdownModulesInput {
  plan: SitePlan;
  table: CompileOptionsTable;
  resolver: LinkResolver;
  /** What plugins ask of webpack. */
  translated?: Pick<TranslatedLifecycles, "documentLoaders"> | undefined;
}

/** Compiles Markdown that code imports to modules for the bundler. */
export function createMarkdownModules({
  plan,
  table,
  resolver,
  translated,
}: MarkdownModulesInput): MarkdownModules {
  const loaders = translated?.documentLoaders;
  const diagnostics = new Map<string, Diagnostic[]>();
  const partials = new Map<string, string[]>();

  const load: LoadMarkdown = async (id, onRead) => {
    const query = [OPEN_QUERY, PROVIDED_QUERY].find((end) => id.endsWith(end));
    const isOpen = query !== undefined;
    const filePath = isOpen ? id.slice(0, -query.length) : id;
    const loaded = loaders?.holdFor(filePath) ? await loaders.load(filePath) : undefined;
    for (const name of loaded?.files ?? []) if (name !== filePath) onRead?.(name);
    const source = loaded?.text ?? plan.context.sources.text(filePath);
    const options = table.entries[table.indexOf({ filePath })]?.options;
    if (!options) throw new Error(`No compile options for ${filePath}.`);
    // Few sites have such imports.
    const { compileDocument } = await import("../markdown/compile.ts");
    const document = await compileDocument({ source, filePath, options: { ...options, isOpen } });
    diagnostics.set(
      filePath,
      document.diagnostics.map((diagnostic) => ({ ...diagnostic, filePath })),
    );
    partials.set(filePath, listPartials(document));
    throwCircle([filePath], partials);
    const { frontMatter } = await readFrontMatter({ source, filePath }, options.parseFrontMatter);
    return documentModule({
      document,
      frontMatter,
      metadata: findMetadata(filePath, plan),
      hrefs: document.links.map((link) => resolveLink(link, { filePath, resolver })),
      runtime: engineFile("client/page/create-markdown"),
      isProvided: query === PROVIDED_QUERY,
    });
  };

  return {
    load,
    diagnostics: () => [...diagnostics.values()].flat(),
  };
}

const listPartials = ({ partials, partialExports = {} }: CompiledDocument): string[] => [
  ...Object.values(partials),
  ...Object.values(partialExports).map(({ filePath }) => filePath),
];

/** Each file is loaded after the one that shows it, so the last of a circle closes it. */
function throwCircle(chain: string[], partials: ReadonlyMap<string, string[]>): void {
  for (const next of partials.get(chain.at(-1) ?? "") ?? []) {
    if (chain.includes(next)) throw circularPartials([...chain, next]);
    throwCircle([...chain, next], partials);
  }
}

/** Of a file that is a page, too: what upstream gives to whoever imports it. */
function findMetadata(filePath: string, { pages }: SitePlan): Json | undefined {
  const documents = pages.flatMap((page) => page.documents);
  return documents.find(
    (document) => !document.truncated && path.normalize(document.filePath) === filePath,
  )?.metadata;
}

/** Code may show the file on any page: an address that depends on the page is left to the browser. */
function resolveLink(
  link: DocumentLink,
  { filePath, resolver }: { filePath: string; resolver: LinkResolver },
): string {
  const isOfPage =
    !/^(?:[/#@]|[a-z][a-z\d+.-]*:)/i.test(link.href) && !/\.mdx?(?:[?#]|$)/i.test(link.href);
  return isOfPage ? link.href : resolver.resolve({ link, filePath, routePath: "/" });
}
