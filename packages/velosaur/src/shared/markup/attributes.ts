/**
 * Names and values of attributes, between React props, hast properties and HTML.
 * React props are the common tongue: segments carry them.
 */

import type { Json, SegmentProps } from "../document.ts";
import { createRecord } from "../own-value.ts";
import { escapeAttribute } from "./escape.ts";

const VOID_ELEMENTS = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);
export const isVoidElement = (tag: string): boolean => VOID_ELEMENTS.has(tag);

const HYPHENATED_SVG =
  "accent-height alignment-baseline baseline-shift cap-height clip-path clip-rule color-interpolation color-interpolation-filters color-rendering dominant-baseline enable-background fill-opacity fill-rule flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant font-weight glyph-name image-rendering letter-spacing lighting-color marker-end marker-mid marker-start overline-position overline-thickness paint-order pointer-events shape-rendering stop-color stop-opacity strikethrough-position strikethrough-thickness stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform-origin underline-position underline-thickness unicode-bidi vector-effect word-spacing writing-mode".split(
    " ",
  );

const toCamelCase = (name: string): string =>
  name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** React's name → HTML's, where lower-casing isn't enough. */
const HTML_NAMES = new Map(
  Object.entries({
    className: "class",
    htmlFor: "for",
    acceptCharset: "accept-charset",
    httpEquiv: "http-equiv",
    xlinkHref: "xlink:href",
    xlinkTitle: "xlink:title",
    xlinkRole: "xlink:role",
    xlinkShow: "xlink:show",
    xmlLang: "xml:lang",
    xmlSpace: "xml:space",
    xmlnsXlink: "xmlns:xlink",
    ...Object.fromEntries(HYPHENATED_SVG.map((name) => [toCamelCase(name), name])),
  }),
);

/** SVG's own camel case, which must not be lower-cased. */
const CAMEL_CASE_SVG = new Set(
  "viewBox preserveAspectRatio gradientUnits gradientTransform patternUnits patternTransform patternContentUnits clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits refX refY spreadMethod startOffset textLength lengthAdjust stdDeviation baseFrequency numOctaves attributeName repeatCount keyTimes calcMode pathLength filterUnits primitiveUnits".split(
    " ",
  ),
);

/** React's name for what an author wrote in HTML's spelling (`class`, `stroke-width`, `tabindex`). */
const REACT_NAMES = new Map([
  ...Array.from(HTML_NAMES, ([react, html]): [string, string] => [html, react]),
  ..."acceptCharset allowFullScreen autoCapitalize autoComplete autoFocus autoPlay cellPadding cellSpacing charSet classID colSpan contentEditable contextMenu controlsList crossOrigin dateTime encType enterKeyHint fetchPriority formAction formEncType formMethod formNoValidate formTarget frameBorder hrefLang inputMode itemID itemProp itemRef itemScope itemType keyType marginHeight marginWidth maxLength minLength noModule noValidate playsInline popoverTarget readOnly referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet tabIndex useMap"
    .split(" ")
    .map((name): [string, string] => [name.toLowerCase(), name]),
]);

/** hast's name → React's, where they differ (as `property-information` lists them). */
const HAST_NAMES = new Map(
  Object.entries({
    classId: "classID",
    itemId: "itemID",
    strokeDashArray: "strokeDasharray",
    strokeDashOffset: "strokeDashoffset",
    strokeLineCap: "strokeLinecap",
    strokeLineJoin: "strokeLinejoin",
    strokeMiterLimit: "strokeMiterlimit",
    typeOf: "typeof",
    xLinkHref: "xlinkHref",
    xLinkTitle: "xlinkTitle",
    xLinkRole: "xlinkRole",
    xLinkShow: "xlinkShow",
    xmlnsXLink: "xmlnsXlink",
  }),
);

const isPassedThrough = (name: string): boolean =>
  name.startsWith("data-") || name.startsWith("aria-");

export const toReactName = (name: string): string =>
  isPassedThrough(name) ? name : (REACT_NAMES.get(name) ?? name);

/** `dataFootnoteRef` → `data-footnote-ref`, `ariaLabel` → `aria-label`. */
export function hastToReactName(name: string): string {
  const match = /^(data|aria)([A-Z].*)$/.exec(name);
  if (!match) return HAST_NAMES.get(name) ?? toReactName(name);
  const rest = match[2] as string;
  // ARIA's names are one word each (`aria-labelledby`); data attributes keep their hyphens.
  const tail =
    match[1] === "aria"
      ? rest.toLowerCase()
      : rest.replace(
          /[A-Z]/g,
          (letter, at: number) => `${at > 0 ? "-" : ""}${letter.toLowerCase()}`,
        );
  return `${match[1]}-${tail}`;
}

const toHtmlName = (name: string): string => {
  const known = HTML_NAMES.get(name);
  if (known) return known;
  return CAMEL_CASE_SVG.has(name) || isPassedThrough(name) ? name : name.toLowerCase();
};

const UNITLESS =
  /^(?:--|animationIterationCount$|aspectRatio$|border(?:Image(?:Outset|Slice|Width))$|boxFlex|columnCount$|columns$|fillOpacity$|flex|floodOpacity$|font(?:SizeAdjust|Weight)$|grid(?:Area|Row|Column)|lineClamp$|lineHeight$|opacity$|order$|orphans$|scale$|stopOpacity$|stroke|tabSize$|widows$|zIndex$|zoom$|Webkit)/;

export function formatStyle(style: Record<string, Json>): string {
  return Object.entries(style)
    .filter(([, value]) => value !== null && value !== "" && typeof value !== "boolean")
    .map(([name, value]) => {
      const property = name.startsWith("--")
        ? name
        : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, "-ms-");
      const isLength = typeof value === "number" && value !== 0 && !UNITLESS.test(name);
      return `${property}:${String(value).trim()}${isLength ? "px" : ""}`;
    })
    .join(";");
}

/** CSS text → React's style object. Semicolons inside `url(…)` and quotes don't end a declaration. */
export function parseStyle(css: string): Record<string, string> {
  const style = createRecord<string>();
  for (const declaration of css.match(/(?:"[^"]*"|'[^']*'|\([^()]*\)|[^;])+/g) ?? []) {
    const colon = declaration.indexOf(":");
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim();
    const key = name.startsWith("--")
      ? name
      : name
          .toLowerCase()
          .replace(/^-ms-/, "ms-")
          .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (name) style[key] = declaration.slice(colon + 1).trim();
  }
  return style;
}

function formatAttribute(name: string, value: Json): string {
  if (value === null || name === "key" || name === "ref") return "";
  if (name === "style" && typeof value === "object") {
    return ` style="${escapeAttribute(formatStyle(value as Record<string, Json>))}"`;
  }
  const htmlName = toHtmlName(name);
  if (typeof value === "boolean" && !isPassedThrough(name)) return value ? ` ${htmlName}=""` : "";
  if (typeof value === "object") return "";
  return ` ${htmlName}="${escapeAttribute(String(value))}"`;
}

/** React props as text for a start tag, with a leading space for each attribute. */
export function formatAttributes(props: SegmentProps | undefined): string {
  if (!props) return "";
  let attributes = "";
  for (const name in props) {
    const value = (props as Record<string, Json | undefined>)[name];
    if (value !== undefined) attributes += formatAttribute(name, value);
  }
  return attributes;
}
