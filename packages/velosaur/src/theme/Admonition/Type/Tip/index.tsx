import type { Props } from "@theme/Admonition/Layout";
import AdmonitionTypes from "@theme/Admonition/Types";
import type { ReactNode } from "react";

export default function AdmonitionTypeTip(props: Props): ReactNode {
  const Type = AdmonitionTypes["tip"]!;
  return <Type {...props} type="tip" />;
}
