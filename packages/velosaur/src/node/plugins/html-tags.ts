import { escapeAttribute } from "../../shared/markup/escape.ts";
import type { Config } from "../config/types.ts";
import { AuthorError } from "../system/author-error.ts";
import type { HtmlTagObject, HtmlTags } from "../contract/contract.ts";

const VOID_ELEMENTS = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);

const formatAttribute = (name: string, value: unknown): string => {
  if (value === undefined || value === null || value === false) return "";
  return value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`;
};

const formatTag = (tag: string | HtmlTagObject, owner: string): string => {
  if (typeof tag === "string") return tag;
  const { tagName, attributes = {}, innerHTML = "" } = tag;
  if (typeof tagName !== "string" || !/^[a-z][a-z\d-]*$/i.test(tagName)) {
    throw new AuthorError({
      severity: "error",
      message: `"${String(tagName)}" is not the name of an HTML element; it comes from ${owner}.`,
    });
  }
  const start = `<${tagName}${Object.entries(attributes)
    .map(([name, value]) => formatAttribute(name, value))
    .join("")}>`;
  return VOID_ELEMENTS.has(tagName) ? start : `${start}${innerHTML}</${tagName}>`;
};

/** HTML of the tags that a plugin or the site (the owner) wants; empty when there are none. */
export const formatHtmlTags = (tags: HtmlTags, owner: string): string =>
  [tags]
    .flat()
    .flatMap((tag) => (tag ? formatTag(tag, owner) : []))
    .join("\n");

/** Tags that the configuration asks for: `headTags`, `stylesheets`, `scripts`. */
export const collectConfigTags = ({ headTags, stylesheets, scripts }: Config): HtmlTagObject[] => [
  ...headTags,
  ...stylesheets.map((sheet) => ({
    tagName: "link",
    attributes: { rel: "stylesheet", ...(typeof sheet === "string" ? { href: sheet } : sheet) },
  })),
  ...scripts.map((script) => ({
    tagName: "script",
    attributes: typeof script === "string" ? { src: script } : script,
  })),
];
