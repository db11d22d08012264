import useIsBrowser from "@docusaurus/useIsBrowser";
import { useLocation } from "@docusaurus/router";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  type RefCallback,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { decodeHash } from "../../shared/url/pathname.ts";
import { ReactContextError, useShallowMemoObject } from "./react.tsx";
import { useScrollPosition } from "./scroll.tsx";
import { type NavbarItem, useThemeConfig } from "./theme-config.ts";
import { useWindowSize } from "./window-size.ts";

/** Items without a position stand on the right. */
export function splitNavbarItems<T extends { position?: "left" | "right" }>(
  items: T[],
): [left: T[], right: T[]] {
  const left = items.filter(({ position }) => position === "left");
  return [left, items.filter((item) => !left.includes(item))];
}

// --- The menu of narrow screens

export interface NavbarMobileSidebar {
  /** True when there is nothing to show in it. */
  disabled: boolean;
  shouldRender: boolean;
  shown: boolean;
  toggle: () => void;
}

export interface NavbarSecondaryMenu {
  shown: boolean;
  hide: () => void;
  content: ReactNode;
}

interface SecondaryContent {
  component: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
}

interface NavbarState {
  mobileSidebar: NavbarMobileSidebar;
  secondaryMenu: NavbarSecondaryMenu;
}

const NavbarContext = createContext<NavbarState | null>(null);
const SetSecondaryContext = createContext<((content: SecondaryContent | null) => void) | null>(
  null,
);

/** What the visitor has done; everything else follows from it. */
interface SidebarChoice {
  /** Path of the page on which the sidebar was opened: on another one it is closed. */
  openedAt: string | null;
  isSecondaryHidden: boolean;
}

const closed: SidebarChoice = { openedAt: null, isSecondaryHidden: false };

/** Open or closed: it closes with every navigation and on wide screens. */
function useSidebarChoice(): {
  shown: boolean;
  isMobile: boolean;
  isSecondaryHidden: boolean;
  toggle: () => void;
  hideSecondary: () => void;
} {
  const { pathname } = useLocation();
  const isMobile = useWindowSize() === "mobile";
  const [{ openedAt, isSecondaryHidden }, setChoice] = useState(closed);
  const shown = isMobile && openedAt === pathname;
  // Whoever comes back to that page finds it closed.
  if (openedAt !== null && !shown) setChoice(closed);

  useEffect(() => {
    if (!shown) return undefined;
    const close = (): void => setChoice(closed);
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [shown]);

  const toggle = useCallback(() => {
    setChoice(shown ? closed : { openedAt: pathname, isSecondaryHidden: false });
  }, [shown, pathname]);
  const hideSecondary = useCallback(() => {
    setChoice((choice) => ({ ...choice, isSecondaryHidden: true }));
  }, []);
  return { shown, isMobile, isSecondaryHidden, toggle, hideSecondary };
}

export function NavbarProvider({ children }: { children: ReactNode }): ReactNode {
  const [secondary, setSecondary] = useState<SecondaryContent | null>(null);
  const { shown, isMobile, isSecondaryHidden, toggle, hideSecondary } = useSidebarChoice();
  const disabled = useThemeConfig().navbar.items.length === 0 && !secondary;
  const state = useMemo(
    () => ({
      mobileSidebar: { disabled, shouldRender: !disabled && isMobile, shown, toggle },
      secondaryMenu: {
        shown: secondary !== null && !isSecondaryHidden,
        hide: hideSecondary,
        content: secondary && <secondary.component {...secondary.props} />,
      },
    }),
    [disabled, isMobile, shown, toggle, secondary, isSecondaryHidden, hideSecondary],
  );
  return (
    <SetSecondaryContext.Provider value={setSecondary}>
      <NavbarContext.Provider value={state}>{children}</NavbarContext.Provider>
    </SetSecondaryContext.Provider>
  );
}

function useNavbarState(): NavbarState {
  const state = useContext(NavbarContext);
  if (!state) throw new ReactContextError("NavbarProvider");
  return state;
}

export const useNavbarMobileSidebar = (): NavbarMobileSidebar => useNavbarState().mobileSidebar;
export const useNavbarSecondaryMenu = (): NavbarSecondaryMenu => useNavbarState().secondaryMenu;

export type NavbarSecondaryMenuComponent<P> = ComponentType<P>;

/** Puts a component into the mobile sidebar for as long as this one is rendered. */
export function NavbarSecondaryMenuFiller<P extends object>({
  component,
  props,
}: {
  component: NavbarSecondaryMenuComponent<P>;
  props: P;
}): ReactNode {
  const setSecondary = useContext(SetSecondaryContext);
  if (!setSecondary) throw new ReactContextError("NavbarProvider");
  const stableProps = useShallowMemoObject(props);
  useEffect(() => {
    setSecondary({ component, props: stableProps } as unknown as SecondaryContent);
  }, [setSecondary, component, stableProps]);
  useEffect(() => () => setSecondary(null), [setSecondary]);
  return null;
}

/** Keeps the page behind an open menu from scrolling. */
export function useLockBodyScroll(lock = true): void {
  useEffect(() => {
    if (!lock) return;
    const { style } = document.body;
    const { overflow } = style;
    style.overflow = "hidden";
    return () => void (style.overflow = overflow);
  }, [lock]);
}

// --- The navbar that hides

/** Hidden while the visitor scrolls down, back when they turn or follow a link to a heading. */
export function useHideableNavbar(hideOnScroll: boolean): {
  navbarRef: RefCallback<HTMLElement>;
  isNavbarVisible: boolean;
} {
  const [isNavbarVisible, setVisible] = useState(hideOnScroll);
  const height = useRef(0);
  const isHeld = useRef(false);
  const { pathname, hash } = useLocation();
  const navbarRef = useCallback((node: HTMLElement | null) => {
    if (node) height.current = node.getBoundingClientRect().height;
  }, []);

  useScrollPosition(({ scrollY }, last) => {
    if (!hideOnScroll) return;
    if (scrollY < height.current || isHeld.current) {
      isHeld.current = false;
      setVisible(true);
      return;
    }
    const isAtEnd =
      scrollY + window.innerHeight >= document.documentElement.scrollHeight - height.current;
    // The first scroll from the very top may be a jump, as to what is open in the sidebar: it doesn't hide the bar.
    if (last?.scrollY && scrollY >= last.scrollY) setVisible(false);
    else if (!isAtEnd) setVisible(true);
  });

  useEffect(() => {
    if (!hideOnScroll) return;
    // The jump to the heading is a scroll of ours; it must not hide the bar.
    isHeld.current = hash !== "" && document.getElementById(decodeHash(hash)) !== null;
    // A new address shows the bar, whatever the scrolling before has made of it.
    // oxlint-disable-next-line react/set-state-in-effect
    setVisible(true);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [hideOnScroll, pathname, hash]);

  return { navbarRef, isNavbarVisible };
}

// --- Keyboard

/** Marks `<html>` while the keyboard is in use, for focus styles that a mouse should not see. */
export function useKeyboardNavigation(): void {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (!isBrowser) return undefined;
    const className = "navigation-with-keyboard";
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === "Tab") document.body.classList.add(className);
    };
    const onMouse = (): void => document.body.classList.remove(className);
    document.addEventListener("keydown", onKey);
    document.addEventListener("mousedown", onMouse);
    return () => {
      document.body.classList.remove(className);
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("mousedown", onMouse);
    };
  }, [isBrowser]);
}
export const keyboardFocusedClassName = "navigation-with-keyboard";

export type { NavbarItem };
