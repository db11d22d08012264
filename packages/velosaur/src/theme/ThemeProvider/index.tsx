import TitleFormatterProvider from "@theme/ThemeProvider/TitleFormatter";
import type { ReactNode } from "react";

export interface Props {
  readonly children: ReactNode;
}

/** Around every page, within `Root`: a place for what a theme wants to provide. */
export default function ThemeProvider({ children }: Props): ReactNode {
  return <TitleFormatterProvider>{children}</TitleFormatterProvider>;
}
