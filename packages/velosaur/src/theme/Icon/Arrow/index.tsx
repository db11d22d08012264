import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconArrow(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon size={18} {...props}>
      <path d="m13 6-6 6 6 6M18.5 6l-6 6 6 6" />
    </StrokeIcon>
  );
}
