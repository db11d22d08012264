// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import "../testing/page.tsx";

const loading = vi.hoisted(() => ({ isBroken: false }));
const installBehaviors = vi.hoisted(() => vi.fn<(target: Document, missed: Event[]) => void>());
// What is installed has tests of its own; here it counts when, and for which events.
vi.mock("./behaviors/install.ts", () => ({
  get installBehaviors() {
    if (loading.isBroken) throw new Error("offline");
    return installBehaviors;
  },
}));

beforeEach(() => {
  loading.isBroken = false;
  installBehaviors.mockReset();
  vi.resetModules();
  document.body.innerHTML = "<button></button>";
});

const press = () => fireEvent.click(document.querySelector("button")!);
const missedTypes = () =>
  installBehaviors.mock.calls.map(([, missed]) => missed.map((e) => e.type));

test("paper is white, and then the mode is what it was", async () => {
  await import("./client-modules.ts");
  const { dataset } = document.documentElement;
  for (const mode of ["dark", "light"]) {
    dataset["theme"] = mode;
    window.dispatchEvent(new Event("beforeprint"));
    expect(dataset["theme"]).toBe("light");
    window.dispatchEvent(new Event("afterprint"));
    expect(dataset["theme"]).toBe(mode);
  }
  // The listeners of this module are not those of the next test.
  fireEvent.pointerMove(document.body);
  await vi.waitFor(() => expect(installBehaviors).toHaveBeenCalled());
});

test("listeners come with the visitor's first sign, and get what was pressed meanwhile", async () => {
  await import("./client-modules.ts");
  // Longer than it takes to load them.
  await import("./behaviors/install.ts");
  expect(installBehaviors).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body);
  press();
  fireEvent.keyDown(document.body, { key: "?" });
  await vi.waitFor(() => expect(missedTypes()).toEqual([["click", "keydown"]]));
  press();
  expect(installBehaviors.mock.calls[0]![1]).toHaveLength(2);
});

test("where they can't be loaded, the next press asks again, and what was pressed in vain is forgotten", async () => {
  loading.isBroken = true;
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await import("./client-modules.ts");
  press();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  loading.isBroken = false;
  fireEvent.keyDown(document.body, { key: "a" });
  await vi.waitFor(() => expect(missedTypes()).toEqual([["keydown"]]));
});
