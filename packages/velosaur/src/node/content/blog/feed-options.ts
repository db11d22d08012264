import * as v from "valibot";
import { functionOf, strict } from "../../config/schema-parts.ts";
import type { LoadContext } from "../../contract/contract.ts";
import type { FeedItem } from "./feeds/feed-item.ts";
import type { BlogPost } from "./types.ts";

const FEED_TYPES = ["rss", "atom", "json"] as const;
export type FeedType = (typeof FEED_TYPES)[number];

type DefaultCreateFeedItems = (args: {
  blogPosts: BlogPost[];
  siteConfig: LoadContext["siteConfig"];
  outDir: string;
}) => Promise<FeedItem[]>;

export type CreateFeedItems = (
  args: Parameters<DefaultCreateFeedItems>[0] & { defaultCreateFeedItems: DefaultCreateFeedItems },
) => FeedItem[] | Promise<FeedItem[]>;

const type = v.pipe(
  v.optional(
    v.nullable(v.union([v.picklist(["all", ...FEED_TYPES]), v.array(v.picklist(FEED_TYPES))])),
    ["rss", "atom"],
  ),
  v.transform((given): FeedType[] => {
    if (given === null) return [];
    if (Array.isArray(given)) return given;
    return given === "all" ? [...FEED_TYPES] : [given];
  }),
);

const limit = v.pipe(
  v.optional(v.nullable(v.union([v.number(), v.literal(false)])), 20),
  v.check(
    (value) => typeof value !== "number" || (Number.isInteger(value) && value >= 1),
    "must be a whole number from 1 up, or null for all posts",
  ),
);

/** `true`: our own stylesheet; text: the site's. */
const stylesheet = v.optional(v.nullable(v.union([v.boolean(), v.string()])));

const xslt = v.optional(
  v.nullable(v.union([v.boolean(), strict({ rss: stylesheet, atom: stylesheet })])),
);

/** What `feedOptions` may hold. */
export const FEED_ENTRIES = {
  type,
  title: v.optional(v.string()),
  description: v.optional(v.string()),
  copyright: v.optional(v.string()),
  language: v.optional(v.string()),
  limit,
  createFeedItems: v.optional(functionOf<CreateFeedItems>()),
  xslt,
} satisfies v.ObjectEntries;

const feedSchema = strict(FEED_ENTRIES);
export type FeedOptions = v.InferOutput<typeof feedSchema>;
