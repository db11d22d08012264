import useIsBrowser from "@docusaurus/useIsBrowser";
import {
  Children,
  type ComponentProps,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useId,
  useMemo,
  useState,
} from "react";
import { useQueryStringValue, useSetQueryString } from "./query-value.ts";
import { ReactContextError } from "./react.tsx";
import { useStorageSlot } from "./storage.ts";

export interface TabValue {
  readonly value: string;
  readonly label?: string;
  readonly attributes?: ComponentProps<"li">;
  readonly default?: boolean;
}

export interface TabItemProps {
  readonly children: ReactNode;
  readonly value: string;
  readonly default?: boolean;
  readonly label?: string;
  readonly hidden?: boolean;
  readonly className?: string;
  readonly attributes?: ComponentProps<"li">;
}

export interface TabsProps {
  readonly lazy?: boolean;
  readonly block?: boolean;
  readonly children: ReactNode;
  /** `null`: nothing is selected at first. */
  readonly defaultValue?: string | null;
  readonly values?: readonly TabValue[];
  /** Tabs of one group show the same choice, on this page and on the next. */
  readonly groupId?: string;
  readonly className?: string;
  /** Name of the query parameter, or `true` for the group's name. */
  readonly queryString?: string | boolean;
}

const hasValue = (child: unknown): child is ReactElement<TabItemProps> =>
  isValidElement(child) && typeof (child.props as Partial<TabItemProps>).value === "string";

/** The tabs among the children. Line breaks between them are left out. */
export function sanitizeTabsChildren(children: ReactNode): ReactElement<TabItemProps>[] {
  return Children.toArray(children).flatMap((child) => {
    if (typeof child === "string" && child.trim() === "") return [];
    if (hasValue(child)) return [child];
    throw new Error(
      `Every child of <Tabs> must be a <TabItem> with a "value"${
        isValidElement(child) && typeof child.type === "string"
          ? `, but one is a <${child.type}>`
          : ""
      }.`,
    );
  });
}

const toTabValue = ({ props }: ReactElement<TabItemProps>): TabValue => ({
  value: props.value,
  label: props.label,
  attributes: props.attributes,
  default: props.default,
});

/** The tabs that `values` lists, or else those among the children. */
export function resolveTabValues({
  values,
  children,
}: Pick<TabsProps, "values" | "children">): readonly TabValue[] {
  const tabs = values ?? sanitizeTabsChildren(children).map(toTabValue);
  const names = tabs.map(({ value }) => value);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) {
    throw new Error(
      `Values of the tabs in <Tabs> must differ, but ${list(twice)} stands there more than once.`,
    );
  }
  return tabs;
}

const list = (names: readonly string[]): string =>
  [...new Set(names)].map((name) => `"${name}"`).join(", ");

/** The tab that is open at first. */
export function resolveInitialValue(
  tabs: readonly TabValue[],
  defaultValue: string | null | undefined,
): string | null {
  if (tabs.length === 0) throw new Error("<Tabs> needs at least one <TabItem>.");
  if (defaultValue === null) return null;
  if (defaultValue === undefined) return (tabs.find((tab) => tab.default) ?? tabs[0]!).value;
  if (tabs.some(({ value }) => value === defaultValue)) return defaultValue;
  throw new Error(
    `<Tabs defaultValue="${defaultValue}"> has no tab of that value; there are ${list(tabs.map(({ value }) => value))}. Write defaultValue={null} to open none.`,
  );
}

/** Name of the query parameter that holds the choice. */
export function resolveQueryKey({
  queryString,
  groupId,
}: Pick<TabsProps, "queryString" | "groupId">): string | null {
  if (typeof queryString === "string") return queryString;
  if (!queryString) return null;
  if (groupId) return groupId;
  throw new Error(
    '<Tabs queryString> needs a groupId, or the parameter\'s name: queryString="name".',
  );
}

export interface TabsState {
  /** Unique on the page. Tabs of a site's own may do without. */
  id?: string;
  selectedValue: string | null;
  selectValue: (value: string) => void;
  tabValues: readonly TabValue[];
  lazy: boolean;
  block: boolean;
}

/** Which tab is open: as the query says, as chosen last time in this group, or by default. */
export function useTabsContextValue(props: TabsProps): TabsState {
  const { values, children, defaultValue, groupId, lazy = false, block = false } = props;
  const tabValues = useMemo(() => resolveTabValues({ values, children }), [values, children]);
  const [selectedValue, setSelected] = useState(() => resolveInitialValue(tabValues, defaultValue));
  const queryKey = resolveQueryKey(props);
  const queried = useQueryStringValue(queryKey);
  const setQueried = useSetQueryString(queryKey);
  const [stored, slot] = useStorageSlot(groupId ? `docusaurus.tab.${groupId}` : null);

  const isTab = (value: string | null): boolean => tabValues.some((tab) => tab.value === value);
  // The server knows of neither: what it rendered comes first.
  const wished = useIsBrowser() ? [queried, stored].find(isTab) : undefined;
  const [lastWished, setLastWished] = useState<string | null>();
  // While rendering, so that all tabs of a group change at once: the clicked one then stays where it is.
  if (wished !== lastWished) {
    setLastWished(wished);
    if (wished) setSelected(wished);
  }

  const selectValue = useCallback(
    (value: string) => {
      setSelected(value);
      setQueried(value);
      slot.set(value);
    },
    [setQueried, slot],
  );
  return { id: useId(), selectedValue, selectValue, tabValues, lazy, block };
}

const TabsContext = createContext<TabsState | null>(null);

export function TabsProvider({
  value,
  children,
}: {
  value: TabsState;
  children: ReactNode;
}): ReactNode {
  return <TabsContext.Provider value={value}>{children}</TabsContext.Provider>;
}

/** The tabs around an item; null where a site's own tabs are written as upstream's were up to 3.9. */
export const useTabsAround = (): TabsState | null => useContext(TabsContext);

function useProvidedTabs(): TabsState {
  const tabs = useTabsAround();
  if (!tabs) throw new ReactContextError("TabsProvider");
  return tabs;
}

/** The tabs around an item. Up to 3.9 tabs asked by this name, with their props, for what is theirs. */
export const useTabs = (props?: TabsProps): TabsState =>
  (props ? useTabsContextValue : useProvidedTabs)(props as TabsProps);
