import type { Props } from "@theme/Admonition/Layout";
import AdmonitionTypes from "@theme/Admonition/Types";
import type { ReactNode } from "react";

export default function AdmonitionTypeDanger(props: Props): ReactNode {
  const Type = AdmonitionTypes["danger"]!;
  return <Type {...props} type="danger" />;
}
