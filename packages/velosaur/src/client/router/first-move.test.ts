import { expect, test, vi } from "vitest";

import { awaitFirstMove } from "./first-move.ts";
import type { History } from "./history.ts";
import type { Visit } from "./visit.ts";

/** A history that tells of moves, and a visit whose code comes when the test says so. */
function setUp() {
  const listeners = new Set<() => void>();
  const listen: History["listen"] = (listener) => {
    const tell = () => listener({} as never, "PUSH");
    listeners.add(tell);
    return () => void listeners.delete(tell);
  };
  const calls: string[] = [];
  const visit: Visit = {
    observeLinks: () => void calls.push("observe"),
    catchUp: () => void calls.push("catch up"),
    settle: () => void calls.push("settle"),
  };
  const loads: { resolve: (createVisit: () => Visit) => void; reject: (error: Error) => void }[] =
    [];
  const onFailure = vi.fn();
  const first = awaitFirstMove({
    history: { listen },
    loadVisit: () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
    onFailure,
  });
  const goElsewhere = (): void => listeners.forEach((listener) => listener());
  return { first, visit, calls, loads, onFailure, goElsewhere, listeners };
}

test("who only reads loads nothing", () => {
  const { first, loads } = setUp();
  expect([first.state, first.visit, loads.length]).toEqual(["reading", undefined, 0]);
});

test.each(["a sign of the visitor", "a move in the history"])("%s begins a visit", async (sign) => {
  const { first, visit, calls, loads, goElsewhere, listeners } = setUp();
  if (sign === "a sign of the visitor") first.move();
  else goElsewhere();
  expect([first.state, first.visit]).toEqual(["starting", undefined]);
  expect(listeners.size).toBe(1);
  loads[0]?.resolve(() => visit);
  await vi.waitFor(() => expect(first.state).toBe("visiting"));
  expect(first.visit).toBe(visit);
  // The visit hears of the history by itself, and follows what has happened meanwhile.
  expect(listeners.size).toBe(0);
  expect(calls).toEqual(["observe", "catch up"]);
});

test("its code is loaded once, however often the visitor moves", async () => {
  const { first, visit, loads, goElsewhere } = setUp();
  first.move();
  goElsewhere();
  first.move();
  loads[0]?.resolve(() => visit);
  await vi.waitFor(() => expect(first.state).toBe("visiting"));
  first.move();
  expect([first.state, loads.length]).toEqual(["visiting", 1]);
});

test("code that can't be loaded is told, and asked for again with the next move", async () => {
  const { first, visit, loads, onFailure, goElsewhere } = setUp();
  first.move();
  loads[0]?.reject(new Error("offline"));
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
  expect([first.state, first.visit]).toEqual(["reading", undefined]);
  goElsewhere();
  loads[1]?.resolve(() => visit);
  await vi.waitFor(() => expect(first.state).toBe("visiting"));
});

test("a visit that fails as it begins is a failure like any other", async () => {
  const { first, loads, onFailure } = setUp();
  const error = new Error("no storage");
  first.move();
  loads[0]?.resolve(() => {
    throw error;
  });
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith(error));
  expect(first.state).toBe("reading");
});
