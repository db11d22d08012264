import type { Props } from "@theme/Admonition/Layout";
import AdmonitionTypes from "@theme/Admonition/Types";
import type { ReactNode } from "react";

export default function AdmonitionTypeDanger(props: Omit<Props, "type">): ReactNode {
  const Type = AdmonitionTypes["danger"]!;
  return <Type {...props} type="danger" />;
}
