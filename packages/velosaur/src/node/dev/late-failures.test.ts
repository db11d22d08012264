import { afterEach, expect, test, vi } from "vitest";
import { logger } from "../system/logger.ts";
import { surviveLateFailures } from "./late-failures.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

function survive() {
  const warn = vi.spyOn(logger, "warn").mockImplementation(() => {});
  const before = process.listeners("unhandledRejection");
  const onPackages = vi.fn<(error: unknown) => void>();
  stops.push(surviveLateFailures(onPackages));
  const [listener] = process
    .listeners("unhandledRejection")
    .filter((other) => !before.includes(other));
  const nothing = Promise.resolve();
  return { warn, onPackages, fail: (reason: Error) => listener?.(reason, nothing) };
}

test("code that fails later is told of once", () => {
  const { warn, onPackages, fail } = survive();
  const error = new Error("document is not defined");
  fail(error);
  fail(error);
  expect(warn).toHaveBeenCalledOnce();
  expect(onPackages).not.toHaveBeenCalled();
});

test.each([
  ["without colours", ""],
  ["with colours", "\u001B[31m"],
])("packages that can't be made ready are heard of once for each server, %s", (_name, colour) => {
  const { warn, onPackages, fail } = survive();
  const create = () => new Error(`${colour}Error during dependency optimization:\n\nBuild failed`);
  const [first, second] = [create(), create()];
  for (const error of [first, first, second]) fail(error);
  expect(onPackages.mock.calls).toEqual([[first], [second]]);
  expect(warn).not.toHaveBeenCalled();
});
