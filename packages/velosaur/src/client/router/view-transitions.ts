import type { View, ViewStore } from "./view-store.ts";

/** The media for which rules say `@view-transition { navigation: auto }`, each with those around it. */
function findWishes(rules: Iterable<CSSRule>, media: string[] = []): string[][] {
  return [...rules].flatMap((rule) => {
    if ("navigation" in rule) return rule.navigation === "auto" ? [media] : [];
    return rule instanceof CSSMediaRule
      ? findWishes(rule.cssRules, [...media, rule.conditionText])
      : [];
  });
}

/** A file has a thousand rules, which stay as they are. */
const wishes = new WeakMap<CSSStyleSheet, string[][]>();

function wantsTransitions(sheet: CSSStyleSheet): boolean {
  const found = wishes.get(sheet) ?? findWishes(sheet.cssRules);
  if (sheet.href) wishes.set(sheet, found);
  return found.some((media) => media.every((query) => window.matchMedia(query).matches));
}

function isWanted(): boolean {
  if (!document.startViewTransition) return false;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  const ownSheets = [...document.styleSheets].filter(
    ({ href }) => !href || href.startsWith(window.location.origin),
  );
  return ownSheets.some(wantsTransitions);
}

export interface AnimatedViews {
  views: ViewStore;
  /** The page is on the screen: the browser may show the change. */
  finish: () => void;
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
    finish: () => finish?.(),
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
