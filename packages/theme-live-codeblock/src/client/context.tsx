import { createContext, type ReactNode, useContext } from "react";

interface PlaygroundContextValue {
  /** Brings the code back to what its author wrote. */
  reset: () => void;
}

const PlaygroundContext = createContext<PlaygroundContextValue | null>(null);

export function PlaygroundProvider({
  value,
  children,
}: {
  value: PlaygroundContextValue;
  children: ReactNode;
}): ReactNode {
  return <PlaygroundContext.Provider value={value}>{children}</PlaygroundContext.Provider>;
}

/** The live code around a component. */
export function usePlayground(): PlaygroundContextValue {
  const playground = useContext(PlaygroundContext);
  if (!playground) throw new Error("usePlayground is for what stands within a PlaygroundProvider.");
  return playground;
}
