import { isNoIndex } from "../../shared/markup/robots.ts";
import type { RenderedHead } from "../../shared/rendered-page.ts";
import { formatAttributes, type HeadEntry, type HeadTag, mergeHead } from "./head-tag.ts";

const VOID_TAGS = new Set(["meta", "link", "base"]);

export function renderHead(entries: readonly HeadEntry[]): RenderedHead {
  const { tags, htmlAttributes, bodyAttributes } = mergeHead(entries);
  const description = findMeta(tags, "description")?.["content"];
  return {
    title: tags.find(({ tag }) => tag === "title")?.html ?? "",
    html: renderTags(tags.filter(({ tag }) => tag !== "style")),
    styles: renderTags(tags.filter(({ tag }) => tag === "style")),
    htmlAttributes: formatAttributes(htmlAttributes).trimStart(),
    bodyAttributes: formatAttributes(bodyAttributes).trimStart(),
    noIndex: tags.some(({ attributes }) => isNoIndex(attributes)),
    ...(description !== undefined && { description }),
    hasGenerator: findMeta(tags, "generator") !== undefined,
  };
}

const findMeta = (tags: readonly HeadTag[], name: string): HeadTag["attributes"] | undefined =>
  tags.find(({ tag, attributes }) => tag === "meta" && attributes["name"] === name)?.attributes;

export const renderTags = (tags: readonly HeadTag[]): string => tags.map(renderTag).join("\n");

function renderTag({ tag, attributes, html = "", text }: HeadTag): string {
  if (text !== undefined) return text;
  const start = `<${tag} data-rh="true"${formatAttributes(attributes)}>`;
  return VOID_TAGS.has(tag) ? start : `${start}${html}</${tag}>`;
}
