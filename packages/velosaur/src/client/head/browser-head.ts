import type { ReactNode } from "react";

import type { HeadCollector } from "./head-context.ts";

export interface HeadWriter {
  /** Throws if something stands there that a head can't hold. */
  check: (children: ReactNode) => void;
  /** Brings the document in line with what the `<Head>`s say, outer ones first. */
  write: (said: readonly ReactNode[]) => void;
}

export interface BrowserHead extends HeadCollector {
  /** Once the writer is there, changes no longer wait for it. */
  loadWriter: () => Promise<void>;
  /** Writes at once what is waiting to be written. */
  flush: () => void;
}

/** A component that renders again mostly says of the head what it said before. */
const isSame = (a: ReactNode, b: ReactNode) => JSON.stringify(a) === JSON.stringify(b);

/** What the first page's head says is in the document: the writer is loaded when that changes. */
export function createBrowserHead(load: () => Promise<HeadWriter>): BrowserHead {
  const known = new Map<number, ReactNode>();
  let places = 0;
  let isScheduled = false;
  let first: ReactNode[] | undefined;
  let writer: HeadWriter | undefined;
  const said = () => [...known].sort(([a], [b]) => a - b).map(([, children]) => children);
  const loadWriter = async () => {
    const loaded = await load();
    if (writer) return;
    writer = loaded;
    // What the server wrote becomes the writer's own, which it may take away again.
    if (first) writer.write(first);
    flush();
  };
  // One page's tags go and the next one's come in the same commit: the document changes once.
  const flush = () => {
    if (!isScheduled) return;
    // A visitor without a connection has more to worry about; the first move tries again.
    if (first && !writer) return void loadWriter().catch(() => {});
    isScheduled = false;
    if (writer) writer.write(said());
    else first = said();
  };
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(flush);
  };
  return {
    isServer: false,
    createPlace: () => places++,
    set: (place, children) => {
      if (writer) writer.check(children);
      else if (isSame(known.get(place), children)) return;
      known.set(place, children);
      schedule();
    },
    remove: (place) => {
      known.delete(place);
      schedule();
    },
    loadWriter,
    flush,
  };
}
