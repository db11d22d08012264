import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconStackOverflow(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="M5 14.5v6h13v-6M8 17.5h7M8.300 14.200l6.800 1M9.300 10.800l6.300 2.700M11.5 7.300l5.300 4.300M14.700 4l3.800 5.5" />
    </StrokeIcon>
  );
}
