import type { ReactNode } from "react";

/** Stands around a document. Components of its text are resolved by the compiler. */
export default function MDXContent({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
