/** What is wrong with a feed or a sitemap, by the schema of its format; nothing when it is right. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { validateXML } from "xmllint-wasm";
import { rootDir } from "../../scripts/setup/paths.mjs";

const readSchema = (name: string): string =>
  readFileSync(path.join(rootDir, "e2e/data/schemas", name), "utf8");

/** Pages of WebAssembly's memory: the checker keeps every branch of a large feed. */
const MEMORY = { initialMemoryPages: 1024, maxMemoryPages: 16_384 };

async function validateByRelaxNg(contents: string, schema: string): Promise<string[]> {
  const { errors } = await validateXML({
    ...MEMORY,
    xml: [{ fileName: "feed.xml", contents }],
    schema: [{ fileName: schema, contents: readSchema(schema) }],
    extension: "relaxng",
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

export const validateRss = (text: string): Promise<string[]> => validateByRelaxNg(text, "rss.rng");
export const validateAtom = (text: string): Promise<string[]> =>
  validateByRelaxNg(text, "atom.rng");

export async function validateSitemap(contents: string): Promise<string[]> {
  const file = path.join(rootDir, "node_modules/sitemap/schema/sitemap.xsd");
  const schema = readFileSync(file, "utf8").replace(
    /<xsd:schema[^>]*>/,
    '$&<xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="xhtml-link.xsd"/>',
  );
  const { errors } = await validateXML({
    xml: [{ fileName: "sitemap.xml", contents }],
    schema: [{ fileName: "sitemap.xsd", contents: schema }],
    preload: [{ fileName: "xhtml-link.xsd", contents: readSchema("xhtml-link.xsd") }],
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

type Rule = (value: unknown) => boolean;
type Rules = Record<string, { rule: Rule; isRequired?: boolean }>;

const isText: Rule = (value) => typeof value === "string" && value !== "";
const isUrl: Rule = (value) => typeof value === "string" && /^https?:\/\/./.test(value);
const isDate: Rule = (value) =>
  typeof value === "string" &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const isListOf =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) && value.every(rule);

const AUTHOR: Rules = { name: { rule: isText }, url: { rule: isText }, avatar: { rule: isUrl } };
const isAuthor: Rule = (value) =>
  checkFields(value, AUTHOR, "").length === 0 && Object.keys(value as object).length > 0;

const ITEM: Rules = {
  id: { rule: isText, isRequired: true },
  url: { rule: isUrl },
  external_url: { rule: isUrl },
  title: { rule: isText },
  content_html: { rule: isText },
  content_text: { rule: isText },
  summary: { rule: isText },
  image: { rule: isUrl },
  banner_image: { rule: isUrl },
  date_published: { rule: isDate },
  date_modified: { rule: isDate },
  authors: { rule: isListOf(isAuthor) },
  tags: { rule: isListOf(isText) },
  language: { rule: isText },
};

const FEED: Rules = {
  version: { rule: (value) => value === "https://jsonfeed.org/version/1.1", isRequired: true },
  title: { rule: isText, isRequired: true },
  home_page_url: { rule: isUrl },
  feed_url: { rule: isUrl },
  description: { rule: isText },
  user_comment: { rule: isText },
  next_url: { rule: isUrl },
  icon: { rule: isUrl },
  favicon: { rule: isUrl },
  authors: { rule: isListOf(isAuthor) },
  language: { rule: isText },
  expired: { rule: (value) => typeof value === "boolean" },
  items: { rule: (value) => Array.isArray(value), isRequired: true },
};

/** JSON Feed 1.1. */
export function validateJsonFeed(text: string): string[] {
  const feed = JSON.parse(text) as { items?: Record<string, unknown>[] };
  const items = feed.items ?? [];
  return [
    ...checkFields(feed, FEED, "feed"),
    ...items.flatMap((item, index) => [
      ...checkFields(item, ITEM, `items[${index}]`),
      ...("content_html" in item || "content_text" in item ? [] : [`items[${index}] is empty`]),
    ]),
  ];
}

function checkFields(value: unknown, rules: Rules, place: string): string[] {
  if (typeof value !== "object" || value === null) return [`${place} is no object`];
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const names = new Set(fields.map(([name]) => name));
  const missing = Object.keys(rules).filter((name) => rules[name]?.isRequired && !names.has(name));
  // Extensions begin with an underscore.
  const wrong = fields.filter(
    ([name, field]) => !name.startsWith("_") && !rules[name]?.rule(field),
  );
  return [
    ...missing.map((name) => `${place}.${name} is missing`),
    ...wrong.map(([name, field]) => `${place}.${name} is ${JSON.stringify(field)}`),
  ];
}
