import { StrokeIcon } from "@docusaurus/theme-common/internal";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export default function IconEdit({ className, ...props }: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon className={clsx("iconEdit_", className)} {...props}>
      <path d="M4 20h4L19.5 8.5a2.1 2.1 0 0 0-3-3L5 17zM14.5 7.5l3 3" />
    </StrokeIcon>
  );
}
