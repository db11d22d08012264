import { createContext, type ReactNode } from "react";

/** Gathers what the `<Head>`s of a page say. A later place wins: inner ones render after outer ones. */
export interface HeadCollector {
  /** On the server there are no effects: what is said is set while rendering. */
  readonly isServer: boolean;
  createPlace: () => number;
  set: (place: number, children: ReactNode) => void;
  remove: (place: number) => void;
}

export const HeadContext = createContext<HeadCollector | null>(null);
