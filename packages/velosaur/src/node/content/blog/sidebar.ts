import type { BlogSidebarItem, BlogSidebarYear } from "../../../shared/blog.ts";
import type { Json } from "../../../shared/document.ts";
import type { SharedDataReference } from "../../../shared/payload.ts";
import type { PluginActions } from "../../contract/contract.ts";
import { groupBy } from "../../system/group-by.ts";
import type { BlogOptions } from "./options.ts";
import type { Post } from "./types.ts";

/** The route prop that becomes upstream's `sidebar`: items stand in files that pages share. */
export interface SidebarProp {
  title: string;
  items: SharedDataReference;
  itemsFile?: SharedDataReference;
  years?: BlogSidebarYear[];
}

export interface BlogSidebarIndex {
  /** All of it, as code of the site may import it. */
  whole: { title: string; items: BlogSidebarItem[] };
  /** The sidebar of a post's page, or of a page that begins with the post. */
  at: (post: Post | undefined) => SidebarProp | undefined;
}

export interface SidebarRequest {
  /** Those that are listed, in their order. */
  posts: readonly Post[];
  title: string;
  options: Pick<BlogOptions, "id" | "blogSidebarCount">;
  createSharedData: PluginActions["createSharedData"];
}

/** Longer sidebars are cut: a page shows the part it stands in, and knows the years. */
const WHOLE = 30;
/** Of a year, a page shows no more than this. */
const PER_PART = 100;

/** Cuts the sidebar into parts, and knows which part a page belongs to. */
export function createBlogSidebar(request: SidebarRequest): BlogSidebarIndex {
  const { posts, title, options, createSharedData } = request;
  const { id, blogSidebarCount: count } = options;
  const shown = count === "ALL" ? posts : posts.slice(0, count);
  const createFile = (name: string, items: readonly Post[]): SharedDataReference =>
    createSharedData(`blog-${id}-${name}`, items.map(toSidebarItem) as unknown as Json);
  const all = createFile("sidebar", shown);
  const whole = { title, items: shown.map(toSidebarItem) };
  if (shown.length <= WHOLE) return { whole, at: () => ({ title, items: all }) };
  const years = describeYears(shown);
  const parts = new Map<Post, SidebarProp>();
  for (const part of cutIntoParts(shown)) {
    const items = createFile(`sidebar-${yearOf(part[0]!)}`, part);
    const sidebar = { title, items, itemsFile: all, years };
    for (const post of part) parts.set(post, sidebar);
  }
  const first = parts.get(shown[0]!);
  return { whole, at: (post) => (post && parts.get(post)) ?? first };
}

const yearOf = ({ metadata }: Post): number => metadata.date.getUTCFullYear();

function toSidebarItem({ metadata }: Post): BlogSidebarItem {
  const { title, permalink, date, unlisted, frontMatter } = metadata;
  return {
    title: frontMatter.sidebar_label ?? title,
    permalink,
    date: date.toISOString(),
    unlisted,
  };
}

/** Posts of one year stand together, whatever the order of the posts. */
const groupByYear = (posts: readonly Post[]): Map<number, Post[]> => groupBy(posts, yearOf);

const cutIntoParts = (posts: readonly Post[]): Post[][] =>
  [...groupByYear(posts).values()].flatMap((year) =>
    Array.from({ length: Math.ceil(year.length / PER_PART) }, (_, index) =>
      year.slice(index * PER_PART, (index + 1) * PER_PART),
    ),
  );

const describeYears = (posts: readonly Post[]): BlogSidebarYear[] =>
  [...groupByYear(posts)]
    .map(([year, group]) => ({
      year,
      count: group.length,
      permalink: group[0]!.metadata.permalink,
    }))
    .sort((a, b) => b.year - a.year);
