import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconX(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="m4.5 4 15 16M19 4 5 20" />
    </StrokeIcon>
  );
}
