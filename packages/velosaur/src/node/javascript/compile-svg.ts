import sax from "sax";
import { parseStyle, toReactName } from "../../shared/markup/attributes.ts";
import { hashText } from "../cache/hash.ts";
import { AuthorError } from "../system/author-error.ts";

interface SvgElement {
  name: string;
  /** By React's names. */
  props: [name: string, value: unknown][];
  children: SvgNode[];
}

type SvgNode = SvgElement | string;

/**
 * The module of an image that is used as a component: `title` and `titleId` name it, all other props are those of its
 * `<svg>`. Throws an `AuthorError` with the place where the text is no XML.
 */
export function compileSvg(svg: string, filePath: string): string {
  const { props, children } = scopeClasses(parseSvg(svg, filePath), hashText(svg).slice(0, 6));
  const ownTitle = children.find((child) => typeof child === "object" && child.name === "title");
  const parts = [
    `titleElement(title, titleId${ownTitle ? `, ${formatChildren(ownTitle as SvgElement)}` : ""})`,
    ...children.filter((child) => child !== ownTitle).map(formatNode),
  ];
  return `import { jsx, jsxs } from "react/jsx-runtime";
const titleElement = (title, id, own) =>
  (title ?? own) ? jsx("title", { id, children: title ?? own }) : null;
export default function Svg({ title, titleId, ...props }) {
  return jsxs("svg", { ${[...props.map(formatProp), '"aria-labelledby": titleId'].join(", ")}, ...props, children: [${parts.join(", ")}] });
}
`;
}

function parseSvg(svg: string, filePath: string): SvgElement {
  const found: SvgElement = { name: "", props: [], children: [] };
  const open = [found];
  const xml = sax.parser(true);
  const addText = (text: string): void => {
    // Lines between elements are the author's layout.
    if (/\S/.test(text) || !text.includes("\n")) open.at(-1)!.children.push(text);
  };
  Object.assign(xml, {
    onopentag({ name, attributes }: sax.Tag) {
      const element = { name: name.replace(/^svg:/, ""), props: toProps(attributes), children: [] };
      // What editors keep for themselves has a prefix, and shows nothing.
      if (!element.name.includes(":")) open.at(-1)!.children.push(element);
      open.push(element);
    },
    onclosetag: () => void open.pop(),
    ontext: addText,
    oncdata: addText,
    onerror({ message }: Error) {
      throw new AuthorError({
        severity: "error",
        message: `The image is no SVG: ${message.split("\n", 1)[0]}.`,
        filePath,
        line: xml.line + 1,
        column: xml.column + 1,
        source: svg,
        hint: "To take it as a file whatever it holds, import its address: add `?url` to the import.",
      });
    },
  });
  xml.write(svg).close();
  const root = found.children.find((node) => typeof node === "object");
  if (root?.name === "svg") return root;
  throw new AuthorError({
    severity: "error",
    message: "The image is no SVG: it has no <svg> element.",
    filePath,
  });
}

/** A class in a selector: declarations come after a brace. */
const SELECTOR_CLASS = /\.(-?[A-Z_a-z][\w-]*)(?=[^;{}]*\{)/g;

/**
 * Editors give the same names to the classes of every drawing, and a style in one of them is for the whole page. So a
 * class that the drawing's own style selects gets a second name, of the drawing alone; the site's styles know the first.
 */
function scopeClasses(svg: SvgElement, id: string): SvgElement {
  const styles = listElements(svg).filter(({ name }) => name === "style");
  const styled = new Set(
    styles.flatMap(({ children }) =>
      [...children.join("").matchAll(SELECTOR_CLASS)].map(([, name]) => name),
    ),
  );
  if (styled.size === 0) return svg;
  const used = new Set<string>();
  for (const element of listElements(svg))
    element.props = element.props.map(([name, value]) => {
      if (name !== "className") return [name, value];
      const own = String(value)
        .split(/\s+/)
        .filter((word) => styled.has(word));
      for (const word of own) used.add(word);
      return [name, [value, ...own.map((word) => `${word}-${id}`)].join(" ")];
    });
  const rename = (text: string): string =>
    text.replace(SELECTOR_CLASS, (all, name: string) => (used.has(name) ? `${all}-${id}` : all));
  for (const style of styles)
    style.children = style.children.map((node) => (typeof node === "string" ? rename(node) : node));
  return svg;
}

const listElements = (element: SvgElement): SvgElement[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === "object" ? listElements(child) : [])),
];

function toProps(attributes: Record<string, unknown>): SvgElement["props"] {
  return Object.entries(attributes)
    .filter(([name]) => isShown(name))
    .map(([name, value]) =>
      name === "style" ? [name, parseStyle(String(value))] : [toReactName(name), String(value)],
    );
}

/** Handlers would have to be functions; names with other prefixes are an editor's. */
const isShown = (name: string): boolean =>
  !/^on/i.test(name) && (!name.includes(":") || /^(?:xlink|xml):|^xmlns:xlink$/.test(name));

const formatProp = ([name, value]: SvgElement["props"][number]): string =>
  `${JSON.stringify(name)}: ${JSON.stringify(value)}`;

function formatNode(node: SvgNode): string {
  if (typeof node === "string") return JSON.stringify(node);
  const props = node.props.map(formatProp);
  if (node.children.length > 0) props.push(`children: ${formatChildren(node)}`);
  const call = node.children.length > 1 ? "jsxs" : "jsx";
  return `${call}(${JSON.stringify(node.name)}, { ${props.join(", ")} })`;
}

const formatChildren = ({ children }: SvgElement): string =>
  children.length === 1 ? formatNode(children[0]!) : `[${children.map(formatNode).join(", ")}]`;
