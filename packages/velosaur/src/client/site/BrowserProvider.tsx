import {
  type ReactElement,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";

import { takePresses } from "../../shared/inline-scripts.ts";
import { BrowserContext } from "./site-context.ts";

export function BrowserProvider({ children }: { children: ReactNode }): ReactElement {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  useLayoutEffect(() => {
    if (!isBrowser) return;
    document.documentElement.setAttribute("data-has-hydrated", "true");
    setTimeout(repeatPresses);
  }, [isBrowser]);
  return <BrowserContext value={isBrowser}>{children}</BrowserContext>;
}

/** What was pressed before its control knew what is stored, or what the system prefers. */
function repeatPresses(): void {
  for (const control of takePresses(window)) if (control.isConnected) control.click();
}
