import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { ComponentProps, ReactNode } from "react";

export default function MDXLi(props: ComponentProps<"li">): ReactNode {
  const brokenLinks = useBrokenLinks();
  // Footnotes are the targets of links.
  if (props.id) brokenLinks.collectAnchor(props.id);
  return <li {...props} />;
}
