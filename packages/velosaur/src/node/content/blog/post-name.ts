import { escapePageName, joinPathname } from "../../../shared/url/pathname.ts";
import { toPostDate } from "./post-date.ts";

export interface PostName {
  /** What remains of the name: the title of a post that has no other. */
  text: string;
  /** Address below the blog, unless the front matter has another. */
  slug: string;
  date: Date | undefined;
}

const DATED = /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;

/**
 * Reads the date off a file's name: `2021-01-02-x.md`, `2021-01-02-x/index.md`, `2021/01/02/x.md`,
 * `2021/01-02-x.md`, `sub/2021-01-02/x.md`. What stands before the date, a folder or the beginning of a name, comes
 * after it in the address; of several dates the last one counts.
 */
export function parsePostName(relativePath: string): PostName {
  const [, before = "", day = "", text = ""] = DATED.exec(relativePath) ?? [];
  const date = day ? parseDay(day) : undefined;
  if (date) {
    const slug = joinPathname(day.replaceAll("-", "/"), before + text);
    return { text, slug: escapePageName(slug), date };
  }
  const name = relativePath.replace(/(?:\/index)?\.mdx?$/, "");
  return { text: name, slug: escapePageName(`/${name}`), date: undefined };
}

/** A 13th month is no date, but part of a name; the 31st of February is the third of March. */
function parseDay(day: string): Date | undefined {
  const [year = "", month = "", dayOfMonth = ""] = day.split(/[-/]/);
  return toPostDate(`${year}-${month.padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`);
}
