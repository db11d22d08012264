import {
  sanitizeTabsChildren,
  type TabsProps,
  useScrollPositionBlocker,
  useTabs,
} from "@docusaurus/theme-common/internal";
import { clsx } from "clsx";
import { cloneElement, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import * as classes from "../common/classes.ts";
import styles from "./styles.module.css";

export type Props = TabsProps;
type TabsState = ReturnType<typeof useTabs>;

/** The tab that an arrow key leads to, going round at the ends. */
const findNeighbour = (key: string, index: number, count: number): number | undefined => {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index + count - 1) % count;
  return { Home: 0, End: count - 1 }[key];
};

function TabList({
  tabs,
  className,
  id,
}: {
  tabs: TabsState;
  className?: string;
  id: string;
}): ReactNode {
  const { selectedValue, selectValue, tabValues, block } = tabs;
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
    const rtl = document.dir === "rtl" && event.key.startsWith("Arrow");
    const key = rtl ? (event.key === "ArrowLeft" ? "ArrowRight" : "ArrowLeft") : event.key;
    const neighbour = findNeighbour(key, index, tabValues.length);
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

function TabPanels({
  tabs,
  children,
  id,
}: {
  tabs: TabsState;
  children: ReactNode;
  id: string;
}): ReactNode {
  const { selectedValue, tabValues, lazy } = tabs;
  const panels = sanitizeTabsChildren(children);
  const toProps = (value: string) => {
    const index = tabValues.findIndex((tab) => tab.value === value);
    return { id: `${id}-${index}`, label: tabValues[index]?.label ?? value };
  };
  if (lazy) {
    const panel = panels.find(({ props }) => props.value === selectedValue);
    return panel ? (
      <div className="margin-top--md">
        {cloneElement(panel, { key: panel.props.value, ...toProps(panel.props.value) })}
      </div>
    ) : null;
  }
  return (
    <div className="margin-top--md">
      {panels.map((panel) =>
        cloneElement(panel, {
          key: panel.props.value,
          hidden: panel.props.value !== selectedValue,
          ...toProps(panel.props.value),
        }),
      )}
    </div>
  );
}

export default function Tabs(props: Props): ReactNode {
  const tabs = useTabs(props);
  const id = useId();
  return (
    <div className={clsx(classes.tabsContainer, "tabs-container", styles.tabList)}>
      <TabList tabs={tabs} className={props.className} id={id} />
      <TabPanels tabs={tabs} id={id}>
        {props.children}
      </TabPanels>
    </div>
  );
}
