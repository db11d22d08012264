import { escapeFileName, joinPathname } from "../../../shared/url/pathname.ts";
import { toPostDate } from "./post-date.ts";

export interface PostName {
  /** What remains of the name: the title of a post that has no other. */
  text: string;
  /** Address below the blog, unless the front matter has another. */
  slug: string;
  date: Date | undefined;
}

const DATED = /^(.*?)(\d{4}[-/]\d{1,2}[-/]\d{1,2})(?!\d)[-/]?(.*)$/;

/**
 * Reads the date off a file's name: `2021-01-02-x.md`, `2021-01-02-x/index.md`, `2021/01/02/x.md`,
 * `2021/01-02-x.md`, `sub/2021-01-02/x.md`. A folder above the date comes after it in the address.
 */
export function parsePostName(relativePath: string): PostName {
  const name = relativePath.replace(/(?:\/index)?\.mdx?$/, "");
  const [, folder = "", day = "", text = ""] = DATED.exec(name) ?? [];
  const isAtStart = folder === "" || folder.endsWith("/");
  const date = day && isAtStart ? parseDay(day) : undefined;
  if (!date) return { text: name, slug: escapeFileName(`/${name}`), date: undefined };
  const parts = [day.replaceAll("-", "/"), folder, text];
  return { text, slug: escapeFileName(joinPathname(...parts)), date };
}

/** The 31st of February is no date, but part of a name. */
function parseDay(day: string): Date | undefined {
  const [year = "", month = "", dayOfMonth = ""] = day.split(/[-/]/);
  const date = toPostDate(`${year}-${month.padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`);
  return date?.getUTCDate() === Number(dayOfMonth) ? date : undefined;
}
