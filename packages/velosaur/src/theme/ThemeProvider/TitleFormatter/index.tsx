import type { ReactNode } from "react";

export interface Props {
  readonly children: ReactNode;
}

/** Titles are formatted as usual. One that does it otherwise wraps its children in a `TitleFormatterProvider`. */
export default function ThemeProviderTitleFormatter({ children }: Props): ReactNode {
  return children;
}
