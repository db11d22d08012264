// @ts-check
import { expect, test } from "vitest";
import { shrink } from "./shrink.mjs";

test("the steps that a failure needs remain", async () => {
  const steps = Array.from({ length: 20 }, (_, index) => index);
  const fails = async (/** @type {number[]} */ list) => list.includes(3) && list.includes(19);
  expect(await shrink(steps, fails)).toEqual([3, 19]);
  expect(await shrink([5], fails)).toEqual([5]);
});
