import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconDarkMode(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon size={22} {...props}>
      <path d="M20 14.2A8.2 8.2 0 1 1 9.8 4a6.6 6.6 0 0 0 10.2 10.2" />
    </StrokeIcon>
  );
}
