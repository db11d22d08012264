import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconGitHub(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="M9.5 20.5v-3.200c-3.5.8-4.300-1.5-4.300-1.5M14.5 20.5v-3.600c0-1-.1-1.5-.6-2 2.800-.3 5.600-1.400 5.600-6 0-1.300-.5-2.400-1.200-3.200.1-.3.5-1.5-.1-3.100 0 0-1.100-.3-3.400 1.200a11.5 11.5 0 0 0-5.600 0C6.900 2.300 5.800 2.600 5.800 2.600c-.6 1.600-.2 2.800-.1 3.100-.7.8-1.200 1.900-1.200 3.200 0 4.600 2.800 5.700 5.600 6-.4.4-.6 1-.6 2" />
    </StrokeIcon>
  );
}
