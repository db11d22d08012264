import type { Token } from "prism-react-renderer";
import type { ComponentProps, ReactNode } from "react";

export interface Props extends ComponentProps<"span"> {
  readonly line: Token[];
  readonly token: Token;
}

export default function CodeBlockLineToken({ className, style, children }: Props): ReactNode {
  return (
    <span className={className} style={style}>
      {children}
    </span>
  );
}
