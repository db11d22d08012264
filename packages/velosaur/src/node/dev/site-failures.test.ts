import { expect, test } from "vitest";
import { createSiteFailures } from "./site-failures.ts";

const fail = (message: string) => async (): Promise<never> => {
  throw new Error(message);
};

test("a part that could not be read is told until it can be", async () => {
  const failures = createSiteFailures();
  expect(failures.current).toBe(undefined);
  await expect(failures.watch("content", fail("No such sidebar"))).rejects.toThrow("No such");
  expect(failures.current).toEqual(new Error("No such sidebar"));
  expect([failures.has("content"), failures.has("configuration")]).toEqual([true, false]);
  expect(await failures.watch("content", async () => "read")).toBe("read");
  expect(failures.current).toBe(undefined);
  expect(failures.has("content")).toBe(false);
});

test("content that can be read again says nothing of the configuration, which comes first", async () => {
  const failures = createSiteFailures();
  await failures.watch("content", fail("content")).catch(() => {});
  await failures.watch("configuration", fail("configuration")).catch(() => {});
  expect(failures.current).toEqual(new Error("configuration"));
  await failures.watch("content", async () => {});
  expect(failures.current).toEqual(new Error("configuration"));
  await failures.watch("configuration", async () => {});
  expect(failures.current).toBe(undefined);
});
