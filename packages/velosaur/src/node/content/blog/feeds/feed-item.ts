import type { Item } from "feed";

/** A post in a feed, as the package `feed` has it. */
export type FeedItem = Item;
