import { isWithin, realPath } from "./path.ts";
import { AuthorError } from "./author-error.ts";

/** How many files a link to a folder outside may bring. */
export const MAX_LINKED_FILES = 10_000;

/** What is known of the links on the way to a folder. */
export interface Leaving {
  /** False for a folder outside, named by a link that lies outside itself: the system's folders have many in circles. */
  mayFollow: (link: string) => boolean;
  /** Behind the link. */
  follow: (link: string) => Leaving;
  /** Called for each file that is found. */
  count: () => void;
}

/** Of a folder in which nothing has been followed yet. */
export function leaveBy(folder: string): Leaving {
  const root = realPath(folder);
  return createInner(root);
}

const createInner = (root: string): Leaving => {
  const inside: Leaving = {
    mayFollow: () => true,
    follow: (link) => (isWithin(realPath(link), root) ? inside : createOuter(link)),
    count: () => {},
  };
  return inside;
};

function createOuter(link: string): Leaving {
  let count = 0;
  const outside: Leaving = {
    mayFollow: () => false,
    follow: () => outside,
    count() {
      count += 1;
      if (count <= MAX_LINKED_FILES) return;
      throw new AuthorError({
        severity: "error",
        message: `The link leads to ${realPath(link)}, which has more than ${MAX_LINKED_FILES} files.`,
        filePath: link,
        hint: "Let the link lead to a folder that holds what belongs to the site alone.",
      });
    },
  };
  return outside;
}
