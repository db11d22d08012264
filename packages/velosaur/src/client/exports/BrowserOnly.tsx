import { isValidElement, type ReactElement, type ReactNode } from "react";

import useIsBrowser from "./useIsBrowser.ts";

export interface Props {
  /** Called in the browser only. */
  children?: () => ReactNode;
  /** Shown on the server and while hydrating. */
  fallback?: ReactNode;
}

export default function BrowserOnly({ children, fallback }: Props): ReactElement {
  const isBrowser = useIsBrowser();
  if (!isBrowser) return <>{fallback ?? null}</>;
  if (typeof children !== "function") {
    const given = isValidElement(children)
      ? "a React element"
      : `something of type "${typeof children}"`;
    throw new Error(
      `The children of <BrowserOnly> must be a function that returns elements, such as {() => <Map />}, so that they aren't made on the server. It was given ${given}.`,
    );
  }
  return <>{children()}</>;
}
