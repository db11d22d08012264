import type { FC } from "react";

export interface Props {
  readonly value: string;
}

/** Nothing, until a diagram theme brings its own. */
const Mermaid: FC<Props> = () => null;

export default Mermaid;
