import type { Props } from "@theme/Admonition/Layout";
import AdmonitionTypes from "@theme/Admonition/Types";
import type { ReactNode } from "react";

export default function AdmonitionTypeInfo(props: Props): ReactNode {
  const Type = AdmonitionTypes["info"]!;
  return <Type {...props} type="info" />;
}
