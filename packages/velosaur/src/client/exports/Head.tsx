import { type ReactNode, useContext, useLayoutEffect, useState } from "react";

import { HeadContext } from "../head/head-context.ts";

export interface Props {
  readonly children?: ReactNode;
}

/** Puts its children into the document's head; where several say the same, the innermost wins. */
export default function Head({ children }: Props): null {
  const collector = useContext(HeadContext);
  const [place] = useState(() => collector?.createPlace() ?? 0);
  if (collector?.isServer) collector.set(place, children);
  useLayoutEffect(() => collector?.set(place, children));
  useLayoutEffect(() => () => collector?.remove(place), [collector, place]);
  return null;
}
