import { StrokeIcon } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

export default function IconTwitter(props: ComponentProps<"svg">): ReactNode {
  return (
    <StrokeIcon {...props}>
      <path d="M20.5 6.200c-.6.4-1.300.6-2 .7.7-.5 1.200-1.200 1.5-2-.7.4-1.5.7-2.300.9a3.700 3.700 0 0 0-6.300 3.400A10.5 10.5 0 0 1 4 5.200a3.700 3.700 0 0 0 1.100 5c-.6 0-1.100-.2-1.600-.5 0 1.800 1.200 3.300 2.900 3.700-.5.1-1.100.1-1.700 0 .5 1.5 1.900 2.5 3.5 2.600A7.400 7.400 0 0 1 3 17.5 10.400 10.400 0 0 0 8.600 19c7 0 10.600-5.800 10.400-11 .6-.5 1.100-1.100 1.5-1.800z" />
    </StrokeIcon>
  );
}
