import type { ReactNode } from "react";

export interface Props {
  readonly children: ReactNode;
  readonly className?: string;
}

export default function BlogPostItemContainer({ children, className }: Props): ReactNode {
  return <article className={className}>{children}</article>;
}
