import { existsSync } from "node:fs";
import path from "../system/path.ts";
import type { I18n, I18nLocaleConfig } from "./load-context.ts";
import { toLocale } from "../../shared/locale.ts";
import { AuthorError } from "../system/author-error.ts";
import { formatDidYouMean } from "../system/did-you-mean.ts";
import { locateDiagnostics } from "./locate-diagnostics.ts";
import { toSiteUrl } from "./check-urls.ts";
import type { Config } from "./types.ts";

const RTL_SCRIPTS = new Set([
  "Adlm",
  "Arab",
  "Hebr",
  "Mand",
  "Mend",
  "Nkoo",
  "Rohg",
  "Samr",
  "Syrc",
  "Thaa",
]);

const resolveLabel = (locale: string): string => {
  try {
    const label =
      new Intl.DisplayNames(locale, { type: "language", fallback: "code" }).of(locale) ?? locale;
    return label.charAt(0).toLocaleUpperCase(locale) + label.slice(1);
  } catch {
    return locale;
  }
};

const resolveCalendar = (locale: string): string => {
  try {
    const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
    return calendar;
  } catch {
    return "gregory";
  }
};

type LocaleFacts = Pick<I18nLocaleConfig, "label" | "direction" | "htmlLang" | "calendar" | "path">;

/** Waking `Intl` takes 15 ms, which sites in English alone needn't pay. */
const ENGLISH: LocaleFacts = {
  label: "English",
  direction: "ltr",
  htmlLang: "en",
  calendar: "gregory",
  path: "en",
};

const found = new Map<string, LocaleFacts>();

/**
 * What follows from the name of a locale alone. A site of many languages asks for those of all of them once for each:
 * what `Intl` has to load for that took a tenth of the build of 300 languages.
 */
export function resolveLocaleFacts(locale: string): LocaleFacts {
  if (locale === "en") return ENGLISH;
  const facts = found.get(locale) ?? findLocaleFacts(locale);
  found.set(locale, facts);
  return facts;
}

function findLocaleFacts(locale: string): LocaleFacts {
  const script = toLocale(locale)?.maximize().script ?? "Latn";
  return {
    label: resolveLabel(locale),
    direction: RTL_SCRIPTS.has(script) ? "rtl" : "ltr",
    htmlLang: locale,
    calendar: resolveCalendar(locale),
    path: locale,
  };
}

/** One slash at either end, none doubled. */
export const ensureSlashes = (baseUrl: string): string => `/${baseUrl}/`.replaceAll(/\/{2,}/g, "/");

const checkLocale = (locale: string, i18n: Config["i18n"], filePath: string): void => {
  const known = [...new Set([...i18n.locales, i18n.defaultLocale])];
  if (known.includes(locale)) return;
  const diagnostic = {
    severity: "error" as const,
    message: `The locale "${locale}" is not one of the site's.${formatDidYouMean(locale, known)}`,
    keyPath: "i18n.locales",
    hint: `The site's locales are: ${known.join(", ")}. Another one is added to \`i18n.locales\` first.`,
  };
  throw new AuthorError(locateDiagnostics([diagnostic], filePath));
};

export interface ResolveI18nArgs {
  siteDir: string;
  configPath: string;
  config: Pick<Config, "i18n" | "url" | "baseUrl">;
  locale?: string | undefined;
  /** False when one locale alone is built: each then stands at the root of a place of its own. */
  localizePath?: boolean | undefined;
}

/** Fills in everything about the site's locales. */
export const resolveI18n = ({
  siteDir,
  configPath,
  config,
  locale,
  localizePath = true,
}: ResolveI18nArgs): I18n => {
  const { defaultLocale, localeConfigs, path: folder } = config.i18n;
  const currentLocale = locale ?? defaultLocale;
  checkLocale(currentLocale, config.i18n, configPath);
  const locales = config.i18n.locales.includes(defaultLocale)
    ? config.i18n.locales
    : [defaultLocale, ...config.i18n.locales];

  const resolveLocaleConfig = (name: string): I18nLocaleConfig => {
    const given = localeConfigs[name] ?? {};
    const facts = resolveLocaleFacts(name);
    const localePath = given.path ?? facts.path;
    const segment = name === defaultLocale || !localizePath ? "" : `${name}/`;
    return {
      ...facts,
      htmlLang: given.htmlLang ?? facts.htmlLang,
      label: given.label ?? facts.label,
      direction: given.direction ?? facts.direction,
      calendar: given.calendar ?? facts.calendar,
      path: localePath,
      translate: given.translate ?? existsSync(path.join(siteDir, folder, localePath)),
      url: given.url === undefined ? config.url : toSiteUrl(given.url),
      baseUrl:
        given.baseUrl === undefined ? `${config.baseUrl}${segment}` : ensureSlashes(given.baseUrl),
    };
  };

  return {
    defaultLocale,
    locales: locales as [string, ...string[]],
    path: folder,
    currentLocale,
    localeConfigs: Object.fromEntries(locales.map((name) => [name, resolveLocaleConfig(name)])),
  };
};
