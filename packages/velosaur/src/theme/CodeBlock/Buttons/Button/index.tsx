import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export interface Props extends ComponentProps<"button"> {
  readonly className?: string;
}

export default function CodeBlockButton({ className, ...props }: Props): ReactNode {
  return <button type="button" {...props} className={clsx("clean-btn", className)} />;
}
