import type { MarkupLabels } from "../../shared/markup/labels.ts";

/** Ids under which the theme's texts are translated. */
const IDS: Record<Exclude<keyof MarkupLabels, "admonitions" | "details">, string> = {
  directLink: "theme.common.headingLinkTitle",
  copy: "theme.CodeBlock.copy",
  copied: "theme.CodeBlock.copied",
  copyAriaLabel: "theme.CodeBlock.copyButtonAriaLabel",
  wordWrap: "theme.CodeBlock.wordWrapToggle",
};
const ADMONITION = "theme.admonition.";

/** Texts that the compiler writes, as far as the site or its theme translates them. */
export function collectLabels(
  translations: Readonly<Record<string, string>>,
): Partial<MarkupLabels> {
  const texts = Object.entries(IDS).flatMap(([name, id]) => {
    const text = translations[id];
    return text === undefined ? [] : [[name, text]];
  });
  const admonitions = Object.entries(translations)
    .filter(([id]) => id.startsWith(ADMONITION))
    .map(([id, text]) => [id.slice(ADMONITION.length), text]);
  return {
    ...(Object.fromEntries(texts) as Partial<MarkupLabels>),
    ...(admonitions.length > 0 && {
      admonitions: Object.fromEntries(admonitions) as Record<string, string>,
    }),
  };
}
