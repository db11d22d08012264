import { createContext, type ReactNode } from "react";
import type { HeadTag } from "./head-tag.ts";

/** Gathers what the `<Head>`s of a page say. A later place wins: inner ones render after outer ones. */
export interface HeadCollector {
  /** On the server there are no effects: what is said is set while rendering. */
  readonly isServer: boolean;
  /** On the server alone, see `HeadText`. */
  readonly formatTags?: (tags: readonly HeadTag[]) => string;
  createPlace: () => number;
  set: (place: number, children: ReactNode) => void;
  remove: (place: number) => void;
}

export const HeadContext = createContext<HeadCollector | null>(null);
