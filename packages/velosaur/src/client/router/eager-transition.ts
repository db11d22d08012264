import { startTransition } from "react";

/**
 * A transition that is rendered within the click that asks for it: where the page is at hand, the visitor sees it in
 * the next frame. React does so for `popstate` alone, of which it asks `window.event`; no other way is open to code
 * outside of it. (`flushSync` would do, but hides what a boundary shows while something in it waits.) So a click goes
 * by that name while React looks at it: it does before the next listener hears of the event. What has to wait for
 * something is shown later, as any transition is.
 *
 * `e2e/eager-transition.spec.ts` fails as soon as React renders transitions within clicks by itself: then this file
 * goes.
 */
export function startEagerly(update: () => void): void {
  startTransition(update);
  const { event } = window;
  // A click that code makes calls the next listener at once: it would hear of the wrong event.
  if (event?.type !== "click" || !event.isTrusted) return;
  Object.defineProperty(event, "type", { value: "popstate", configurable: true });
  queueMicrotask(() => Reflect.deleteProperty(event, "type"));
}
