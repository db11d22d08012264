import type { LoadContext } from "../contract/contract.ts";
import {
  type CompileOptionsInput,
  type CompileOptionsTable,
  createCompileOptionsTable,
  overrideDirs,
} from "../documents/compile-options.ts";
import type { LinkResolver } from "../routes/link-resolver.ts";
import type { TranslatedLifecycles } from "../webpack/translate-lifecycles.ts";
import { completeDocuments } from "./complete-documents.ts";
import { createSiteLinks } from "./site-links.ts";
import { planSite, type SitePlan } from "./site-plan.ts";
import { translatePlan } from "./translate-plan.ts";

/** What has to be known of a site before its first document is compiled: to build it and to serve it. */
export interface PreparedSite {
  plan: SitePlan;
  /** What plugins ask of webpack. */
  translated: TranslatedLifecycles | undefined;
  /** How documents are compiled. */
  table: CompileOptionsTable;
  /** Where links in documents lead. */
  resolver: LinkResolver;
}

/** `before`: the same site before an edit of files; what plugins ask of webpack is asked once. */
export async function prepareSite(
  given: LoadContext,
  before?: PreparedSite,
  changed?: readonly string[],
): Promise<PreparedSite> {
  const planned = await planSite(given, before?.plan, changed);
  const translated = before ? before.translated : await translatePlan(planned);
  const plan = await completeDocuments(planned, translated?.findMetadataFile);
  const table = createCompileOptionsTable(compileOptionsInput({ plan, translated }));
  return { plan, translated, table, resolver: createSiteLinks(plan) };
}

export const compileOptionsInput = ({
  plan: { context, plugins, site },
  translated,
}: Pick<PreparedSite, "plan" | "translated">): CompileOptionsInput => ({
  context,
  rules: site.markdownRules,
  overrideDirs: overrideDirs(context, plugins),
  codeTranslations: site.codeTranslations,
  aliases: translated?.aliases,
  loadedEndings: translated?.loadedEndings,
});
