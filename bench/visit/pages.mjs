// @ts-check

/**
 * One page of each kind that visitors see.
 *
 * @typedef {object} VisitedPage
 * @property {string} name
 * @property {string} path
 * @property {boolean} isProse whether it is there to be read: its scripts have a limit
 * @property {boolean} isIndexed whether search engines may list it; they may not list the others, which costs points
 */

/** @type {VisitedPage[]} */
export const pages = [
  { name: "home", path: "/", isProse: false, isIndexed: true },
  { name: "doc", path: "/docs/configuration/", isProse: true, isIndexed: true },
  { name: "generated index", path: "/docs/category/guides/", isProse: true, isIndexed: true },
  { name: "blog list", path: "/blog/", isProse: true, isIndexed: true },
  { name: "post", path: "/blog/releases/2.4/", isProse: true, isIndexed: true },
  { name: "tag", path: "/blog/tags/release/", isProse: true, isIndexed: true },
  { name: "changelog", path: "/changelog/", isProse: true, isIndexed: true },
  { name: "showcase", path: "/showcase/", isProse: false, isIndexed: true },
  { name: "search", path: "/search/", isProse: false, isIndexed: false },
  // By its own name: at any other, the browser would count the status 404 as an error of the page.
  { name: "not found", path: "/404.html", isProse: true, isIndexed: false },
];

/** From here on, every click goes to the next doc. */
export const firstDoc = "/docs/installation/";
