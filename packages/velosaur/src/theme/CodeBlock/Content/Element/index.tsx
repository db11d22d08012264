import Container from "@theme/CodeBlock/Container";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Props as CodeBlockProps } from "@theme/CodeBlock";

export type Props = CodeBlockProps;

/** A block with elements in it: `<pre><Name /></pre>`. Nothing in it is highlighted. */
export default function CodeBlockElement({ children, className }: Props): ReactNode {
  return (
    <Container as="pre" tabIndex={0} className={clsx("codeBlock_ thin-scrollbar", className)}>
      <code className="codeBlockLines_">{children}</code>
    </Container>
  );
}
