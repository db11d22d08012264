import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Without those that have come to an end, and keep what they ended with. */
const countMoving = (): number =>
  document.getAnimations().filter(({ playState }) => playState !== "finished").length;

/** Of axe's rules, those that are broken, each with how often, and with the first element that breaks it. */
export async function findViolations(page: Page, options: RunOptions = {}): Promise<string[]> {
  // Colours that are on their way to others say nothing.
  await expect.poll(() => page.evaluate(countMoving)).toBe(0);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  return page.evaluate(
    async (runOptions) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run(document, runOptions);
      return violations.map(({ id, nodes }) => {
        const [{ target, failureSummary } = { target: [], failureSummary: "" }] = nodes;
        return `${id} (${nodes.length}): ${target.join(" ")}: ${failureSummary}`;
      });
    },
    // No rule that is on reads stylesheets, which would be fetched again.
    {
      resultTypes: ["violations"],
      preload: { assets: ["media"] },
      // Not among those that run by themselves: what is touched must have room.
      rules: { "target-size": { enabled: true } },
      ...options,
    } as RunOptions,
  );
}
