// @ts-check
import { toPagePath } from "../corpus/tree.mjs";
import { postsFiles, toPostName } from "./posts.mjs";
import { versionsFiles } from "./versions.mjs";

/**
 * A site that is large in one respect. Each stands beside a smaller one that it is compared with.
 *
 * @typedef {object} Scenario
 * @property {string} name as the results have it
 * @property {string} label as the tables have it
 * @property {() => Iterable<[string, string]>} files
 * @property {string} editedFile the Markdown file that a round changes
 * @property {string} page path of the page that shows it, which is weighed, too
 */

const editedDoc = toPagePath(3);
const editedPost = toPostName(toPagePath(3));

/** @param {{ versions: number, pages: number }} size @returns {Scenario} */
export const versions = ({ versions: count, pages }) => ({
  name: `versions-${count}-${pages}`,
  label: `${pages} docs${count > 0 ? ` and ${count} versions of them` : ""}`,
  files: () => versionsFiles({ versions: count, pages }),
  editedFile: `docs/${editedDoc}.md`,
  page: `docs/${count > 0 ? "next/" : ""}${editedDoc}`,
});

/** @param {{ posts: number, tags: number }} size @returns {Scenario} */
export const posts = ({ posts: count, tags }) => ({
  name: `posts-${count}-${tags}`,
  label: `${count.toLocaleString("en")} posts with ${tags} tags`,
  files: () => postsFiles({ posts: count, tags }),
  editedFile: `blog/${editedPost}.md`,
  page: `blog/${editedPost}`,
});

export const currentDocs = versions({ versions: 0, pages: 200 });
export const twentyVersions = versions({ versions: 20, pages: 200 });
export const fewPosts = posts({ posts: 500, tags: 300 });
export const manyPosts = posts({ posts: 2000, tags: 300 });

/** In the order in which they are measured and shown. */
export const scenarios = [currentDocs, twentyVersions, fewPosts, manyPosts];
