/** Links and images. */

import { hasToken } from "../../shared/document.ts";
import type { Json, Segment, SegmentProps } from "../../shared/document.ts";
import { createImage } from "../../shared/markup/image.ts";
import { createSegment } from "../../shared/markup/segment-element.ts";
import { decodeReference, hasScheme, leavesSite, looksLikeAsset, NEW_TAB } from "./assets.ts";
import type { Compilation } from "./compilation.ts";
import { convertChildren, toProps } from "./convert-children.ts";
import { isFootnoteLink } from "./footnotes.ts";
import { findOverride, isReplaced } from "./overrides.ts";
import type { TreeNode } from "./tree.ts";

/** Props of a link whose address is known: the address becomes a token. */
export function toLinkProps(
  props: SegmentProps,
  node: TreeNode,
  compilation: Compilation,
): SegmentProps {
  const own = props as Record<string, Json>;
  const href = own["href"] ?? own["to"];
  if (typeof href !== "string" || href === "" || hasToken(href)) return props;
  const name = own["href"] === undefined ? "to" : "href";
  const isAsset = !hasScheme(href) && !href.startsWith("#") && looksLikeAsset(href);
  const asset = isAsset ? compilation.findAssetToken(href, "url") : undefined;
  if (asset) return { target: "_blank", ...own, [name]: `${asset}${/#.*$/.exec(href)?.[0] ?? ""}` };
  return {
    ...(leavesSite(href) && name === "href" && NEW_TAB),
    ...own,
    [name]: compilation.addLink(href, node),
  };
}

/** A site's own component for links gets an address in the site as it is written; what it shows is checked there. */
const isLeftAsWritten = (href: unknown, compilation: Compilation): boolean =>
  typeof href === "string" &&
  /^\/(?!\/)/.test(href) &&
  !/\.mdx?(?:[?#]|$)/i.test(href) &&
  !looksLikeAsset(href) &&
  isReplaced("a", compilation);

export function convertLink(node: TreeNode, compilation: Compilation): Segment {
  const own = (toProps(node) ?? {}) as Record<string, Json>;
  const isWritten = isFootnoteLink(node) || isLeftAsWritten(own["href"], compilation);
  const props = isWritten ? own : toLinkProps(own, node, compilation);
  if ("id" in props) compilation.addAnchor(props.id);
  const children = convertChildren(node, compilation);
  const component = findOverride("a", compilation);
  return component
    ? { component, props, children }
    : compilation.kept.createElement("a", props, children);
}

/** Address and size of an image; a local one must exist. */
function toImageProps(props: SegmentProps, node: TreeNode, compilation: Compilation): SegmentProps {
  const own = props as Record<string, Json>;
  const source = own["src"];
  if (typeof source !== "string" || hasToken(source)) return props;
  if (source.startsWith("pathname://")) return { ...own, src: compilation.addLink(source, node) };
  if (source === "" || hasScheme(source)) return props;
  const token = compilation.findAssetToken(source, "image");
  if (!token && isRawHtml(source, node, compilation)) return props;
  if (!token) return { ...own, src: replaceMissing(source, node, compilation) };
  const hash = /#.*$/.exec(source)?.[0] ?? "";
  return { ...sizeOf(token, compilation), ...own, src: token + hash };
}

function sizeOf(token: string, { assets }: Compilation): Record<string, number> {
  const { width, height } = assets[Number(/\d+/.exec(token)?.[0])] ?? {};
  return width && height ? { width, height } : {};
}

/** Written as a tag, an image names an address rather than a file. */
const isRawHtml = (href: string, node: TreeNode, { source }: Compilation): boolean =>
  node.position === undefined &&
  !source.includes(`](${decodeReference(href)}`) &&
  !source.includes(`](<`) &&
  !source.includes(`]: `);

/** The site says what becomes of an image that doesn't exist: an error, unless it says otherwise. */
function replaceMissing(source: string, node: TreeNode, compilation: Compilation): string {
  const { brokenImages } = compilation.options;
  if (typeof brokenImages === "function") {
    const url = decodeReference(source);
    const image = { type: "image", url, position: node.position };
    return brokenImages({ sourceFilePath: compilation.filePath, url, node: image }) ?? source;
  }
  if (brokenImages === "ignore") return source;
  const message = `The image “${source}” doesn't exist.`;
  const hint = source.startsWith("/")
    ? "The path starts with “/”, so it was looked for in the static folders."
    : "The path is relative to the file; write “/img/…” for a file in a static folder, or “pathname:///…” to skip this check.";
  const { line, column } = compilation.locate(node, source);
  if (brokenImages === "throw")
    compilation.mistakes.push(compilation.error(message, { line, column }, hint));
  else compilation.diagnostics.push({ severity: "warning", message, line, column, hint });
  return source;
}

export function convertImage(node: TreeNode, compilation: Compilation): Segment {
  const props = toImageProps(toProps(node) ?? {}, node, compilation);
  const component = findOverride("img", compilation);
  return component
    ? { component, props }
    : createImage<Segment>(createSegment, props as Record<string, unknown>);
}
