import { Children, isValidElement, type ReactElement, type ReactNode } from "react";

const isTitle = (child: unknown): child is ReactElement<{ children: ReactNode }> =>
  isValidElement(child) && child.type === "mdxAdmonitionTitle";

/** A title may stand among the children, as an element of the name `mdxAdmonitionTitle`: it becomes a prop. */
export function processAdmonitionProps<
  Props extends { readonly children?: ReactNode; readonly title?: ReactNode },
>(props: Props): Props {
  const children = Children.toArray(props.children);
  const title = props.title ?? children.find(isTitle)?.props.children;
  const rest = children.filter((child) => !isTitle(child));
  return { ...props, ...(title ? { title } : {}), children: rest.length > 0 ? <>{rest}</> : null };
}
