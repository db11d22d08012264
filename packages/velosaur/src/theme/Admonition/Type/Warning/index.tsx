import type { Props } from "@theme/Admonition/Layout";
import AdmonitionTypes from "@theme/Admonition/Types";
import type { ReactNode } from "react";

export default function AdmonitionTypeWarning(props: Props): ReactNode {
  const Type = AdmonitionTypes["warning"]!;
  return <Type {...props} type="warning" />;
}
