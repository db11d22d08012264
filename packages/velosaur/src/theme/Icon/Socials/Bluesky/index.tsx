import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconBluesky(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="M12 11C10.5 8 7 4.5 4.5 3.5c-1-.4-1.5.2-1.5 1.300 0 1 .5 5 .9 6 .8 2 2.600 2.400 4.600 2.100-2.900.5-4 2-2.300 4.100 2.700 3.300 4.600-.3 5.800-3.200 1.200 2.900 3.100 6.5 5.800 3.200 1.700-2.100.6-3.600-2.300-4.100 2 .3 3.800-.1 4.600-2.100.4-1 .9-5 .9-6 0-1.100-.5-1.700-1.5-1.300C17 4.5 13.5 8 12 11z" />
    </StrokeIcon>
  );
}
