import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useMemo } from "react";

const order: Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];

/** The form of `one|other` (or as many as the language has) that fits a count. */
export function selectPluralForm(messages: string, count: number, locale: string): string {
  const forms = messages.split("|");
  if (forms.length === 1) return forms[0]!;
  const rules = new Intl.PluralRules(locale);
  const categories = order.filter((category) =>
    rules.resolvedOptions().pluralCategories.includes(category),
  );
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
