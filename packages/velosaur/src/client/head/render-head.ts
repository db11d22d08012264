import { isNoIndex } from "../../shared/markup/robots.ts";
import { formatAttributes, type HeadEntry, type HeadTag, mergeHead } from "./head-tag.ts";

/** Head and attributes of a page, as HTML. */
export interface RenderedHead {
  /** Inner HTML of the title: escaped text. */
  title: string;
  /** All tags but styles, the title among them, each with the mark by which the browser knows them. */
  html: string;
  /** What a page says in `<style>`, which wins over the stylesheets before it. */
  styles: string;
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
    html: renderTags(tags.filter(({ tag }) => tag !== "style")),
    styles: renderTags(tags.filter(({ tag }) => tag === "style")),
    htmlAttributes: formatAttributes(htmlAttributes),
    bodyAttributes: formatAttributes(bodyAttributes),
    noIndex: tags.some(({ attributes }) => isNoIndex(attributes)),
  };
}

const renderTags = (tags: readonly HeadTag[]): string => tags.map(renderTag).join("\n");

function renderTag({ tag, attributes, html = "" }: HeadTag): string {
  const start = `<${tag} ${formatAttributes({ "data-rh": "true", ...attributes })}>`;
  return VOID_TAGS.has(tag) ? start : `${start}${html}</${tag}>`;
}
