import type { Props } from "@theme/Admonition/Layout";
import AdmonitionTypes from "@theme/Admonition/Types";
import type { ReactNode } from "react";

export default function AdmonitionTypeTip(props: Omit<Props, "type">): ReactNode {
  const Type = AdmonitionTypes["tip"]!;
  return <Type {...props} type="tip" />;
}
