import CodeBlock from "@theme/CodeBlock";
import CodeInline from "@theme/CodeInline";
import { Children, type ComponentProps, type ReactNode } from "react";

const isInline = ({ children, className }: ComponentProps<"code">): boolean =>
  children !== undefined &&
  !className?.includes("language-") &&
  Children.toArray(children).every((child) => typeof child === "string" && !child.includes("\n"));

export default function MDXCode(props: ComponentProps<"code">): ReactNode {
  return isInline(props) ? (
    <CodeInline {...props} />
  ) : (
    <CodeBlock {...(props as ComponentProps<typeof CodeBlock>)} />
  );
}
