import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconDefault(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.5 2.300 3.700 5.200 3.700 8.5s-1.200 6.200-3.700 8.5c-2.5-2.300-3.700-5.200-3.700-8.5S9.5 5.800 12 3.5z" />
    </StrokeIcon>
  );
}
