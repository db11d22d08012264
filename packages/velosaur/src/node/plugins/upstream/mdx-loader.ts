/**
 * Stands in for `@docusaurus/mdx-loader`. The engine compiles all Markdown, wherever it is imported from, so that the
 * rule is but a name for those who look at it.
 */

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
