/** JSX in a document: components, and elements written as tags. */

import type { Json, ModuleReference, Segment, SegmentProps } from "../../shared/document.ts";
import { parseStyle, toReactName } from "../../shared/markup/attributes.ts";
import type { Compilation } from "./compilation.ts";
import { convertBlocks, convertChildren, markChildren, toProps } from "./convert-children.ts";
import { toLinkProps } from "./convert-link.ts";
import { isBlankCode, parseLiteral } from "./literal.ts";
import { keepHeadText } from "./head-text.ts";
import { findOverride, isInteractive } from "./overrides.ts";
import { MDX_DETAILS, renderDetails } from "./render-details.ts";
import { renderStaticComponent } from "./static-components.ts";
import type { JsxAttribute, TreeNode } from "./tree.ts";

export function convertJsx(node: TreeNode, compilation: Compilation): Segment | Segment[] {
  const name = node.tagName ?? node.name;
  if (name === null || name === undefined) return convertBlocks(node, compilation);
  if (name === "head") return convertHead(node, compilation);
  const isComponent = /^[A-Z]|\./.test(name);
  if (!isComponent && node.attributes?.some(isChildren))
    return convertJsx(moveChildren(node), compilation);
  const props = node.tagName
    ? (toProps(node) ?? {})
    : readAttributes(node, { compilation, isComponent });
  if (isComponent) return convertComponent(node, props, compilation);
  if (name === "details") return convertDetails(node, props, compilation);
  if ("id" in props) compilation.addAnchor(props.id);
  // Written as a tag in MDX, a link is the author's own: its address stays as it is.
  const ownProps = name === "a" && node.tagName ? toLinkProps(props, node, compilation) : props;
  const children = hasBlocks(node)
    ? convertBlocks(node, compilation)
    : convertChildren(node, compilation);
  const given = Object.keys(ownProps).length > 0 ? ownProps : undefined;
  return compilation.kept.createElement(name, given, children);
}

const isChildren = ({ name }: JsxAttribute): boolean => name === "children";

/** An element whose inside is given as an attribute, as React allows it. What stands between the tags goes first. */
function moveChildren(node: TreeNode): TreeNode {
  const given = node.attributes?.filter(isChildren).map(({ value }): TreeNode => {
    const isText = typeof value === "string" || value === null || value === undefined;
    const child = isText
      ? { type: "text", value: value ?? "" }
      : { type: "mdxTextExpression", value: value.value };
    return node.position ? { ...child, position: node.position } : child;
  });
  const isEmpty = !node.children?.some(({ type, value }) => type !== "text" || value?.trim());
  return {
    ...node,
    attributes: node.attributes?.filter((attribute) => !isChildren(attribute)) ?? [],
    children: isEmpty ? (given ?? []) : (node.children ?? []),
  };
}

const hasBlocks = (node: TreeNode): boolean => node.type === "mdxJsxFlowElement";

function convertComponent(node: TreeNode, props: SegmentProps, compilation: Compilation): Segment {
  const name = node.name ?? "";
  const point = compilation.locate(node);
  const component = compilation.scope.resolveComponent(name, point);
  const ownProps = isCheckedLink(component, props)
    ? toLinkProps(props, node, compilation)
    : component === "@theme/IdealImage#default"
      ? toSizesProps(props, node, compilation)
      : props;
  if ("id" in ownProps) compilation.addAnchor(ownProps.id);
  if (component.startsWith("partial#")) compilation.toc.push({ partial: name });
  if (component.startsWith("local#")) compilation.code.usesLocalComponent = true;
  markChildren(component, node, compilation);
  const children = hasBlocks(node)
    ? convertBlocks(node, compilation)
    : convertChildren(node, compilation);
  if (component === "@docusaurus/Head#default")
    return createComponent(component, ownProps, keepHeadText(children));
  return (
    renderStaticComponent({ component, props: ownProps, children }, compilation) ??
    createComponent(component, ownProps, children)
  );
}

/** The image that the component is given, by its address or by all that an import of it exports, in sizes. */
function toSizesProps(props: SegmentProps, node: TreeNode, compilation: Compilation): SegmentProps {
  const { img } = props as Record<string, Json>;
  const value = img !== null && typeof img === "object" && "default" in img ? img["default"] : img;
  const asset = typeof value === "string" ? compilation.findAsset(value) : undefined;
  if (!asset) return props;
  const { line, column } = compilation.locate(node);
  const sized = compilation.addAsset(asset.filePath, "sizes");
  Object.assign(sized.asset, { line, column });
  return { ...(props as Record<string, Json>), img: sized.token };
}

/** The component itself knows what `pathname://` means. */
function isCheckedLink(component: ModuleReference, props: SegmentProps): boolean {
  if (component !== "@docusaurus/Link#default") return false;
  const { to, href } = props as Record<string, unknown>;
  return !String(to ?? href).startsWith("pathname://");
}

function createComponent(
  component: ModuleReference,
  props: SegmentProps,
  children: Segment[],
): Segment {
  return {
    component,
    ...(Object.keys(props).length > 0 && { props }),
    ...(children.length > 0 && { children }),
  };
}

/** `<head>` in a document: its children go to the page's head. */
function convertHead(node: TreeNode, compilation: Compilation): Segment {
  return {
    component: "@docusaurus/Head#default",
    children: keepHeadText(convertBlocks(node, compilation)),
  };
}

function convertDetails(node: TreeNode, props: SegmentProps, compilation: Compilation): Segment {
  const component =
    findOverride("details", compilation) ??
    (isInteractive("Details", compilation) ? MDX_DETAILS : undefined);
  const children = convertBlocks(node, compilation);
  if ("id" in props) compilation.addAnchor(props.id);
  if (component || "$expression" in props) {
    return createComponent(component ?? MDX_DETAILS, props, children);
  }
  return renderDetails(props, children, compilation);
}

interface AttributeContext {
  compilation: Compilation;
  isComponent: boolean;
}

/** Attributes of a JSX element as props; a spread makes all of them one expression. */
function readAttributes(node: TreeNode, context: AttributeContext): SegmentProps {
  const attributes = node.attributes ?? [];
  if (attributes.some(({ type }) => type === "mdxJsxExpressionAttribute"))
    return readSpread(node, context);
  const props: SegmentProps = {};
  for (const attribute of attributes) {
    const name = attributeName(attribute, context);
    const value = readValue(attribute, node, context);
    // A component around may tell its children by their keys; elements of HTML have none.
    const isKept = context.isComponent || name !== "key";
    if (value !== undefined && isKept) (props as Record<string, Json>)[name] = value;
  }
  return props;
}

const attributeName = ({ name = "" }: JsxAttribute, { isComponent }: AttributeContext): string =>
  isComponent ? name : toReactName(name);

function readValue(
  attribute: JsxAttribute,
  node: TreeNode,
  { compilation, isComponent }: AttributeContext,
): Json | undefined {
  const { value } = attribute;
  if (value === null || value === undefined) return true;
  if (typeof value === "string")
    return attribute.name === "style" && !isComponent ? parseStyle(value) : value;
  const point = compilation.locate(node);
  const drawing = isComponent ? findDrawing(attribute) : undefined;
  const code =
    drawing === undefined
      ? compilation.code.replaceRequires(value.value, point)
      : `${compilation.scope.require(drawing, point)}.default`;
  if (isBlankCode(code)) return undefined;
  const literal = parseLiteral(code, compilation.literals);
  if (literal) return literal.value;
  return {
    $expression: compilation.code.addExpression({
      code,
      place: { kind: "prop", name: attribute.name ?? "" },
      point,
    }),
  };
}

/** `Icon={require("./a.svg").default}` hands on a component, as an import would. `src` asks for an address. */
function findDrawing({ name = "", value }: JsxAttribute): string | undefined {
  if (typeof value !== "object" || value === null || /src|href|url/i.test(name)) return undefined;
  return /^\s*require\(\s*(["'])([^"'\n]+\.svg)\1\s*\)\.default\s*$/.exec(value.value)?.[2];
}

function readSpread(node: TreeNode, { compilation }: AttributeContext): SegmentProps {
  const parts = (node.attributes ?? []).map((attribute) => {
    const { name = "", value } = attribute;
    if (attribute.type === "mdxJsxExpressionAttribute") return String(value);
    const key = JSON.stringify(name);
    if (value === null || value === undefined) return `${key}: true`;
    return `${key}: ${typeof value === "string" ? JSON.stringify(value) : `(${value.value})`}`;
  });
  const code = compilation.code.replaceRequires(
    `{ ${parts.join(", ")} }`,
    compilation.locate(node),
  );
  return {
    $expression: compilation.code.addExpression({
      code,
      place: { kind: "spread" },
      point: compilation.locate(node),
    }),
  };
}
