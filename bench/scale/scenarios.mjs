// @ts-check
import { toPagePath } from "../corpus/tree.mjs";
import { levelFiles, toDocName } from "./levels.mjs";
import { postsFiles, toPostName } from "./posts.mjs";
import { gitVersionsFiles, versionsFiles, versionsHistory } from "./versions.mjs";

/** @import { Commit } from "./history.mjs" */

/**
 * A site that is large in one respect. Each stands beside a smaller one that it is compared with.
 *
 * @typedef {object} Scenario
 * @property {string} name as the results have it
 * @property {string} label as the tables have it
 * @property {() => Iterable<[string, string]>} files
 * @property {() => Iterable<Commit>} [history] commits of the repository that holds the site
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

/** @param {{ versions: number, pages: number }} size @returns {Scenario} */
export const gitVersions = (size) => ({
  ...versions(size),
  name: `git-versions-${size.versions}-${size.pages}`,
  label: `${size.pages} docs and ${size.versions} versions of them out of Git`,
  files: () => gitVersionsFiles(size),
  history: () => versionsHistory(size),
});

/** @param {{ posts: number, tags: number }} size @returns {Scenario} */
export const posts = ({ posts: count, tags }) => ({
  name: `posts-${count}-${tags}`,
  label: `${count.toLocaleString("en")} posts with ${tags} tags`,
  files: () => postsFiles({ posts: count, tags }),
  editedFile: `blog/${editedPost}.md`,
  page: `blog/${editedPost}`,
});

/** @param {{ docs: number, folder?: string, languages?: number }} size @returns {Scenario} */
export function level({ docs, folder = "", languages = 1 }) {
  const doc = folder + toDocName(editedDoc);
  const place = folder === "" ? "on the top level" : "in one category";
  const count = docs.toLocaleString("en");
  return {
    name: `level-${docs}-${languages}${folder && "-category"}`,
    label: languages > 1 ? `${languages} languages of ${count} docs` : `${count} docs ${place}`,
    files: () => levelFiles({ docs, folder, languages }),
    editedFile: `docs/${doc}.md`,
    page: `docs/${doc}`,
  };
}

export const currentDocs = versions({ versions: 0, pages: 200 });
export const twentyVersions = versions({ versions: 20, pages: 200 });
export const twentyGitVersions = gitVersions({ versions: 20, pages: 200 });
export const fewPosts = posts({ posts: 500, tags: 300 });
export const manyPosts = posts({ posts: 2000, tags: 300 });

/** Each large one beside one of a tenth. */
export const levels = [
  [level({ docs: 2000 }), level({ docs: 20_000 })],
  [level({ docs: 500, folder: "harbour/" }), level({ docs: 5000, folder: "harbour/" })],
  [level({ docs: 20, languages: 30 }), level({ docs: 20, languages: 300 })],
];

/** In the order in which they are measured and shown. */
export const scenarios = [
  currentDocs,
  twentyVersions,
  twentyGitVersions,
  fewPosts,
  manyPosts,
  ...levels.flat(),
];
