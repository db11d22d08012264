import type { Author, Feed } from "feed";

type Fields = Record<string, unknown>;

/**
 * JSON Feed 1.1. The package writes version 1, which knows one author of a post, and no language; what
 * it calls a change is the day of the post as well.
 */
export function formatJsonFeed(feed: Feed): string {
  const { author: _, items, ...fields } = JSON.parse(feed.json1()) as Fields & { items: Fields[] };
  const { author, favicon, language } = feed.options;
  return JSON.stringify(
    {
      ...fields,
      version: "https://jsonfeed.org/version/1.1",
      ...(favicon && { favicon }),
      ...(author && { authors: [toAuthor(author)] }),
      ...(language && { language }),
      items: items.map(({ author: __, ...item }, index) => ({
        ...item,
        date_published: item["date_published"] ?? item["date_modified"],
        ...toAuthors(feed.items[index]?.author),
      })),
    },
    null,
    4,
  );
}

const toAuthors = (authors: Author[] = []): Fields =>
  authors.length === 0 ? {} : { authors: authors.map(toAuthor) };

const toAuthor = ({ name, link, avatar }: Author): Fields => ({
  ...(name && { name }),
  ...(link && { url: link }),
  ...(avatar && { avatar }),
});
