/** The animation that opens and closes a section. */

export const collapseEasing = "ease-in-out";

/** Milliseconds. A tall section takes longer, though by far not in proportion. */
export const collapseDuration = (height: number, reducedMotion: boolean): number =>
  reducedMotion ? 1 : Math.round(Math.min(420, 110 + 9 * Math.sqrt(Math.max(0, height))));

const prefersReducedMotion = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;

export interface CollapseAnimation {
  duration?: number;
  easing?: string;
}

export interface CollapseOptions extends CollapseAnimation {
  element: HTMLElement;
  /** Heights in pixels. */
  from: number;
  to: number;
}

/** Animates the height; what the element looks like afterwards is up to the caller. */
export function animateHeight({
  element,
  from,
  to,
  duration,
  easing = collapseEasing,
}: CollapseOptions): Animation {
  return element.animate(
    { height: [`${from}px`, `${to}px`], overflow: ["hidden", "hidden"] },
    { duration: duration ?? collapseDuration(Math.abs(to - from), prefersReducedMotion()), easing },
  );
}
