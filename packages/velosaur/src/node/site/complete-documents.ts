import { existsSync, readFileSync } from "node:fs";
import type { Json } from "../../shared/document.ts";
import { findOwnParser } from "../config/front-matter-parser.ts";
import type { DocumentModule } from "../contract/contract.ts";
import { readFrontMatter } from "../markdown/site-functions.ts";
import type { FindMetadataFile } from "../webpack/document-metadata.ts";
import type { SitePlan } from "./site-plan.ts";

/**
 * Plugins may name a Markdown file by its path alone. What a component finds beside its content is then read here: the
 * file's front matter, and metadata of the file that a rule of the plugin names.
 */
export async function completeDocuments(
  plan: SitePlan,
  findMetadataFile: FindMetadataFile | undefined,
): Promise<SitePlan> {
  const found = await readBare(plan, findMetadataFile);
  if (found.size === 0) return plan;
  const pages = plan.pages.map((page) => ({
    ...page,
    documents: page.documents.map((document) => ({ ...document, ...found.get(document) })),
  }));
  return { ...plan, pages };
}

type Facts = Pick<DocumentModule, "frontMatter" | "metadata">;

async function readBare(
  { pages, context, site }: SitePlan,
  findMetadataFile: FindMetadataFile | undefined,
): Promise<Map<DocumentModule, Facts>> {
  const bare = pages.flatMap(({ documents }) => documents).filter(isBare);
  const parser = findOwnParser(context.siteConfig.markdown.parseFrontMatter);
  const found = new Map<DocumentModule, Facts>();
  for (const document of bare.filter(({ filePath }) => existsSync(filePath))) {
    const { filePath } = document;
    const source = context.sources.text(filePath);
    const { frontMatter } = await readFrontMatter({ source, filePath }, parser);
    const file = findMetadataFile?.(filePath);
    found.set(document, {
      frontMatter: frontMatter as Facts["frontMatter"],
      metadata: file === undefined ? document.metadata : readMetadata(file, site.data),
    });
  }
  return found;
}

/** The engine's own plugins name metadata with each document. */
const isBare = ({ metadata, frontMatter }: DocumentModule): boolean =>
  [metadata, frontMatter].every((value) => Object.keys(Object(value) as object).length === 0);

function readMetadata(file: string, data: ReadonlyMap<string, unknown>): Json {
  if (data.has(file)) return data.get(file) as Json;
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Json) : {};
}
