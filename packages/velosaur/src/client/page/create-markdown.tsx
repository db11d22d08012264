import { createElement, type ElementType, Fragment, type ReactElement } from "react";

import type { Json, ModuleReference, Segment, TocItem } from "../../shared/document.ts";
import useBrokenLinks from "../exports/useBrokenLinks.ts";
import type { ModuleNamespace } from "../../shared/rendered-page.ts";
import { resolveComponent } from "./create-content.tsx";
import { renderSegments } from "./render-segments.tsx";

type Props = Record<string, unknown>;

/** What the module of a Markdown file holds that code imports. */
export interface MarkdownSource {
  segments: Segment[];
  /** Modules that the tree names, among them `local`, the file's own exports, and `partial`, the files that it shows. */
  modules: Record<string, ModuleNamespace>;
  expressions: readonly ((props: Props) => unknown)[];
  /** For the check of links: of what code shows, nobody else knows them. */
  links: readonly string[];
  anchors: readonly string[];
  /** Components that `MDXProvider` gives, where the code that imports the file has one. */
  useMDXComponents?: () => Components;
  fields: {
    frontMatter: Record<string, Json>;
    toc: TocItem[];
    contentTitle: string | undefined;
    metadata: Json | undefined;
    assets: Record<string, Json>;
  };
}

type Components = Readonly<Record<string, ElementType>>;

export interface MarkdownProps extends Props {
  /** Components for Markdown's elements (`h2`), and for names that the file uses without an import. */
  components?: Components;
}

const THEME = "@theme/MDXComponents#default.";

/** The component that `import Intro from './intro.mdx'` gives to a page or a component. */
export function createMarkdown(
  source: MarkdownSource,
): ((props: MarkdownProps) => ReactElement) & MarkdownSource["fields"] {
  const { segments, modules, expressions, links, anchors, fields } = source;
  const { useMDXComponents = useNoComponents } = source;
  function Markdown(props: MarkdownProps): ReactElement {
    const given = { ...useMDXComponents(), ...props.components };
    const { collectLink, collectAnchor } = useBrokenLinks();
    links.forEach(collectLink);
    anchors.forEach(collectAnchor);
    const resolve = (reference: ModuleReference): ElementType =>
      resolveNamed(reference, source, given) ??
      resolveComponent(reference, (moduleId) => modules[moduleId]);
    const values = expressions.map((expression) => expression(props));
    return createElement(
      Fragment,
      null,
      ...renderSegments(segments, { resolve, expressions: values }),
    );
  }
  return Object.assign(Markdown, fields);
}

const useNoComponents = (): Components => ({});

/** What stands for a name: what is given for it, or the theme's, or, of an element, the element itself. */
function resolveNamed(
  reference: ModuleReference,
  { modules }: MarkdownSource,
  given: Components,
): ElementType | undefined {
  if (!reference.startsWith(THEME)) return undefined;
  const name = reference.slice(THEME.length);
  const theme = modules["@theme/MDXComponents"]?.["default"] as Record<string, ElementType>;
  const known = [given, theme].find((components) => Object.hasOwn(components, name));
  return known?.[name] ?? (/^[a-z]/.test(name) ? (name as ElementType) : undefined);
}
