import { AuthorError } from "../system/author-error.ts";
import type { TranslatedLifecycles } from "../webpack/translate-lifecycles.ts";
import type { LoadedPlugin } from "../contract/contract.ts";
import { speaksToWebpack } from "../contract/run-lifecycle.ts";
import type { Diagnostic } from "../system/diagnostic.ts";
import type { SitePlan } from "./site-plan.ts";

/** Whether a plugin speaks to webpack or PostCSS, and to nothing that the engine has instead. */
export const asksWebpack = (plugin: LoadedPlugin): boolean =>
  typeof plugin.configurePostCss === "function" || speaksToWebpack(plugin);

/** What plugins ask of webpack; nothing is loaded for sites whose plugins ask for nothing. */
export async function translatePlan({
  context,
  plugins,
  site,
}: SitePlan): Promise<TranslatedLifecycles | undefined> {
  if (!plugins.some(asksWebpack)) return undefined;
  const { translateLifecycles } = await import("../webpack/translate-lifecycles.ts");
  return translateLifecycles({ context, plugins, allContent: site.allContent });
}

/** Whoever reads of a failure has to know first what has not been honoured. */
export const tellBefore = (error: unknown, told: Diagnostic[]): unknown =>
  error instanceof AuthorError && told.length > 0
    ? new AuthorError([...told, ...error.diagnostics], { cause: error })
    : error;
