// @vitest-environment happy-dom
import { fireEvent, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { setSystem } from "../../testing/page.tsx";
import { installDetailsAnimation } from "./details-animation.ts";

beforeAll(() => installDetailsAnimation(document));
beforeEach(() => {
  setSystem({ motion: "reduce" });
  document.body.innerHTML = `<details class="details_"><summary>a <a href="#">link</a> <b>b</b></summary><div>text</div></details><details id="plain"><summary>own</summary><div>text</div></details>`;
});

const details = () => document.querySelector("details")!;
const isClosing = () => details().hasAttribute("data-closing");
/** Not as a mouse's: for such a press this DOM, unlike a browser, opens before it has asked all listeners. */
const press = (selector: string) => {
  const event = new Event("click", { bubbles: true, cancelable: true });
  return fireEvent(document.querySelector(selector)!, event);
};

test("opens at once", () => {
  expect(press("b")).toBe(false);
  expect([details().open, isClosing()]).toEqual([true, false]);
});

test("stays open while it closes", async () => {
  details().open = true;
  expect(press("summary")).toBe(false);
  expect([details().open, isClosing()]).toEqual([true, true]);
  await waitFor(() => expect(details().open).toBe(false));
  expect(isClosing()).toBe(false);
});

test("opens again when it is pressed while it closes", async () => {
  details().open = true;
  const animate = vi.spyOn(Element.prototype, "animate");
  press("summary");
  const animations = () => animate.mock.results.map(({ value }) => value as Animation);
  press("summary");
  expect(isClosing()).toBe(false);
  expect(animations().map(({ playState }) => playState)).toEqual(["idle", "running"]);
  await animations()[1]!.finished;
  expect(details().open).toBe(true);
});

test.each(["details a", "#plain summary", "details > div"])(
  "a press on %s is the browser's",
  (selector) => {
    expect(press(selector)).toBe(true);
    expect(isClosing()).toBe(false);
  },
);

test("a press that somebody else has dealt with changes nothing", () => {
  document.querySelector("summary")!.addEventListener("click", (event) => event.preventDefault());
  press("summary");
  expect(details().open).toBe(false);
});
