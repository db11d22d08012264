import Playground, { type Props } from "@theme/Playground";
import ReactLiveScope from "@theme/ReactLiveScope";
import type { ReactNode } from "react";

/** A chunk of its own: the editor and all that runs what is written in it. */
export default function Live(props: Props): ReactNode {
  return <Playground scope={ReactLiveScope} {...props} />;
}
