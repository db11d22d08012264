import { hashParts } from "../../cache/hash.ts";
import type { LoadContext } from "../../contract/contract.ts";
import type { OutputFolder, StageOptions } from "../../output/output-folder.ts";
import type { FileLook } from "../../system/file-state.ts";
import type { PageDocs } from "../../render/page-docs.ts";
import type { DocumentTask, PageDocumentTask } from "../../render/render-task.ts";
import type { Json } from "../../../shared/document.ts";
import type { RouteLevel } from "../../../shared/payload.ts";
import type { PagePlan } from "../../routes/plan-pages.ts";
import type { DocsLists } from "../../site/docs-lists.ts";
import { markdownFile } from "../../../shared/url/markdown-path.ts";
import { outputFile } from "../../../shared/url/output-file.ts";
import { payloadFile } from "../../../shared/url/payload-path.ts";
import { searchPageFile } from "../../../shared/url/search-path.ts";

export interface PrepareInput {
  context: LoadContext;
  link: (page: PagePlan) => PageDocumentTask[];
  docsLists: DocsLists;
  /** Identity of everything that all pages depend on. */
  siteKey: string;
  /** Whether a page is wanted as Markdown, too. */
  isMarkdown?: (routePath: string) => boolean;
  /** Visitors search the text of its pages on the site itself. */
  isSearched?: (page: PagePlan) => boolean;
}

export interface PendingPage {
  page: PagePlan;
  runsCode: boolean;
  /** Of its files, in the order in which they are kept. */
  names: { html: string; payload: string; markdown?: string; search?: string };
  documents: PageDocumentTask[];
  docs?: PageDocs;
  key: string;
}

/** `readsDocs`: it is known to read the list of all docs of its version. */
export function preparePage(
  page: PagePlan,
  input: PrepareInput,
  readsDocs: boolean,
): Omit<PendingPage, "runsCode"> {
  const { context, link, docsLists, siteKey, isMarkdown, isSearched } = input;
  const { baseUrl, siteConfig } = context;
  const routePath = page.route.path;
  const documents = link(page);
  const docs = docsLists.find(page.levels, readsDocs);
  const names = {
    html: outputFile({ routePath, baseUrl, trailingSlash: siteConfig.trailingSlash }),
    payload: payloadFile({ pathname: routePath, baseUrl }),
    ...(isMarkdown?.(routePath) && { markdown: markdownFile({ pathname: routePath, baseUrl }) }),
    ...(isSearched?.(page) && { search: searchPageFile({ pathname: routePath, baseUrl }) }),
  };
  return {
    page,
    names,
    documents,
    ...(docs && { docs }),
    key: hashParts([
      siteKey,
      describeLevels(page.levels),
      ...documents.flatMap(documentKeys),
      ...(docs?.shared ? [docs.shared.url] : []),
    ]),
  };
}

/** Pages of one layout share its levels: their text is made once. */
const layoutTexts = new WeakMap<RouteLevel, string>();

function describeLevels(levels: readonly RouteLevel[]): string {
  const texts = levels.slice(0, -1).map((layout) => {
    const known = layoutTexts.get(layout) ?? JSON.stringify(layout);
    layoutTexts.set(layout, known);
    return known;
  });
  return [...texts, JSON.stringify(levels.at(-1))].join();
}

function documentKeys(document: PageDocumentTask): string[] {
  const { metadata, frontMatter, assetsOfFrontMatter } = document;
  // Most say the same in both.
  const own = isPartOf(frontMatter, metadata) ? null : frontMatter;
  return [...contentKeys(document), JSON.stringify([metadata, own, assetsOfFrontMatter])];
}

const isPartOf = (frontMatter: Json, metadata: Json): boolean =>
  typeof metadata === "object" &&
  metadata !== null &&
  !Array.isArray(metadata) &&
  metadata["frontMatter"] === frontMatter;

/** Nothing in them tells where the site lies: a page that was rendered elsewhere is the same page. */
function contentKeys({ record, hrefs, assets, partials, program }: DocumentTask): string[] {
  const { contentTitle, body } = record;
  return [
    body.hash,
    JSON.stringify([contentTitle, hrefs, assets, program]),
    // A document says by its source which partial has which name, and a partial what others read of it.
    ...Object.values(partials).flatMap((partial) => [
      record.source,
      partial.record.source,
      ...contentKeys(partial),
    ]),
  ];
}

export const isInPlace = ({ names, key }: PendingPage, output: OutputFolder): boolean =>
  Object.values(names).every((name) => output.reuse(name, key));

/** `looks`: at its files, which somebody else has written. */
export function noteFiles(
  { names }: PendingPage,
  output: OutputFolder | undefined,
  looks: readonly FileLook[],
): void {
  for (const [index, name] of Object.values(names).entries()) {
    const look = looks[index];
    if (look) output?.note(name, look);
  }
}

export const stageFiles = (
  { names, key }: PendingPage,
  output: OutputFolder | undefined,
  options?: StageOptions,
): string[] => (output ? Object.values(names).map((name) => output.stage(name, key, options)) : []);
