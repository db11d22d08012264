/** `navbar.json` and `footer.json`: the texts of the theme configuration, under upstream's keys. */

import type { ThemeConfig } from "../config/types.ts";
import { isRecord } from "../config/schema-parts.ts";
import type { TranslationFile, TranslationMessage } from "../contract/contract.ts";

type Fields = Record<string, unknown>;
/** Is shown every translatable text; what it returns takes the text's place. */
type TranslateField = (key: string, text: string, description: string) => string;

const visitField = (
  fields: Fields,
  field: string,
  { key, description, visit }: { key: string; description: string; visit: TranslateField },
): Fields => {
  const text = fields[field];
  return typeof text === "string" && text !== ""
    ? { ...fields, [field]: visit(key, text, description) }
    : fields;
};

const mapList = (list: unknown, map: (fields: Fields) => Fields): unknown =>
  Array.isArray(list) ? list.map((entry: unknown) => (isRecord(entry) ? map(entry) : entry)) : list;

/** Fields of an item that hold items in their turn. */
const ITEM_LISTS = ["items", "dropdownItemsBefore", "dropdownItemsAfter"];

const visitNavbarItem = (item: Fields, visit: TranslateField): Fields => {
  const { label } = item;
  const description = `Navbar item with label ${String(label)}`;
  const visited = visitField(item, "label", {
    key: `item.label.${String(label)}`,
    description,
    visit,
  });
  const lists = ITEM_LISTS.filter((name) => Array.isArray(item[name]));
  return {
    ...visited,
    ...Object.fromEntries(
      lists.map((name) => [name, mapList(item[name], (inner) => visitNavbarItem(inner, visit))]),
    ),
  };
};

const visitLogo = (fields: Fields, description: string, visit: TranslateField): Fields =>
  isRecord(fields.logo)
    ? { ...fields, logo: visitField(fields.logo, "alt", { key: "logo.alt", description, visit }) }
    : fields;

const visitNavbar = (navbar: Fields, visit: TranslateField): Fields => {
  const titled = visitField(navbar, "title", {
    key: "title",
    description: "The title in the navbar",
    visit,
  });
  const withLogo = visitLogo(titled, "The alt text of navbar logo", visit);
  return { ...withLogo, items: mapList(navbar.items, (item) => visitNavbarItem(item, visit)) };
};

const visitFooterLink = (link: Fields, visit: TranslateField): Fields => {
  const { label, to, href } = link;
  const description = `The label of footer link with label=${String(label)} linking to ${String(to ?? href)}`;
  return visitField(link, "label", { key: `link.item.label.${String(label)}`, description, visit });
};

const visitFooterEntry = (entry: Fields, visit: TranslateField): Fields => {
  if (!Array.isArray(entry.items)) return visitFooterLink(entry, visit);
  const key = `link.title.${String(entry.title)}`;
  const description = `The title of the footer links column with title=${String(entry.title)} in the footer`;
  const titled = visitField(entry, "title", { key, description, visit });
  return { ...titled, items: mapList(entry.items, (link) => visitFooterLink(link, visit)) };
};

const visitFooter = (footer: Fields, visit: TranslateField): Fields => {
  const copyright = { key: "copyright", description: "The footer copyright", visit };
  const withCopyright = visitField(footer, "copyright", copyright);
  const withLogo = visitLogo(withCopyright, "The alt text of footer logo", visit);
  return { ...withLogo, links: mapList(footer.links, (entry) => visitFooterEntry(entry, visit)) };
};

const VISITORS: Record<string, (fields: Fields, visit: TranslateField) => Fields> = {
  navbar: visitNavbar,
  footer: visitFooter,
};

const collectMessages = (fields: Fields, part: string): Record<string, TranslationMessage> => {
  const messages: Record<string, TranslationMessage> = {};
  VISITORS[part]?.(fields, (key, message, description) => {
    messages[key] = { message, description };
    return message;
  });
  return messages;
};

export const collectThemeTranslations = (themeConfig: ThemeConfig): TranslationFile[] =>
  Object.keys(VISITORS).flatMap((part) => {
    const fields = themeConfig[part];
    return isRecord(fields) ? [{ path: part, content: collectMessages(fields, part) }] : [];
  });

/** The theme configuration with its texts in the words of the translation files. */
export const translateThemeConfig = ({
  themeConfig,
  translationFiles,
}: {
  themeConfig: Record<string, unknown>;
  translationFiles: TranslationFile[];
}): Record<string, unknown> => {
  const translated = { ...themeConfig };
  for (const { path, content } of translationFiles) {
    const fields = themeConfig[path];
    if (!isRecord(fields)) continue;
    translated[path] =
      VISITORS[path]?.(fields, (key, text) => content[key]?.message ?? text) ?? fields;
  }
  return translated;
};
