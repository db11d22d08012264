import type { History } from "./history.ts";
import type { Visit } from "./visit.ts";

/**
 * Where a visitor stands: most read a page and go, so that what a visit needs is loaded with their first move.
 *
 *     reading ──move──▶ starting ──there──▶ visiting
 *        ▲                 │
 *        └──────failed─────┘
 */
type State =
  | { readonly name: "reading" }
  | { readonly name: "starting" }
  | { readonly name: "visiting"; readonly visit: Visit };

const READING: State = { name: "reading" };

export interface FirstMoveOptions {
  history: Pick<History, "listen">;
  /** Loads what a visit needs; what it returns begins one. */
  loadVisit: () => Promise<() => Visit>;
  /** The visitor stays on the page, or has gone to another already. */
  onFailure: (error: unknown) => void;
}

export interface FirstMove {
  readonly state: State["name"];
  /** Undefined before the first move, and while its code is on its way. */
  readonly visit: Visit | undefined;
  /** The visitor has moved: the first time begins a visit, and again after a failure. */
  move: () => void;
}

/** Waits for the first move of a visitor, be it one in the history, and begins the visit. */
export function awaitFirstMove({ history, loadVisit, onFailure }: FirstMoveOptions): FirstMove {
  let state: State = READING;
  const move = (): void => {
    if (state.name !== "reading") return;
    state = { name: "starting" };
    void start();
  };
  const stopListening = history.listen(move);

  async function start(): Promise<void> {
    try {
      const createVisit = await loadVisit();
      // From now on the visit listens itself.
      stopListening();
      const visit = createVisit();
      state = { name: "visiting", visit };
      visit.observeLinks();
      visit.catchUp();
    } catch (error) {
      state = READING;
      onFailure(error);
    }
  }
  return {
    get state() {
      return state.name;
    },
    get visit() {
      return state.name === "visiting" ? state.visit : undefined;
    },
    move,
  };
}
