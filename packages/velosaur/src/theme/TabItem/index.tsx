import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export interface Props {
  readonly children: ReactNode;
  readonly value?: string;
  readonly default?: boolean;
  readonly label?: string;
  readonly hidden?: boolean;
  readonly className?: string;
  readonly attributes?: object;
  readonly id?: string;
}

export default function TabItem({ children, hidden, className, id, label }: Props): ReactNode {
  return (
    <div
      role="tabpanel"
      id={id}
      className={clsx(styles.tabItem, className)}
      hidden={hidden}
      // Shown above the panel where there is no JavaScript to switch between them.
      data-tab-label={label}
    >
      {children}
    </div>
  );
}
