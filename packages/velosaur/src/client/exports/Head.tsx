import { type ReactNode, useContext, useLayoutEffect, useState } from "react";

import { collectHead } from "../head/collect-head.ts";
import { HeadContext } from "../head/head-context.ts";

export interface Props {
  readonly children?: ReactNode;
}

/** Puts its children into the document's head; where several say the same, the innermost wins. */
export default function Head({ children }: Props): null {
  const collector = useContext(HeadContext);
  const [place] = useState(() => collector?.createPlace() ?? 0);
  if (collector?.isServer) collector.set(place, collectHead(children));
  useLayoutEffect(() => collector?.set(place, collectHead(children)));
  useLayoutEffect(() => () => collector?.remove(place), [collector, place]);
  return null;
}
