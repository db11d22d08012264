import { expect, it } from "vitest";
import { withLazyMemory } from "./lazy-memory.ts";

it("the bundler takes memory as it needs it, unless the user has said otherwise", () => {
  const name = "MIMALLOC_ARENA_EAGER_COMMIT";
  expect(withLazyMemory({ HOME: "/home" })).toEqual({ HOME: "/home", [name]: "0" });
  expect(withLazyMemory({ [name]: "2" })[name]).toBe("2");
});
