import ElementContent from "@theme/CodeBlock/Content/Element";
import StringContent from "@theme/CodeBlock/Content/String";
import LiveCodeBlock from "@theme/LiveCodeBlock";
import { Children, isValidElement, type ReactNode } from "react";

export interface Props {
  readonly children: ReactNode;
  readonly className?: string;
  readonly metastring?: string;
  readonly title?: ReactNode;
  readonly language?: string;
  readonly showLineNumbers?: boolean | number;
  /** Visitors can edit and run it. Not `readonly`: copies of upstream's component declare it once more. */
  live?: boolean;
}

/** Code is highlighted; what has elements in it is shown as it is, as is what is no text. */
export default function CodeBlock({ children, live = false, ...props }: Props): ReactNode {
  const parts = Children.toArray(children);
  const isText = typeof children === "string" || Array.isArray(children);
  if (!isText || parts.some((part) => isValidElement(part)))
    return <ElementContent {...props}>{children}</ElementContent>;
  const Block = live ? LiveCodeBlock : StringContent;
  return <Block {...props}>{parts.join("")}</Block>;
}
