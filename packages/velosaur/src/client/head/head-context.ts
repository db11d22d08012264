import { createContext } from "react";

import type { HeadEntry } from "./head-tag.ts";

/** Gathers what the `<Head>`s of a page say. A later place wins: inner ones render after outer ones. */
export interface HeadCollector {
  /** On the server there are no effects: entries are set while rendering. */
  readonly isServer: boolean;
  createPlace: () => number;
  set: (place: number, entry: HeadEntry) => void;
  remove: (place: number) => void;
  entries: () => HeadEntry[];
  /** Writes at once what is waiting to be written. */
  flush: () => void;
}

/** Without a listener it gathers for the server. */
export function createHeadCollector(onChange?: (entries: HeadEntry[]) => void): HeadCollector {
  const known = new Map<number, HeadEntry>();
  let places = 0;
  let isScheduled = false;
  const entries = () => [...known].sort(([a], [b]) => a - b).map(([, entry]) => entry);
  // One page's tags go and the next one's come in the same commit: the document changes once.
  const flush = () => {
    if (isScheduled) onChange?.(entries());
    isScheduled = false;
  };
  const schedule = () => {
    if (isScheduled || !onChange) return;
    isScheduled = true;
    queueMicrotask(flush);
  };
  return {
    isServer: !onChange,
    createPlace: () => places++,
    set: (place, entry) => {
      known.set(place, entry);
      schedule();
    },
    remove: (place) => {
      known.delete(place);
      schedule();
    },
    entries,
    flush,
  };
}

export const HeadContext = createContext<HeadCollector | null>(null);
