import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "../system/path.ts";
import { toLocale } from "../../shared/locale.ts";
import { OWN_DESCRIPTIONS, readOwnLabels } from "./own-labels.ts";

const PREFIX = "docusaurus-";

/**
 * What controls are called in the languages for which upstream has labels: those of the theme and of the plugins of
 * these names. `{}` for other languages, and for English, in which the components have their own.
 */
export async function readThemeLabels(
  locale: string,
  pluginNames: string[],
): Promise<Record<string, string>> {
  const known = toLocale(locale);
  if (!known || known.language === "en") return {};
  // Loaded late: most sites have one language, and it is English.
  const { readDefaultCodeTranslationMessages } = await import("@docusaurus/theme-translations");
  const labels = listFileNames(pluginNames).map((name) =>
    readDefaultCodeTranslationMessages({ locale, name }),
  );
  const own = readOwnLabels(known.maximize());
  return Object.assign({}, own, ...(await Promise.all(labels))) as Record<string, string>;
}

const listFileNames = (pluginNames: string[]): string[] => [
  "theme-common",
  ...pluginNames.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length)),
];

const DESCRIPTION = "___DESCRIPTION";

/** What the same texts are for, in words for translators, by id. */
export function readThemeDescriptions(pluginNames: string[]): Map<string, string> {
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve("@docusaurus/theme-translations/package.json"));
  const files = listFileNames(pluginNames)
    .map((name) => path.join(folder, "locales/base", `${path.basename(name)}.json`))
    .filter((file) => existsSync(file));
  const entries = files.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>),
  );
  return new Map([
    ...OWN_DESCRIPTIONS,
    ...entries
      .filter(([key]) => key.endsWith(DESCRIPTION))
      .map(([key, text]) => [key.slice(0, -DESCRIPTION.length), text] as const),
  ]);
}
