/** The colours that the visitor chose: shown on the whole site, as long as the tab is open. */

import { useSyncExternalStore } from "react";

import { type Colors, formatDeclarations, type Mode, MODES, parseDeclarations } from "./colors";
import { applyDeclarations, STORAGE_KEY } from "./head-script";

/** Only the modes that were changed. */
export type Edited = Partial<Record<Mode, Colors>>;

const none: Edited = {};
let edited: Edited | undefined;
const listeners = new Set<() => void>();

function load(): Edited {
  try {
    return Object.fromEntries(
      MODES.map((mode) => [mode, parseDeclarations(sessionStorage.getItem(STORAGE_KEY + mode))]),
    );
  } catch {
    return none;
  }
}

const formatMode = (mode: Mode): string => {
  const colors = edited?.[mode];
  return colors ? formatDeclarations(colors) : "";
};

function save(): void {
  try {
    for (const mode of MODES) {
      const text = formatMode(mode);
      if (text) sessionStorage.setItem(STORAGE_KEY + mode, text);
      else sessionStorage.removeItem(STORAGE_KEY + mode);
    }
  } catch {
    // Then they last until the next page that is loaded in full.
  }
}

function change(next: Edited): void {
  edited = next;
  applyDeclarations(formatMode);
  save();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const useEdited = (): [Edited, (edited: Edited) => void] => [
  useSyncExternalStore(
    subscribe,
    () => (edited ??= load()),
    () => none,
  ),
  change,
];
export default useEdited;
