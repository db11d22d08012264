import {
  type DependencyList,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLocationChange } from "./location.ts";
import { useEvent, useIsomorphicLayoutEffect } from "./react.tsx";
import { prefersReducedMotion } from "./reduced-motion.ts";

export interface ScrollPosition {
  scrollX: number;
  scrollY: number;
}

/** While it is off, scrolling is ours and not the visitor's: nothing reacts to it. */
const scrollEvents = { enabled: true };

export const useScrollController = (): {
  scrollEventsEnabledRef: { readonly current: boolean };
  enableScrollEvents: () => void;
  disableScrollEvents: () => void;
} =>
  useMemo(
    () => ({
      scrollEventsEnabledRef: {
        get current() {
          return scrollEvents.enabled;
        },
      },
      enableScrollEvents: () => void (scrollEvents.enabled = true),
      disableScrollEvents: () => void (scrollEvents.enabled = false),
    }),
    [],
  );

/** Kept for layouts that name it; the state needs no provider. */
export const ScrollControllerProvider = ({ children }: { children: ReactNode }): ReactNode =>
  children;

const readScrollPosition = (): ScrollPosition => ({
  scrollX: window.scrollX,
  scrollY: window.scrollY,
});

/** Runs on every scroll event, with the position and the one before. */
export function useScrollPosition(
  effect: (position: ScrollPosition, lastPosition: ScrollPosition | null) => void,
  deps: DependencyList = [],
): void {
  const last = useRef<ScrollPosition | null>(null);
  const run = useEvent(effect);
  useEffect(() => {
    const onScroll = (): void => {
      if (!scrollEvents.enabled) return;
      const position = readScrollPosition();
      run(position, last.current);
      last.current = position;
    };
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [run, ...deps]);
}

/** Keeps an element where it is on the screen although the next render moves what is above it. */
export function useScrollPositionBlocker(): {
  blockElementScrollPositionUntilNextRender: (element: HTMLElement) => void;
} {
  const blocked = useRef<{ element: HTMLElement; top: number } | null>(null);
  useIsomorphicLayoutEffect(() => {
    if (!blocked.current) return;
    const { element, top } = blocked.current;
    blocked.current = null;
    const moved = element.getBoundingClientRect().top - top;
    if (!moved) return;
    scrollEvents.enabled = false;
    window.scrollBy({ top: moved, behavior: "instant" });
    requestAnimationFrame(() => void (scrollEvents.enabled = true));
  });
  const block = useCallback((element: HTMLElement) => {
    blocked.current = { element, top: element.getBoundingClientRect().top };
  }, []);
  return { blockElementScrollPositionUntilNextRender: block };
}

const stopScroll = (): void => window.scrollTo({ top: window.scrollY, behavior: "instant" });

/** Loaded by the few browsers that can't scroll smoothly by themselves. Returns how to stop it. */
function scrollWithoutSupport(top: number): () => void {
  const loaded = import("./scroll-by-frames.ts").then(({ scrollByFrames }) => scrollByFrames(top));
  return () => void loaded.then((stop) => stop());
}

function scrollSmoothly(top: number): () => void {
  const isReduced = prefersReducedMotion();
  if (!isReduced && !CSS.supports("scroll-behavior", "smooth")) return scrollWithoutSupport(top);
  window.scrollTo({ top, behavior: isReduced ? "instant" : "smooth" });
  return stopScroll;
}

/** Scrolls smoothly, unless the visitor asked for less motion. */
export function useSmoothScrollTo(): {
  startScroll: (top: number) => void;
  cancelScroll: () => void;
} {
  const cancel = useRef<() => void>(undefined);
  return useMemo(
    () => ({
      startScroll: (top) => {
        cancel.current?.();
        cancel.current = scrollSmoothly(top);
      },
      cancelScroll: () => cancel.current?.(),
    }),
    [],
  );
}

/** The button comes when the visitor, some way down the page, turns back. */
export function useBackToTopButton({ threshold }: { threshold: number }): {
  shown: boolean;
  scrollToTop: () => void;
} {
  const [shown, setShown] = useState(false);
  const isJump = useRef(false);
  const { startScroll } = useSmoothScrollTo();
  useScrollPosition(({ scrollY }, last) => {
    if (!last || scrollY === last.scrollY) return;
    const hasJumped = isJump.current;
    isJump.current = false;
    setShown(!hasJumped && scrollY >= threshold && scrollY < last.scrollY);
  });
  // Whoever follows a link to a heading has not turned back.
  useLocationChange(({ location }) => {
    if (!location.hash) return;
    isJump.current = true;
    setShown(false);
  });
  return { shown, scrollToTop: () => startScroll(0) };
}
