import type { TranslationFile } from "../../contract/contract.ts";
import type { BlogContent, PaginatedPosts } from "./types.ts";

/** Upstream's file and keys. */
const FILE = "options";
const KEYS = { title: "title", description: "description", sidebarTitle: "sidebar.title" };

/** Texts of the options that a locale may translate. */
export const createTranslationFiles = (content: BlogContent): TranslationFile[] => [
  {
    path: FILE,
    content: {
      [KEYS.title]: {
        message: content.blogTitle,
        description: "The title of the blog, for search engines",
      },
      [KEYS.description]: {
        message: content.blogDescription,
        description: "The description of the blog, for search engines",
      },
      [KEYS.sidebarTitle]: {
        message: content.blogSidebarTitle,
        description: "What stands above the list of posts in the sidebar",
      },
    },
  },
];

export function translateContent(content: BlogContent, files: TranslationFile[]): BlogContent {
  const messages = files.find(({ path }) => path === FILE)?.content ?? {};
  const translate = (key: string, original: string): string => messages[key]?.message ?? original;
  const blogTitle = translate(KEYS.title, content.blogTitle);
  const blogDescription = translate(KEYS.description, content.blogDescription);
  const translatePages = (pages: PaginatedPosts[]): PaginatedPosts[] =>
    pages.map((page) => ({ ...page, metadata: { ...page.metadata, blogTitle, blogDescription } }));
  return {
    ...content,
    blogTitle,
    blogDescription,
    blogSidebarTitle: translate(KEYS.sidebarTitle, content.blogSidebarTitle),
    blogListPaginated: translatePages(content.blogListPaginated),
    blogTags: Object.fromEntries(
      Object.entries(content.blogTags).map(([permalink, tag]) => [
        permalink,
        { ...tag, pages: translatePages(tag.pages) },
      ]),
    ),
  };
}
