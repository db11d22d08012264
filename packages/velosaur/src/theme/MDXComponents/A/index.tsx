import Link from "@docusaurus/Link";
import type { ComponentProps, ReactNode } from "react";

export default function MDXA(props: ComponentProps<"a">): ReactNode {
  return <Link {...props} />;
}
