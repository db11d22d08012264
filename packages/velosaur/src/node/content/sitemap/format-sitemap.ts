/** A sitemap as text: one file, or several and an index of them where there is more than search engines read of one. */

import path from "../../system/path.ts";
import { formatOwnItems, type OwnSitemapItem } from "./format-own-items.ts";
import type { SitemapItem } from "./options.ts";

/** Of one file, by the protocol of sitemaps. */
const MOST_ADDRESSES = 50_000;
const MOST_BYTES = 50_000_000;

export interface SitemapFile {
  name: string;
  text: string;
}

export interface SitemapForm {
  /** Of the file that search engines ask for. */
  name: string;
  /** Of the site, without its base. */
  url: string;
  baseUrl: string;
  lastmodDateOnly: boolean;
}

/** What it lists: pages as the engine describes them, or whatever a site has made of these. */
export type SitemapItems =
  | { kind: "own"; items: readonly OwnSitemapItem[] }
  | { kind: "foreign"; items: readonly SitemapItem[] };

export async function formatSitemap(
  listed: SitemapItems,
  form: SitemapForm,
): Promise<SitemapFile[]> {
  const texts: string[] = [];
  for (let start = 0; start < listed.items.length; start += MOST_ADDRESSES)
    texts.push(...(await formatWithin(cut(listed, start, start + MOST_ADDRESSES), form)));
  if (texts.length === 1) return texts.map((text) => ({ name: form.name, text }));
  const files = texts.map((text, index) => ({ name: numberName(form.name, index + 1), text }));
  return [...files, { name: form.name, text: await formatIndex(files, form) }];
}

/** Addresses in many languages may fill a file before there are too many of them. */
async function formatWithin(listed: SitemapItems, form: SitemapForm): Promise<string[]> {
  const text =
    listed.kind === "own" ? formatOwnItems(listed.items) : await formatItems(listed.items, form);
  const { length } = listed.items;
  if (length === 1 || Buffer.byteLength(text) <= MOST_BYTES) return [text];
  const half = Math.ceil(length / 2);
  const first = await formatWithin(cut(listed, 0, half), form);
  return [...first, ...(await formatWithin(cut(listed, half, length), form))];
}

const cut = (listed: SitemapItems, start: number, end: number): SitemapItems =>
  listed.kind === "own"
    ? { kind: "own", items: listed.items.slice(start, end) }
    : { kind: "foreign", items: listed.items.slice(start, end) };

/** For a site's own items alone. */
const loadSitemap = (): Promise<typeof import("sitemap")> => import("sitemap");

const isGiven = ([, value]: [string, unknown]): boolean => value !== null && value !== undefined;

async function formatItems(
  items: readonly SitemapItem[],
  { url, lastmodDateOnly }: SitemapForm,
): Promise<string> {
  const { SitemapStream, streamToPromise } = await loadSitemap();
  const hasAlternates = items.some(({ links }) => links && links.length > 0);
  const stream = new SitemapStream({
    hostname: url,
    lastmodDateOnly,
    // Else it stops for the event loop after every few pages.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    xmlns: { news: false, image: false, video: false, xhtml: hasAlternates },
  });
  for (const item of items) stream.write(Object.fromEntries(Object.entries(item).filter(isGiven)));
  stream.end();
  return (await streamToPromise(stream)).toString();
}

async function formatIndex(
  files: readonly SitemapFile[],
  { url, baseUrl }: SitemapForm,
): Promise<string> {
  const { SitemapIndexStream, streamToPromise } = await loadSitemap();
  const stream = new SitemapIndexStream();
  for (const { name } of files) stream.write(url + baseUrl + name);
  stream.end();
  return (await streamToPromise(stream)).toString();
}

/** `sitemap.xml` → `sitemap-2.xml`. */
function numberName(name: string, number: number): string {
  const { dir, name: stem, ext } = path.posix.parse(name);
  return path.posix.join(dir, `${stem}-${number}${ext}`);
}
