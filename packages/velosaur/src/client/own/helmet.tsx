/** Helmet, by whose components upstream writes its head: what they are given goes into the engine's. */

import {
  Children,
  cloneElement,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";

import Head from "../exports/Head.tsx";

type Attributes = Record<string, unknown>;

interface Props {
  children?: ReactNode;
  title?: string;
  /** Stands around the title, in the place of `%s`. */
  titleTemplate?: string;
  /** Where nothing else is the title. */
  defaultTitle?: string;
  titleAttributes?: Attributes;
  htmlAttributes?: Attributes;
  bodyAttributes?: Attributes;
  base?: Attributes;
  meta?: readonly Attributes[];
  link?: readonly Attributes[];
  script?: readonly Attributes[];
  style?: readonly Attributes[];
  noscript?: readonly Attributes[];
}

const LISTS = ["meta", "link", "script", "style", "noscript"] as const;

export function Helmet(props: Props): ReactElement {
  const { htmlAttributes, bodyAttributes, base, titleAttributes, children } = props;
  return (
    <Head>
      {createElement("html", htmlAttributes)}
      {createElement("body", bodyAttributes)}
      {base && createElement("base", base)}
      {createTitle(props)}
      {LISTS.flatMap((tag) =>
        (props[tag] ?? []).map((attributes, index) => createTag(tag, attributes, index)),
      )}
      {Children.map(children, (child) =>
        isTitle(child)
          ? cloneElement(child, titleAttributes, formatTitle(toText(child), props))
          : child,
      )}
    </Head>
  );
}

function createTitle(props: Props): ReactNode {
  const { title, defaultTitle, titleAttributes, children } = props;
  if (title) return createElement("title", titleAttributes, formatTitle(title, props));
  if (!defaultTitle || Children.toArray(children).some(isTitle)) return null;
  return createElement("title", titleAttributes, defaultTitle);
}

const isTitle = (node: unknown): node is ReactElement<{ children?: ReactNode }> =>
  isValidElement(node) && node.type === "title";

const toText = ({ props }: ReactElement<{ children?: ReactNode }>): string =>
  Children.toArray(props.children).join("");

const formatTitle = (title: string, { titleTemplate = "%s" }: Props): string =>
  titleTemplate.replaceAll("%s", () => title);

function createTag(tag: string, attributes: Attributes, key: number): ReactElement {
  const { innerHTML, cssText, ...rest } = attributes;
  const __html = innerHTML ?? cssText;
  const inner = __html === undefined ? undefined : { dangerouslySetInnerHTML: { __html } };
  return createElement(tag, { ...rest, ...inner, key });
}

/** The site has the context that this is about. */
export const HelmetProvider = ({ children }: { children?: ReactNode }): ReactNode => children;

/** For heads that are written by hand, of which a site has none. */
export class HelmetData {
  context = {};
}
