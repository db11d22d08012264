import { translate } from "@docusaurus/Translate";
import base from "@docusaurus/theme-translations/locales/base/theme-search-algolia.json" with { type: "json" };

type Texts = Record<string, string>;

const texts: Texts = base;

const MODAL = "theme.SearchModal.";
const DESCRIPTION = "___DESCRIPTION";

const find = (id: string): string => translate({ id, message: texts[id] ?? id });

/** `theme.SearchModal.footer.closeText` is `closeText` of the part `footer`. */
function collectModalTexts(): Record<string, Texts> {
  const parts: Record<string, Texts> = {};
  for (const id of Object.keys(texts)) {
    const [part = "", name] = id.slice(MODAL.length).split(".");
    if (id.startsWith(MODAL) && name !== undefined && !id.endsWith(DESCRIPTION))
      (parts[part] ??= {})[name] = find(id);
  }
  return parts;
}

/** A text that stands in two places, and what older dialogs call it. */
function addNames({ searchBox = {}, footer = {}, ...parts }: Record<string, Texts>): typeof parts {
  const clear = searchBox["resetButtonTitle"] ?? "";
  const cancel = searchBox["cancelButtonText"] ?? "";
  return {
    ...parts,
    searchBox: {
      ...searchBox,
      resetButtonAriaLabel: clear,
      clearButtonTitle: clear,
      clearButtonAriaLabel: clear,
      cancelButtonAriaLabel: cancel,
      closeButtonText: cancel,
      closeButtonAriaLabel: cancel,
    },
    footer: { ...footer, poweredByText: footer["searchByText"] ?? "" },
  };
}

/** Texts of a search dialog that a site brings. */
export interface SearchTexts {
  button: Texts;
  modal: Record<string, Texts>;
  placeholder: string;
}

export function createSearchTexts(): SearchTexts {
  const label = find("theme.SearchBar.label");
  return {
    button: { buttonText: label, buttonAriaLabel: label },
    modal: addNames(collectModalTexts()),
    placeholder: find("theme.SearchModal.placeholder"),
  };
}
