// @vitest-environment happy-dom
import { CodeBlockContextProvider } from "@docusaurus/theme-common/internal";
import { act } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { renderOnPage } from "../../../../testing/page.tsx";
import CopyButton from "./index.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

function open() {
  const value = { metadata: { code: "a\n" } } as never;
  const page = renderOnPage(
    <CodeBlockContextProvider metadata={(value as any).metadata} wordWrap={undefined as never}>
      <CopyButton />
    </CodeBlockContextProvider>,
  );
  const button = page.getByRole("button");
  return {
    ...page,
    label: () => button.getAttribute("aria-label"),
    press: () => act(async () => button.click()),
    wait: (time: number) => act(() => vi.advanceTimersByTime(time)),
  };
}

test("copies, and says so for a moment, which begins anew with another press", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { label, press, wait } = open();
  expect(label()).toBe("Copy code to clipboard");
  await press();
  expect(write).toHaveBeenCalledWith("a\n");
  expect(label()).toBe("Copied");
  wait(1000);
  await press();
  wait(1000);
  expect(label()).toBe("Copied");
  wait(500);
  expect(label()).toBe("Copy code to clipboard");
});

test("what can't be copied is told to the console, and isn't called a success", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { label, press } = open();
  await press();
  expect(warn).toHaveBeenCalledOnce();
  expect(label()).toBe("Copy code to clipboard");
});

test("a button that is gone waits for nothing", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { press, unmount } = open();
  await press();
  const before = vi.getTimerCount();
  unmount();
  expect(vi.getTimerCount()).toBe(before - 1);
});
