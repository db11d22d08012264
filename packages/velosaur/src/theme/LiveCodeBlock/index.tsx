import CodeBlockString, { type Props as StringProps } from "@theme/CodeBlock/Content/String";
import type { ReactNode } from "react";

export interface Props extends Omit<StringProps, "children"> {
  readonly children?: string;
}

/** Stands where live code does; the add-on for it replaces this. */
export default function LiveCodeBlock({ children = "", ...props }: Props): ReactNode {
  return <CodeBlockString {...props}>{children}</CodeBlockString>;
}
