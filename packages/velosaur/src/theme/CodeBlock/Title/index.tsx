import type { ReactNode } from "react";

export interface Props {
  readonly children: ReactNode;
}

export default function CodeBlockTitle({ children }: Props): ReactNode {
  return children;
}
