import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconMenu(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon size={26} {...props}>
      <path d="M4 6.5h16M4 12h16M4 17.5h16" />
    </StrokeIcon>
  );
}
