import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconWordWrap(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon size={17} {...props}>
      <path d="M4 6h16M4 12h12.500a3 3 0 0 1 0 6H12m2.5-2.500L12 18l2.5 2.500M4 18h4" />
    </StrokeIcon>
  );
}
