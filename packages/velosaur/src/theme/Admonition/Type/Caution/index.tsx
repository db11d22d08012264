import type { Props } from "@theme/Admonition/Layout";
import AdmonitionTypes from "@theme/Admonition/Types";
import type { ReactNode } from "react";

export default function AdmonitionTypeCaution(props: Props): ReactNode {
  const Type = AdmonitionTypes["caution"]!;
  return <Type {...props} type="caution" />;
}
