import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconLanguage(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon size={20} {...props}>
      <path d="M3.5 5.5h11M9 3.5v2M12.5 5.5C11.5 10 8.5 13 4.5 14.5M6 8.500c1 2.5 3.5 4.8 6.5 6M12.5 20.500l4.250-10 4.250 10M14 17h5.5" />
    </StrokeIcon>
  );
}
