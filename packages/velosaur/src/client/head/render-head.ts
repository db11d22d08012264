import { isNoIndex } from "../../shared/markup/robots.ts";
import { formatAttributes, type HeadEntry, type HeadTag, mergeHead } from "./head-tag.ts";

/** Head and attributes of a page, as HTML. */
export interface RenderedHead {
  /** Inner HTML of the title: escaped text. */
  title: string;
  /** All tags, the title among them, each with the mark by which the browser knows them. */
  html: string;
  /** `lang="en" dir="ltr"`. */
  htmlAttributes: string;
  bodyAttributes: string;
  /** Whether a `robots` tag keeps search engines from the page. */
  noIndex: boolean;
}

const VOID_TAGS = new Set(["meta", "link", "base"]);

export function renderHead(entries: readonly HeadEntry[]): RenderedHead {
  const { tags, htmlAttributes, bodyAttributes } = mergeHead(entries);
  return {
    title: tags.find(({ tag }) => tag === "title")?.html ?? "",
    html: tags.map(renderTag).join("\n"),
    htmlAttributes: formatAttributes(htmlAttributes),
    bodyAttributes: formatAttributes(bodyAttributes),
    noIndex: tags.some(({ attributes }) => isNoIndex(attributes)),
  };
}

function renderTag({ tag, attributes, html = "" }: HeadTag): string {
  const start = `<${tag} ${formatAttributes({ "data-rh": "true", ...attributes })}>`;
  return VOID_TAGS.has(tag) ? start : `${start}${html}</${tag}>`;
}
