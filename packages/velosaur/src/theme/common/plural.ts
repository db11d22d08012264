import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useMemo } from "react";
import { toLocale } from "../../shared/locale.ts";

const order: Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];

interface PluralForms {
  rules: Intl.PluralRules;
  /** Those of the language, in the order in which a message has them. */
  categories: Intl.LDMLPluralRule[];
}

const known = new Map<string, PluralForms>();

/** Rules take longer to make than to ask. */
function pluralFormsOf(locale: string): PluralForms {
  const before = known.get(locale);
  if (before) return before;
  const rules = new Intl.PluralRules(toLocale(locale) ?? "en");
  const { pluralCategories } = rules.resolvedOptions();
  const forms = { rules, categories: order.filter((form) => pluralCategories.includes(form)) };
  known.set(locale, forms);
  return forms;
}

/** The form of `one|other` (or as many as the language has) that fits a count. */
export function selectPluralForm(messages: string, count: number, locale: string): string {
  const forms = messages.split("|");
  if (forms.length === 1) return forms[0]!;
  const { rules, categories } = pluralFormsOf(locale);
  const index = categories.indexOf(rules.select(count));
  // A translation with too few forms ends in its most general one.
  return forms[Math.min(index, forms.length - 1)]!;
}

export function usePluralForm(): {
  selectMessage: (count: number, pluralMessages: string) => string;
} {
  const { currentLocale } = useDocusaurusContext().i18n;
  return useMemo(
    () => ({
      selectMessage: (count, messages) =>
        selectPluralForm(messages, count, currentLocale).replaceAll("{count}", String(count)),
    }),
    [currentLocale],
  );
}
