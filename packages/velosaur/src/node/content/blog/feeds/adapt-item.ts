import type { FeedType } from "../feed-options.ts";
import type { FeedItem } from "./feed-item.ts";

/** For text that is read as HTML, and for attributes of XML. */
const escapeMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export interface AdaptedItem {
  item: FeedItem;
  type: FeedType;
  /** Made by the site: its texts are what the site wants them to be. */
  isOwn: boolean;
}

/** Each format reads the same fields in its own way: RSS takes summaries for HTML, Atom titles as well. */
export function adaptItem({ item, type, isOwn }: AdaptedItem): FeedItem {
  if (type === "json") return item;
  const { description } = item;
  const escaped = description && !isOwn ? { description: escapeMarkup(description) } : {};
  if (type === "rss") return { ...item, ...escaped, ...(!isOwn && toRssAuthors(item)) };
  return {
    ...item,
    ...escaped,
    ...(!isOwn && { title: escapeMarkup(item.title) }),
    category: escapeCategories(item),
  };
}

/** What Atom has in attributes, and the package doesn't escape. */
const escapeCategories = ({ category = [] }: FeedItem): FeedItem["category"] =>
  category.map(({ name, term, scheme, ...rest }) => ({
    ...rest,
    ...(name !== undefined && { name: escapeMarkup(name) }),
    ...(term !== undefined && { term: escapeMarkup(term) }),
    ...(scheme !== undefined && { scheme: escapeMarkup(scheme) }),
  }));

/** An author of RSS is an address for mail; who gives none is named as Dublin Core does. */
function toRssAuthors({ author = [], content }: FeedItem): Pick<FeedItem, "author" | "extensions"> {
  const withMail = author.filter(({ email }) => email !== undefined);
  const names = author.filter(({ email }) => email === undefined).map(({ name }) => name);
  // The package declares the prefix only for items with a text.
  if (names.length === 0 || content === undefined) return { author: withMail };
  const creators = names.map((name) => ({ _text: name }));
  return {
    author: withMail,
    extensions: [{ name: "dc:creator", objects: creators as unknown as Record<string, unknown> }],
  };
}
