// @ts-check
import assert from "node:assert/strict";

/** @import { Locator } from "playwright-core" */

/** @param {string} text @param {string | RegExp} part */
export function expectText(text, part) {
  const isThere = typeof part === "string" ? text.includes(part) : part.test(text);
  assert.ok(isThere, `${part} is not in: ${text.slice(0, 300)}`);
}

/** Waits until there is one that can be seen. @param {Locator} locator */
export const expectVisible = (locator) => locator.first().waitFor({ state: "visible" });

/**
 * Waits until the browser computes this value for a CSS property.
 *
 * @param {Locator} locator
 * @param {{ property: string, value: string }} style
 */
export async function expectStyle(locator, { property, value }) {
  await locator.first().waitFor({ state: "attached" });
  const element = await locator.first().elementHandle();
  try {
    await locator.page().waitForFunction(hasStyle, { element, property, value });
  } catch {
    const actual = await element?.evaluate(readStyle, property);
    assert.equal(actual, value, `${property} of ${locator}`);
  }
}

/** Runs in the browser. @param {{ element: Element | SVGElement | HTMLElement | null, property: string, value: string }} style */
const hasStyle = ({ element, property, value }) =>
  element !== null && getComputedStyle(element).getPropertyValue(property) === value;

/** Runs in the browser. @param {Element} element @param {string} property */
const readStyle = (element, property) => getComputedStyle(element).getPropertyValue(property);
