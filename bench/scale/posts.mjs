// @ts-check
import { renderMarkdown } from "../corpus/markdown.mjs";
import { createPage } from "../corpus/page.mjs";
import { siteFiles } from "./site.mjs";

/** @import { Dialect } from "../corpus/markdown.mjs" */

const postsPerYear = 100;
const tagsPerPost = 3;
const newestYear = 2025;

/**
 * A blog of so many posts, 100 a year, each with three of the tags: `[path, text]` of each file.
 *
 * @param {{ posts: number, tags: number }} size
 * @returns {Generator<[string, string]>}
 */
export function* postsFiles({ posts, tags }) {
  yield* siteFiles({
    docs: false,
    blog: { blogSidebarCount: "ALL", onUntruncatedBlogPosts: "throw" },
  });
  for (let index = 0; index < posts; index++) {
    const page = createPage(index, posts);
    const text = renderMarkdown(page, createDialect(index, tags));
    yield [`blog/${toPostName(page.path)}.md`, truncate(text)];
  }
}

/** Lists show the first paragraph. @param {string} text */
const truncate = (text) => text.replace(/^---.*?---\n\n.*?\n\n/s, "$&{/* truncate */}\n\n");

/** Name and slug of a post. @param {string} pagePath */
export const toPostName = (pagePath) => pagePath.replaceAll("/", "-");

/**
 * @param {number} index
 * @param {number} tags
 * @returns {Dialect}
 */
function createDialect(index, tags) {
  return {
    frontMatter: ({ path, title, description }) =>
      `---\ntitle: ${title}\ndescription: ${description}\nslug: ${toPostName(path)}\ndate: ${toDate(index)}\ntags: ${JSON.stringify(toTags(index, tags))}\n---\n`,
    admonition: (kind, title, text) => `:::${kind}[${title}]\n\n${text}\n\n:::`,
    link: (_from, to) => `./${toPostName(to)}.md`,
  };
}

/** The first post is the newest; a year's posts lie three days apart. @param {number} index */
function toDate(index) {
  const year = newestYear - Math.floor(index / postsPerYear);
  const day = 3 * (postsPerYear - (index % postsPerYear));
  return new Date(Date.UTC(year, 0, day)).toISOString().slice(0, 10);
}

/** @param {number} index @param {number} tags */
function toTags(index, tags) {
  return Array.from(
    { length: tagsPerPost },
    (_, turn) => `tag-${(index * tagsPerPost + turn * 7) % tags}`,
  );
}
