import { expect, it } from "vitest";
import { bundlerEnv } from "./run-bundler.ts";

it("the bundler takes memory as it needs it, unless the user has said otherwise", () => {
  const name = "MIMALLOC_ARENA_EAGER_COMMIT";
  expect(bundlerEnv({ HOME: "/home" })).toEqual({ HOME: "/home", [name]: "0" });
  expect(bundlerEnv({ [name]: "2" })[name]).toBe("2");
});
