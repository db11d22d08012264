/** The animation that opens and closes a section. */

import { prefersReducedMotion } from "./reduced-motion.ts";

export const collapseEasing = "ease-in-out";

/** Milliseconds. A tall section takes longer, though by far not in proportion. */
export const collapseDuration = (height: number, reducedMotion: boolean): number =>
  reducedMotion ? 1 : Math.round(Math.min(420, 110 + 9 * Math.sqrt(Math.max(0, height))));

export interface CollapseAnimation {
  duration?: number;
  easing?: string;
}

export interface CollapseOptions extends CollapseAnimation {
  element: HTMLElement;
  /** Heights in pixels. */
  from: number;
  to: number;
  /** Gives the element the look that it has from then on. */
  onEnd: () => void;
}

/** An element without height has no room for padding, either. */
const keyframe = (height: number): Keyframe => ({
  height: `${height}px`,
  overflow: "hidden",
  ...(height === 0 && { paddingBlock: 0 }),
});

/** Animates the height, and keeps the last one until the caller has heard of it: a press in between must hit. */
export function animateHeight({
  element,
  from,
  to,
  onEnd,
  duration,
  easing = collapseEasing,
}: CollapseOptions): Animation {
  const animation = element.animate([keyframe(from), keyframe(to)], {
    duration: duration ?? collapseDuration(Math.abs(to - from), prefersReducedMotion()),
    easing,
    fill: "forwards",
  });
  animation.onfinish = () => {
    // The browser may have had it at hand when the animation was cancelled.
    if (animation.playState !== "finished") return;
    onEnd();
    animation.cancel();
  };
  return animation;
}
