import {
  sanitizeTabsChildren,
  TabsProvider,
  type TabsProps,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from "@docusaurus/theme-common/internal";
import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import * as classes from "../common/classes.ts";
import styles from "./styles.module.css";

export type Props = TabsProps;

/** From right to left the next tab is the one on the left. */
const isForwards = (key: string): boolean => (key === "ArrowLeft") === (document.dir === "rtl");

/** The tab that a key leads to, going round at the ends. */
function findNeighbour(
  key: string,
  { index, count }: { index: number; count: number },
): number | undefined {
  if (key === "ArrowRight" || key === "ArrowLeft")
    return (index + (isForwards(key) ? 1 : count - 1)) % count;
  return { Home: 0, End: count - 1 }[key];
}

function TabList({ className }: { className?: string }): ReactNode {
  const { id, selectedValue, selectValue, tabValues, block } = useTabs();
  const elements = useRef<(HTMLLIElement | null)[]>([]);
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();

  const select = (element: HTMLElement, value: string): void => {
    if (value === selectedValue) return;
    blockElementScrollPositionUntilNextRender(element);
    selectValue(value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>, index: number): void => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      select(event.currentTarget, tabValues[index]!.value);
      return;
    }
    const neighbour = findNeighbour(event.key, { index, count: tabValues.length });
    if (neighbour === undefined) return;
    event.preventDefault();
    elements.current[neighbour]?.focus();
  };
  const isReachable = (value: string, index: number): boolean =>
    selectedValue === null ? index === 0 : value === selectedValue;
  return (
    <ul
      role="tablist"
      aria-orientation="horizontal"
      data-script-only=""
      className={clsx("tabs", block && "tabs--block", className)}
    >
      {tabValues.map(({ value, label, attributes }, index) => (
        <li
          role="tab"
          tabIndex={isReachable(value, index) ? 0 : -1}
          aria-selected={selectedValue === value}
          aria-controls={`${id}-${index}`}
          key={value}
          ref={(element) => {
            elements.current[index] = element;
          }}
          onKeyDown={(event) => onKeyDown(event, index)}
          onClick={(event) => select(event.currentTarget, value)}
          {...attributes}
          className={clsx(
            "tabs__item",
            styles.tabItem,
            attributes?.className,
            selectedValue === value && "tabs__item--active",
          )}
        >
          {label ?? value}
        </li>
      ))}
    </ul>
  );
}

export default function Tabs(props: Props): ReactNode {
  return (
    <TabsProvider value={useTabsContextValue(props)}>
      <div className={clsx(classes.tabsContainer, "tabs-container", styles.tabList)}>
        <TabList className={props.className} />
        <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
      </div>
    </TabsProvider>
  );
}
