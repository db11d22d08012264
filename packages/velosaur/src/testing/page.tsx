/** A page of a site around what a test shows, with the real contexts and the real history; for tests in a DOM alone. */

import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  type RenderHookResult,
} from "@testing-library/react";
import type { Window as HappyWindow } from "happy-dom";
import { Fragment, type ReactNode, useMemo, useSyncExternalStore } from "react";
import { afterEach, vi } from "vitest";
import { createBrowserHistory, type History } from "../client/router/history.ts";
import { RouterContext } from "../client/router/router-context.ts";
import { BrowserProvider } from "../client/site/BrowserProvider.tsx";
import { type DocusaurusContext, SiteContext } from "../client/site/site-context.ts";

export interface PageOptions {
  /** Path, query and hash. */
  address?: string;
  /** What is asked of it; all else is missing. */
  themeConfig?: object;
  /** Stands around what is shown. */
  Provider?: (props: { children: ReactNode }) => ReactNode;
}

interface Page {
  history: History;
  Page: (props: { children: ReactNode }) => ReactNode;
}

function createPage({ address = "/", themeConfig = {}, Provider = Fragment }: PageOptions): Page {
  window.history.replaceState(null, "", address);
  const history = createBrowserHistory(window);
  const siteConfig = { baseUrl: "/", url: "https://site.test", themeConfig };
  const i18n = { currentLocale: "en" };
  const site = { siteConfig, i18n, globalData: {} } as unknown as DocusaurusContext;
  function Page({ children }: { children: ReactNode }): ReactNode {
    const location = useSyncExternalStore(history.listen, () => history.location);
    const router = useMemo(() => {
      const match = { path: "/", url: "/", isExact: location.pathname === "/", params: {} };
      return { history, location, match };
    }, [location]);
    return (
      <SiteContext value={site}>
        <BrowserProvider>
          <RouterContext value={router}>
            <Provider>{children}</Provider>
          </RouterContext>
        </BrowserProvider>
      </SiteContext>
    );
  }
  return { history, Page };
}

export function renderOnPage(children: ReactNode, options: PageOptions = {}) {
  const { history, Page } = createPage(options);
  return { ...render(children, { wrapper: Page }), history };
}

export function runOnPage<Result, Props>(
  hook: (props: Props) => Result,
  { initialProps, ...options }: PageOptions & { initialProps?: Props } = {},
): RenderHookResult<Result, Props> & { history: History } {
  const { history, Page } = createPage(options);
  return { ...renderHook(hook, { wrapper: Page, initialProps }), history };
}

const SYSTEM = { color: "light", motion: "no-preference", width: 1400 };

/** What the visitor's system prefers, and how wide the window is. Who listens to media queries is told. */
export function setSystem(system: Partial<typeof SYSTEM>): void {
  const { happyDOM } = window as unknown as HappyWindow;
  const { color, motion, width } = { ...SYSTEM, ...system };
  Object.assign(happyDOM.settings.device, {
    prefersColorScheme: color,
    prefersReducedMotion: motion,
  });
  act(() => {
    happyDOM.setViewport({ width });
    window.dispatchEvent(new Event("resize"));
  });
}

/** Presses a key where the focus is; tells whether the browser would have done what it does by itself. */
export const press = (key: string, options: KeyboardEventInit = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options });

const deny = (): never => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

/** As browsers do for pages that may not store anything. */
export function denyStorage(): void {
  vi.spyOn(window, "localStorage", "get").mockImplementation(deny);
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(deny);
}

const { animate } = Element.prototype;
/** In a browser, nobody need wait for an animation that is called off; this DOM reports that nobody has. */
Element.prototype.animate = function (...args) {
  const animation = animate.apply(this, args);
  animation.finished.catch(() => {});
  return animation;
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  setSystem({});
});
