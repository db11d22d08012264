import { type ReactElement, type ReactNode, startTransition, useEffect, useState } from "react";

import { BrowserContext } from "./site-context.ts";

export function BrowserProvider({ children }: { children: ReactNode }): ReactElement {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <BrowserContext value={isBrowser}>{children}</BrowserContext>;
}
