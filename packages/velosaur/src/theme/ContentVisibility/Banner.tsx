import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as classes from "../common/classes.ts";

interface Props {
  readonly title: ReactNode;
  readonly message: ReactNode;
  readonly className?: string;
}

/** Looks like an admonition; the code of admonitions would go to every page for its sake. */
export function Banner({ title, message, className }: Props): ReactNode {
  return (
    <div
      className={clsx(
        classes.admonition,
        classes.admonitionType("caution"),
        "admonition_theme alert alert--warning",
        className,
      )}
    >
      <div className="admonitionHeading_theme">{title}</div>
      <div className="admonitionContent_theme">{message}</div>
    </div>
  );
}
