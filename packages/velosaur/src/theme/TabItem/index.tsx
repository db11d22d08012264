import { useTabs } from "@docusaurus/theme-common/internal";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./styles.module.css";

export interface Props {
  readonly children: ReactNode;
  readonly value: string;
  readonly default?: boolean;
  readonly label?: string;
  readonly hidden?: boolean;
  readonly className?: string;
  readonly attributes?: object;
}

export default function TabItem({ children, value, className }: Props): ReactNode {
  const { id, selectedValue, tabValues, lazy } = useTabs();
  const index = tabValues.findIndex((tab) => tab.value === value);
  const label = tabValues[index]?.label ?? value;
  const isSelected = value === selectedValue;
  if (lazy && !isSelected) return null;
  return (
    <div
      role="tabpanel"
      id={id && `${id}-${index}`}
      className={clsx(styles.tabItem, className)}
      hidden={!isSelected}
      // Shown above the panel where there is no JavaScript to switch between them.
      data-tab-label={label}
    >
      {children}
    </div>
  );
}
