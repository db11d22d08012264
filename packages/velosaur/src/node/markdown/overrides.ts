/** Which elements of Markdown the site renders with components of its own. */

import type { ModuleReference } from "../../shared/document.ts";
import type { CompileOptions } from "./options.ts";

interface WithOptions {
  options: CompileOptions;
}

/** Theme components behind an element; an override of any of them makes it a component. */
const THEME_COMPONENTS: Record<string, string[]> = {
  a: ["MDXComponents/A"],
  img: ["MDXComponents/Img"],
  pre: ["MDXComponents/Pre"],
  code: ["MDXComponents/Code", "CodeInline"],
  ul: ["MDXComponents/Ul"],
  li: ["MDXComponents/Li"],
  details: ["MDXComponents/Details"],
  h1: ["MDXComponents/Heading"],
  h2: ["MDXComponents/Heading"],
  h3: ["MDXComponents/Heading"],
  h4: ["MDXComponents/Heading"],
  h5: ["MDXComponents/Heading"],
  h6: ["MDXComponents/Heading"],
};

/** Names of all components that may stand behind an element. */
export const ELEMENT_COMPONENTS: ReadonlySet<string> = new Set(
  Object.values(THEME_COMPONENTS).flat(),
);

/** Reference of the component that renders an element of Markdown, when the site brings one. */
export function findOverride(tag: string, { options }: WithOptions): ModuleReference | undefined {
  if (options.isOpen || Object.hasOwn(options.mdxComponents, tag))
    return `@theme/MDXComponents#default.${tag}`;
  if (options.interactive.length === 0) return undefined;
  const candidates = THEME_COMPONENTS[tag];
  const name = candidates?.find((candidate) => options.interactive.includes(candidate));
  return name && `@theme/${name}#default`;
}

/** Whether the site names a component for an element among its `MDXComponents`. */
export const isReplaced = (tag: string, { options }: WithOptions): boolean =>
  Object.hasOwn(options.mdxComponents, tag);

/** Whether a theme component, or a part of it (`Admonition/Icon/Note`), is the site's own. */
export const isInteractive = (name: string, { options }: WithOptions): boolean =>
  options.interactive.some((override) => override === name || override.startsWith(`${name}/`));
