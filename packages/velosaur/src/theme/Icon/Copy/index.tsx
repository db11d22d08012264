import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconCopy(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon size={17} {...props}>
      <path d="M9 9h11v11H9zM15 5V4H4v11h1" />
    </StrokeIcon>
  );
}
