import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconClose(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon size={21} {...props}>
      <path d="M5 5l14 14M19 5 5 19" />
    </StrokeIcon>
  );
}
