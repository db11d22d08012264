import type { View, ViewStore } from "./view-store.ts";

/** What `@view-transition { navigation: auto }` says, at the top of a sheet or within a media query that matches. */
function wantsTransitions(rules: Iterable<CSSRule>): boolean {
  for (const rule of rules) {
    if ("navigation" in rule && rule.navigation === "auto") return true;
    if (rule instanceof CSSMediaRule && window.matchMedia(rule.conditionText).matches)
      if (wantsTransitions(rule.cssRules)) return true;
  }
  return false;
}

function isWanted(): boolean {
  if (!document.startViewTransition) return false;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  const ownSheets = [...document.styleSheets].filter(
    ({ href }) => !href || href.startsWith(window.location.origin),
  );
  return ownSheets.some((sheet) => wantsTransitions(sheet.cssRules));
}

export interface AnimatedViews {
  views: ViewStore;
  /** The page is on the screen: the browser may show the change. */
  onShown: () => void;
}

/**
 * Lets the browser animate from page to page, where it can, the site's styles ask for it as they would for
 * full loads, and the visitor hasn't asked for less motion.
 */
export function animateViews(views: ViewStore): AnimatedViews {
  // The browser takes a picture of the old page first: the next one waits, but is known already.
  let waiting: View | undefined;
  let finish: (() => void) | undefined;
  const showWaiting = (): Promise<void> =>
    new Promise((resolve) => {
      finish = resolve;
      if (waiting) views.show(waiting);
      waiting = undefined;
    });
  return {
    onShown: () => finish?.(),
    views: {
      subscribe: views.subscribe,
      get view() {
        return waiting ?? views.view;
      },
      show: (next) => {
        finish?.();
        if (waiting) waiting = next;
        else if (next.page === views.view.page || !isWanted()) views.show(next);
        else {
          waiting = next;
          // A newer one takes its place: that is no failure.
          document.startViewTransition(showWaiting).finished.catch(() => {});
        }
      },
    },
  };
}
