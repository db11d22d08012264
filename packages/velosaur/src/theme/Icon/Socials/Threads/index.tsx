import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconThreads(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="M18.5 8.5C17.700 5.200 15.5 3.5 12 3.5c-4.600 0-6.900 3-6.900 8.5s2.300 8.5 6.900 8.5c3.700 0 6.300-1.900 6.300-4.600 0-2.600-2.300-4.300-5.600-4.300-2.700 0-4.200 1.100-4.200 2.800 0 1.400 1.200 2.400 2.900 2.400 2.300 0 3.5-1.5 3.5-4.300 0-3-1.100-4.5-3.200-4.5-1.300 0-2.200.5-2.800 1.5" />
    </StrokeIcon>
  );
}
