import type { FeedType } from "../feed-options.ts";
import type { FeedItem } from "./feed-item.ts";

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Each format reads the same fields in its own way: RSS takes summaries for HTML, Atom titles as well. */
export function adaptItem(item: FeedItem, type: FeedType): FeedItem {
  if (type === "json") return item;
  const { description } = item;
  const escaped = { ...item, ...(description && { description: escapeHtml(description) }) };
  return type === "atom"
    ? { ...escaped, title: escapeHtml(item.title) }
    : { ...escaped, ...toRssAuthors(item) };
}

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
