import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconSuccess(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon size={17} {...props}>
      <path d="m5 12.5 4.5 4.500L19 7.5" />
    </StrokeIcon>
  );
}
