import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconHome(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="M3.5 11 12 3.5l8.5 7.5M6 9v11h4.5v-6h3v6H18V9" />
    </StrokeIcon>
  );
}
