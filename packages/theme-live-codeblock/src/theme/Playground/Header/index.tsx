import type { ReactNode } from "react";

export interface Props {
  readonly children: ReactNode;
  readonly buttons?: ReactNode;
}

export default function PlaygroundHeader({ children, buttons }: Props): ReactNode {
  return (
    <div className="playground-header">
      {children}
      {buttons}
    </div>
  );
}
