import CodeBlockString, { type Props } from "@theme/CodeBlock/Content/String";
import type { ReactNode } from "react";

/** Stands where live code does; the add-on for it replaces this. */
export default function LiveCodeBlock(props: Props): ReactNode {
  return <CodeBlockString {...props} />;
}
