import type { Props } from "@theme/Admonition/Layout";
import AdmonitionTypes from "@theme/Admonition/Types";
import type { ReactNode } from "react";

export default function AdmonitionTypeNote(props: Props): ReactNode {
  const Type = AdmonitionTypes["note"]!;
  return <Type {...props} type="note" />;
}
