import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconMastodon(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="M8 14.5V9.800C8 8.300 8.900 7.300 10 7.300s2 .9 2 2.5v2m0-2c0-1.600.9-2.5 2-2.5s2 1 2 2.5v4.700M15.5 20c-6 1.400-10-.3-11-5.5C4 11.5 4 9 4.5 7.200 5.200 4.700 7.5 3.5 12 3.5s6.800 1.200 7.5 3.700c.5 1.800.5 4.300 0 6-.5 2-2 3-4 3.300-2.5.4-5 .4-7 0" />
    </StrokeIcon>
  );
}
