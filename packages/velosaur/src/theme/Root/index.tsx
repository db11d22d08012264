import type { ReactNode } from "react";

/** The outermost component, never unmounted. Empty on purpose: a place for a site's own providers. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return children;
}
