import { resolveConfig, takeOnlyLocale } from "../../config/resolve-config.ts";
import type { LoadContext } from "../../contract/contract.ts";
import type { BuildOptions, CommandArgs } from "../options.ts";

/** The locales that are asked for, one after another: the configuration is read anew for each of several. */
export async function* resolveLocales({
  siteDir,
  options,
}: CommandArgs<BuildOptions>): AsyncGenerator<LoadContext> {
  const common = {
    siteDir,
    configPath: options.config,
    outDir: options.outDir,
    mode: "production",
  } as const;
  const first = options.locale ? undefined : await resolveConfig(common);
  const only = first && takeOnlyLocale(first);
  if (only) {
    yield only;
    return;
  }
  const locales = options.locale ?? first?.i18n.locales ?? [];
  // A locale that is asked for by name, and alone, is built at the root.
  const localizePath = options.locale === undefined || locales.length > 1;
  for (const locale of locales) yield await resolveConfig({ ...common, locale, localizePath });
}
