import {
  type ComponentProps,
  type CSSProperties,
  type Dispatch,
  type ElementType,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { animateHeight, type CollapseAnimation } from "./collapse.ts";
import { useIsomorphicLayoutEffect } from "./react.tsx";

export interface UseCollapsible {
  collapsed: boolean;
  setCollapsed: Dispatch<SetStateAction<boolean>>;
  toggleCollapsed: () => void;
}

export function useCollapsible({
  initialState,
}: {
  initialState: boolean | (() => boolean);
}): UseCollapsible {
  const [collapsed, setCollapsed] = useState(initialState);
  const toggleCollapsed = useCallback(() => setCollapsed((isCollapsed) => !isCollapsed), []);
  return { collapsed, setCollapsed, toggleCollapsed };
}

export interface CollapsibleProps {
  as?: ElementType;
  collapsed: boolean;
  children: ReactNode;
  animation?: CollapseAnimation;
  /** Called when the animation has ended. */
  onCollapseTransitionEnd?: (collapsed: boolean) => void;
  className?: string;
  /** Leaves it to CSS what a collapsed element looks like before JavaScript runs. */
  disableSSRStyle?: boolean;
  /** Renders the children when they are first opened. */
  lazy?: boolean;
}

const collapsedStyle: CSSProperties = { display: "none", overflow: "hidden", height: 0 };

/** The element moves from one state to the other whenever `collapsed` changes. */
function useCollapseAnimation({
  collapsed,
  animation,
  onCollapseTransitionEnd,
}: CollapsibleProps): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(collapsed);
  useIsomorphicLayoutEffect(() => {
    const element = ref.current;
    if (!element || shown.current === collapsed) return undefined;
    shown.current = collapsed;
    const settle = (): void => {
      if (collapsed) Object.assign(element.style, { display: "none", height: "0" });
      else element.removeAttribute("style");
    };
    let isOver = false;
    const onEnd = (): void => {
      isOver = true;
      settle();
      onCollapseTransitionEnd?.(collapsed);
    };
    const start = (): Animation => {
      const height = element.scrollHeight;
      const [from, to] = collapsed ? [height, 0] : [0, height];
      return animateHeight({ element, from, to, onEnd, ...animation });
    };
    // React has just applied the final style; the element must be visible while it moves, though not before.
    const initial = collapsed ? { height: "auto" } : { height: "0", overflow: "hidden" };
    Object.assign(element.style, { display: "block", ...initial });
    let running: Animation | undefined;
    // Measured with the next frame: whatever else changes now is laid out by then, once.
    const frame = requestAnimationFrame(() => (running = start()));
    return () => {
      if (isOver) return;
      cancelAnimationFrame(frame);
      running?.cancel();
      settle();
    };
    // Only a change of state starts an animation.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [collapsed]);
  return ref;
}

function CollapsibleElement(props: CollapsibleProps): ReactNode {
  const { as: As = "div", collapsed, children, className, disableSSRStyle } = props;
  return (
    <As
      ref={useCollapseAnimation(props)}
      className={className}
      style={collapsed && !disableSSRStyle ? collapsedStyle : undefined}
    >
      {children}
    </As>
  );
}

function LazyCollapsible({ collapsed, ...props }: CollapsibleProps): ReactNode {
  const [isRendered, setRendered] = useState(!collapsed);
  if (!collapsed && !isRendered) setRendered(true);
  const [isCollapsed, setCollapsed] = useState(collapsed);
  useEffect(() => {
    // A moment later, so that there is something to animate from.
    // oxlint-disable-next-line react/set-state-in-effect
    setCollapsed(collapsed);
  }, [collapsed]);
  return isRendered ? <CollapsibleElement {...props} collapsed={isCollapsed} /> : null;
}

/** A section that opens and closes with an animation. */
export function Collapsible({ lazy, ...props }: CollapsibleProps): ReactNode {
  const Element = lazy ? LazyCollapsible : CollapsibleElement;
  return <Element {...props} />;
}

export interface DetailsProps extends Omit<ComponentProps<"details">, "summary"> {
  summary?: ReactNode;
}

/** The native element; `behaviors/details-animation.ts` animates it by its attribute. */
export function Details({ summary, children, ...props }: DetailsProps): ReactNode {
  return (
    <details {...props} data-collapsible="">
      {typeof summary === "string" || !summary ? (
        <summary>{summary ?? "Details"}</summary>
      ) : (
        summary
      )}
      <div>{children}</div>
    </details>
  );
}
