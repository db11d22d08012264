import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconTwitch(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="M5 3.5h15v10L16 17.5h-3.5L9.5 20.5v-3H5zM11 8v4.5M15.5 8v4.5" />
    </StrokeIcon>
  );
}
