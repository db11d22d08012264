/** `current.json`, `version-1.0.json`: labels of a version and of its sidebars, under upstream's keys. */

import { showNavigation } from "./shown-content.ts";
import type { TranslationFile, TranslationMessage } from "../../contract/contract.ts";
import type { Category, CategoryLink, Item } from "./sidebars/types.ts";
import type { DocsContent, LoadedVersion } from "./types.ts";
import { CURRENT } from "./version-name.ts";

interface Text {
  key: string;
  message: string;
  description: string;
}
/** Is shown every translatable text; what it returns takes the text's place. */
type TranslateText = (text: Text) => string;

interface TextPlace {
  sidebar: string;
  visit: TranslateText;
}

const VERSION_LABEL = "version.label";

const fileName = ({ name }: LoadedVersion): string =>
  name === CURRENT ? CURRENT : `version-${name}`;

export const createTranslationFiles = ({ loadedVersions }: DocsContent): TranslationFile[] =>
  loadedVersions.map((version) => {
    const messages = new Map<string, TranslationMessage>();
    visitVersion(version, ({ key, ...text }) => {
      const known = Object.hasOwn(version.messages, key) ? version.messages[key] : undefined;
      messages.set(key, { ...text, ...known });
      return text.message;
    });
    return { path: fileName(version), content: Object.fromEntries(messages) };
  });

export function translateContent(
  { loadedVersions }: DocsContent,
  files: TranslationFile[],
): DocsContent {
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  return {
    loadedVersions: loadedVersions.map((version) => {
      const content = contents.get(fileName(version));
      if (!content) return version;
      const translated = visitVersion(version, ({ key, message }) =>
        Object.hasOwn(content, key) ? content[key]!.message : message,
      );
      return showNavigation(translated);
    }),
  };
}

function visitVersion(version: LoadedVersion, visit: TranslateText): LoadedVersion {
  const label = visit({
    key: VERSION_LABEL,
    message: version.label,
    description: `The label of the version ${version.name}`,
  });
  const sidebars = Object.entries(version.sidebars).map(([sidebar, items]) => [
    sidebar,
    items.map((item) => visitItem(item, { sidebar, visit })),
  ]);
  return { ...version, label, sidebars: Object.fromEntries(sidebars) as LoadedVersion["sidebars"] };
}

function visitItem(item: Item, place: TextPlace): Item {
  const { sidebar, visit } = place;
  if (item.type === "category") return visitCategory(item, place);
  if (item.type === "link") {
    const label = visit({
      key: `sidebar.${sidebar}.link.${item.key ?? item.label}`,
      message: item.label,
      description: `The label of the link ${item.label} to ${item.href} in the sidebar ${sidebar}`,
    });
    return { ...item, label };
  }
  // Labels from front matter are translated there.
  if (item.type === "html" || item.label === undefined || !item.translatable) return item;
  const label = visit({
    key: `sidebar.${sidebar}.doc.${item.key ?? item.label}`,
    message: item.label,
    description: `The label of the doc ${item.id} in the sidebar ${sidebar}`,
  });
  return { ...item, label };
}

function visitCategory(category: Category, place: TextPlace): Category {
  const { sidebar, visit } = place;
  const key = `sidebar.${sidebar}.category.${category.key ?? category.label}`;
  const label = visit({
    key,
    message: category.label,
    description: `The label of the category ${category.label} in the sidebar ${sidebar}`,
  });
  return {
    ...category,
    label,
    ...(category.link && { link: visitLink(category.link, { ...place, category, key }) }),
    items: category.items.map((item) => visitItem(item, place)),
  };
}

const PAGE_TEXTS = ["title", "description"] as const;

function visitLink(
  link: CategoryLink,
  { sidebar, visit, category, key }: TextPlace & { category: Category; key: string },
): CategoryLink {
  if (link.type !== "generated-index") return link;
  const visited = { ...link };
  for (const name of PAGE_TEXTS) {
    const message = link[name];
    if (message === undefined || message === "") continue;
    visited[name] = visit({
      key: `${key}.link.generated-index.${name}`,
      message,
      description: `The ${name} of the page of the category ${category.label} in the sidebar ${sidebar}`,
    });
  }
  return visited;
}
