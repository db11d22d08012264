import {
  createElement,
  type ElementType,
  Fragment,
  type ReactElement,
  useSyncExternalStore,
} from "react";

import type { ModuleReference } from "../../shared/document.ts";
import type { PageDocument } from "../../shared/payload.ts";
import type { ModuleNamespace } from "../../shared/rendered-page.ts";
import { readExport } from "../../shared/read-export.ts";
import { renderSegments } from "./render-segments.tsx";

/** What the module of a program document exports. */
export interface ProgramModule {
  /** Called while the document renders, so an expression may use hooks. */
  createExpressions?: (props: Record<string, unknown>) => unknown[];
  /** Components that the document defines: what `local#Name` refers to. */
  components?: Record<string, unknown>;
}

type DocumentFields = Pick<
  PageDocument,
  "frontMatter" | "metadata" | "toc" | "contentTitle" | "assets"
>;

/** The component that shows a document, with the fields that upstream's content components have. */
export interface ContentComponent extends DocumentFields {
  (props: Record<string, unknown>): ReactElement;
  /** Takes a new version of the document in place, so that what it shows keeps its state. */
  update: (source: ContentSource) => void;
}

export interface ContentSource {
  document: PageDocument;
  findModule: (moduleId: string) => ModuleNamespace | undefined;
}

export function createContent(source: ContentSource): ContentComponent {
  let current = source;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const getCurrent = () => current;
  const Content = ((props: Record<string, unknown>) => {
    // An edit of text alone is seen before all that is around the document is rendered again.
    if (import.meta.env.DEV) useSyncExternalStore(subscribe, getCurrent, getCurrent);
    const { document } = current;
    const program = findProgram(current);
    const expressions = program?.createExpressions?.(props);
    const findModule = (id: string) =>
      id === "local" ? program?.components : current.findModule(id);
    const resolve = (reference: ModuleReference) => resolveComponent(reference, findModule);
    return createElement(
      Fragment,
      null,
      ...renderSegments(document.segments, { resolve, expressions }),
    );
  }) as ContentComponent;
  Content.update = (next) => {
    const isTextAlone = import.meta.env.DEV && hasSameFields(current.document, next.document);
    current = next;
    Object.assign(Content, takeFields(next.document));
    if (isTextAlone) for (const listener of listeners) listener();
  };
  Content.update(source);
  return Content;
}

const takeFields = ({
  frontMatter,
  metadata,
  toc,
  contentTitle,
  assets,
}: PageDocument): DocumentFields => ({ frontMatter, metadata, toc, contentTitle, assets });

/** What is around a document, and components in it, learn of its fields from the page: not before that is new, too. */
const hasSameFields = (one: PageDocument, other: PageDocument): boolean =>
  JSON.stringify(takeFields(one)) === JSON.stringify(takeFields(other));

function findProgram({ document, findModule }: ContentSource): ProgramModule | undefined {
  return document.program === undefined ? undefined : findModule(document.program);
}

/** `@theme/MDXComponents#default.Highlight` → that export of the module. */
export function resolveComponent(
  reference: ModuleReference,
  findModule: ContentSource["findModule"],
): ElementType {
  const separator = reference.lastIndexOf("#");
  const moduleId = reference.slice(0, separator);
  const path = reference.slice(separator + 1).split(".");
  const [exported = "", ...members] = path;
  const module = findModule(moduleId);
  let value = module && readExport(module, exported);
  for (const name of members) value = (value as ModuleNamespace | undefined)?.[name];
  if (value === undefined || value === null) throw new Error(formatMissing(moduleId, path));
  return value as ElementType;
}

function formatMissing(moduleId: string, path: string[]): string {
  const name = path.at(-1) === "default" ? "a default export" : `"${path.join(".")}"`;
  return moduleId === "@theme/MDXComponents"
    ? `The document uses <${path.slice(1).join(".")}>, which is neither imported nor one of the theme's MDXComponents.`
    : `The document uses ${name} of "${moduleId}", which the module does not export.`;
}
