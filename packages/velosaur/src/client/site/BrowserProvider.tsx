import {
  type ReactElement,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";

import { BrowserContext } from "./site-context.ts";

export function BrowserProvider({ children }: { children: ReactNode }): ReactElement {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  useLayoutEffect(() => {
    if (isBrowser) document.documentElement.setAttribute("data-has-hydrated", "true");
  }, [isBrowser]);
  return <BrowserContext value={isBrowser}>{children}</BrowserContext>;
}
