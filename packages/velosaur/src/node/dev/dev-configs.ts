import type { InlineConfig } from "vite";
import type { TranslatedLifecycles } from "../webpack/translate-lifecycles.ts";
import { findPostCssFiles, postCssPlugin } from "../webpack/plugin-post-css.ts";
import { createStyleSources } from "../webpack/style-sources.ts";

/** Both sides of what plugins ask of webpack, for one server that has both. */
export function createDevConfigs(
  siteDir: string,
  translated: TranslatedLifecycles | undefined,
): InlineConfig[] {
  const given = translated?.postCss;
  const hasPostCss = given !== undefined || findPostCssFiles(siteDir).length > 0;
  const styling = hasPostCss
    ? [{ plugins: [postCssPlugin({ siteDir, given, sources: createStyleSources() })] }]
    : [];
  if (!translated) return styling;
  const { client, server } = translated;
  return [
    client,
    {
      plugins: server.plugins ?? [],
      ...(server.define && { environments: { ssr: { define: server.define } } }),
      ...(server.ssr && { ssr: server.ssr }),
    },
    ...styling,
  ];
}
