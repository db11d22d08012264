import type { ComponentProps, ReactNode } from "react";

/** The code block inside makes its own `<pre>`. */
export default function MDXPre({ children }: ComponentProps<"pre">): ReactNode {
  return children;
}
