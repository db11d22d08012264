import AdmonitionTypes from "@theme/Admonition/Types";
import type { ReactNode } from "react";

export interface Props {
  readonly children?: ReactNode;
  readonly type: string;
  readonly icon?: ReactNode;
  readonly title?: ReactNode;
  readonly className?: string;
  readonly id?: string;
}

export default function Admonition(props: Props): ReactNode {
  const Type = AdmonitionTypes[props.type] ?? AdmonitionTypes["info"]!;
  return <Type {...props} />;
}
