/**
 * Stands in for `@docusaurus/mdx-loader`. The engine compiles all Markdown, wherever it is imported from, so that the
 * rule is but a name for those who look at it.
 */

import type { ReactNode } from "react";
import type { TocItem } from "../../../shared/document.ts";

export type TOCItem = TocItem;

/** A document as a module: what its content plugin knows of it stands beside the component. */
export interface LoadedMDXContent<FrontMatter, Metadata, Assets = undefined> {
  (): ReactNode;
  readonly frontMatter: FrontMatter;
  readonly metadata: Metadata;
  readonly assets: Assets;
  readonly contentTitle: string | undefined;
  readonly toc: readonly TOCItem[];
}

interface LoaderItem {
  loader: string;
  options: Record<string, unknown>;
}

export const createMDXLoaderItem = async (
  options: Record<string, unknown>,
): Promise<LoaderItem> => ({ loader: import.meta.filename, options });

export const createMDXLoaderRule = async ({
  include,
  options,
}: {
  include: unknown[];
  options: Record<string, unknown>;
}): Promise<{ test: RegExp; include: unknown[]; use: LoaderItem[] }> => ({
  test: /\.mdx?$/i,
  include,
  use: [await createMDXLoaderItem(options)],
});

/** As a loader it leaves the text to the engine. */
const mdxLoader = (source: string): string => source;
export default mdxLoader;
