import { type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";

import { App } from "./App.tsx";
import type { BrowserHead } from "./head/browser-head.ts";
import { startEagerly } from "./router/eager-transition.ts";
import type { History } from "./router/history.ts";
import type { PageChange } from "./router/scroll.ts";
import type { View, ViewStore } from "./router/view-store.ts";

export interface BrowserAppProps {
  history: History;
  /** What the server rendered. */
  first: View;
  views: ViewStore;
  head: BrowserHead;
  /** Called once, when the first page is hydrated. */
  onReady: () => void;
  /** Called whenever another place is on the screen. */
  onShown: (change: PageChange) => void;
}

/** Shows what has been loaded. */
export function BrowserApp(props: BrowserAppProps): ReactElement {
  const { history, first, views, head, onReady, onShown } = props;
  const [view, setView] = useState(first);
  const { location, action } = view;
  const previous = useRef<PageChange["previousLocation"]>(null);

  useLayoutEffect(() => {
    if (previous.current === location) return;
    // Whoever is told of the page may read its title.
    head.flush();
    onShown({ location, previousLocation: previous.current, action });
    previous.current = location;
  }, [location, action, head, onShown]);

  useEffect(() => {
    const unsubscribe = views.subscribe((next) => startEagerly(() => setView(next)));
    onReady();
    return unsubscribe;
  }, [views, onReady]);

  const router = useMemo(() => {
    const match = { path: "/", url: "/", isExact: location.pathname === "/", params: {} };
    return { history, location, match };
  }, [history, location]);
  return <App page={view.page} router={router} head={head} />;
}
