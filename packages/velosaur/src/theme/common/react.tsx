/** Small things about React itself. */

import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";

/** Layout effects run in the browser only: the server would warn. */
export const useIsomorphicLayoutEffect: typeof useEffect =
  typeof window === "undefined" ? useEffect : useLayoutEffect;

/** A function that never changes its identity and always runs the newest body. */
export function useEvent<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(callback);
  useIsomorphicLayoutEffect(() => {
    newest.current = callback;
  }, [callback]);
  return useCallback((...args: Args) => newest.current(...args), []);
}

/** The value of the render before. */
export function usePrevious<T>(value: T): T | undefined {
  const previous = useRef<T | undefined>(undefined);
  useIsomorphicLayoutEffect(() => {
    previous.current = value;
  });
  // What the render before left there is the point of it.
  // oxlint-disable-next-line react/refs
  return previous.current;
}

/** Keeps the object of the render before as long as its values are the same. */
export function useShallowMemoObject<T extends object>(value: T): T {
  // By their code units: the order of a language would have to be loaded first.
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  // The list of dependencies is as long as the object has keys, which stay the same in use.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => value, entries.flat());
}

export type ProviderComponent = ComponentType<{ children: ReactNode }>;

/** `[A, B]` → a component that renders `<A><B>…</B></A>`. */
export function composeProviders(providers: readonly ProviderComponent[]): ProviderComponent {
  return function ComposedProviders({ children }) {
    return providers.reduceRight<ReactNode>(
      (inner, Provider) => <Provider>{inner}</Provider>,
      children,
    );
  };
}

/** Thrown by a hook that is used outside of its provider. */
export class ReactContextError extends Error {
  override readonly name = "ReactContextError";

  constructor(providerName: string, additionalInfo = "") {
    super(
      `This hook needs <${providerName}> around the component that calls it. ${additionalInfo}`.trim(),
    );
  }
}
