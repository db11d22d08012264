import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconSystemColorMode(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon size={22} {...props}>
      <path d="M3.5 5h17v11.5h-17zM8.5 20h7M12 16.500V20" />
    </StrokeIcon>
  );
}
