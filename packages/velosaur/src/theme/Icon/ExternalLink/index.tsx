import { translate } from "@docusaurus/Translate";
import { StrokeIcon } from "@docusaurus/theme-common/internal";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

/** Links that have it open a new tab: who doesn't see it is told. */
export default function IconExternalLink({
  className,
  ...props
}: ComponentProps<"svg">): ReactNode {
  const label = translate({
    id: "theme.IconExternalLink.ariaLabel",
    message: "(opens in a new tab)",
  });
  return (
    <StrokeIcon
      size={13.5}
      className={clsx("iconExternalLink_", className)}
      role="img"
      aria-hidden={undefined}
      aria-label={label}
      {...props}
    >
      <path d="M14 4h6v6M20 4 10.5 13.5M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5" />
    </StrokeIcon>
  );
}
