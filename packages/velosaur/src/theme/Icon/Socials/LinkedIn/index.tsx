import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconLinkedIn(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon {...props}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="2.5" />
      <path d="M8 11v5.5M8 7.700v.01M11.800 16.5V11m0 2.5c0-1.5 1-2.5 2.300-2.5s2.100.9 2.100 2.5v3" />
    </StrokeIcon>
  );
}
