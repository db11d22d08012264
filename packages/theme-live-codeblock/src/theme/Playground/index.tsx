import Container from "@theme/Playground/Container";
import Layout from "@theme/Playground/Layout";
import Provider from "@theme/Playground/Provider";
import type { ReactNode } from "react";
import type { PlaygroundPosition } from "../../position.js";

export interface Props {
  /** The code to begin with. */
  readonly children?: string;
  /** Where the editor's result stands. */
  readonly position?: PlaygroundPosition;
  /** What the fence says behind its language; `noInline` leaves the call of `render` to the code. */
  readonly metastring?: string;
  readonly scope?: Record<string, unknown>;
  readonly transformCode?: (code: string) => string;
  readonly [prop: string]: unknown;
}

/** An editor, and what comes of the code in it. */
export default function Playground({ children, position, ...props }: Props): ReactNode {
  return (
    <Container>
      <Provider code={children} {...props}>
        <Layout position={position} />
      </Provider>
    </Container>
  );
}
