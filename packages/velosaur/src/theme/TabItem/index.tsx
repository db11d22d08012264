import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useTabsAround } from "../common/tabs.tsx";
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

export default function TabItem(props: Props): ReactNode {
  const tabs = useTabsAround();
  const { children, value, className } = props;
  const index = tabs?.tabValues.findIndex((tab) => tab.value === value) ?? -1;
  const label = tabs?.tabValues[index]?.label ?? value;
  // Tabs that provide nothing tell each item.
  const isHidden = tabs ? value !== tabs.selectedValue : props.hidden;
  if (tabs?.lazy && isHidden) return null;
  return (
    <div
      role="tabpanel"
      id={tabs?.id && `${tabs.id}-${index}`}
      className={clsx(styles.tabItem, className)}
      hidden={isHidden}
      // Shown above the panel where nothing switches between them.
      data-tab-label={label}
    >
      {children}
    </div>
  );
}
