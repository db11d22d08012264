import { translate } from "@docusaurus/Translate";
import IconClose from "@theme/Icon/Close";
import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export default function AnnouncementBarCloseButton(props: ComponentProps<"button">): ReactNode {
  return (
    <button
      type="button"
      data-script-only=""
      aria-label={translate({ id: "theme.AnnouncementBar.closeButtonAriaLabel", message: "Close" })}
      {...props}
      className={clsx("clean-btn close", props.className)}
    >
      <IconClose width={14} height={14} strokeWidth={3.1} />
    </button>
  );
}
