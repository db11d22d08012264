// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { denyStorage, runOnPage, setSystem } from "../../testing/page.tsx";
import type { ColorModeContextValue } from "./color-mode.tsx";
import type { ColorModeConfig } from "./theme-config.ts";

vi.mock("@generated/site-storage", () => ({
  default: { type: "localStorage", namespace: "-site" },
}));
const { ColorModeProvider, useColorMode } = await import("./color-mode.tsx");

const root = document.documentElement;
beforeEach(() => {
  for (const name of ["data-theme", "data-theme-choice"]) root.removeAttribute(name);
});

/** What stands on `<html>`: the mode, and whose choice it is. */
const shown = () => [root.getAttribute("data-theme"), root.getAttribute("data-theme-choice")];

function open(config: Partial<ColorModeConfig> = {}) {
  const colorMode = {
    defaultMode: "light",
    disableSwitch: false,
    respectPrefersColorScheme: true,
    ...config,
  };
  const { result, unmount } = runOnPage(() => useColorMode(), {
    themeConfig: { colorMode },
    Provider: ColorModeProvider,
  });
  return {
    unmount,
    read: () => result.current,
    choose: (...args: Parameters<ColorModeContextValue["setColorMode"]>) =>
      act(() => result.current.setColorMode(...args)),
  };
}

/** As the browser does when another tab has stored something. */
function storeElsewhere(theme: string | null): void {
  if (theme === null) localStorage.removeItem("theme-site");
  else localStorage.setItem("theme-site", theme);
  act(() => {
    const change = { key: "theme-site", newValue: theme, storageArea: localStorage };
    window.dispatchEvent(new StorageEvent("storage", change));
  });
}

test("without a choice the system decides, where the site asks it", () => {
  setSystem({ color: "dark" });
  const { read } = open();
  expect(shown()).toEqual(["dark", "system"]);
  expect(read()).toMatchObject({ colorMode: "dark", colorModeChoice: null, isDarkTheme: true });
});

test("without a choice the site decides where it doesn't ask the system", () => {
  setSystem({ color: "dark" });
  open({ respectPrefersColorScheme: false });
  expect(shown()).toEqual(["light", "light"]);
});

test("what has been chosen before comes first; what can't be a mode is no choice", () => {
  localStorage.setItem("theme-site", "dark");
  open().unmount();
  expect(shown()).toEqual(["dark", "dark"]);
  for (const name of ["data-theme", "data-theme-choice"]) root.removeAttribute(name);
  localStorage.setItem("theme-site", "pink");
  open();
  expect(shown()).toEqual(["light", "system"]);
});

test("a choice is kept, and given up", () => {
  const { read, choose } = open();
  choose("dark");
  expect(read()).toMatchObject({ colorMode: "dark", colorModeChoice: "dark" });
  expect(localStorage.getItem("theme-site")).toBe("dark");
  choose(null);
  expect(read()).toMatchObject({ colorMode: "light", colorModeChoice: null });
  expect(localStorage.getItem("theme-site")).toBeNull();
});

test("a choice for the moment isn't kept", () => {
  const { read, choose } = open();
  choose("dark", { persist: false });
  expect(read().colorMode).toBe("dark");
  expect(localStorage.getItem("theme-site")).toBeNull();
});

test("a change of the system is followed, but not against a choice", () => {
  const { read, choose } = open();
  setSystem({ color: "dark" });
  expect(read().colorMode).toBe("dark");
  choose("light");
  setSystem({ color: "light" });
  setSystem({ color: "dark" });
  expect(shown()).toEqual(["light", "light"]);
});

test("a choice in another tab is followed, also that there is none any more", () => {
  const { read } = open();
  storeElsewhere("dark");
  expect(read()).toMatchObject({ colorMode: "dark", colorModeChoice: "dark" });
  storeElsewhere(null);
  expect(read()).toMatchObject({ colorMode: "light", colorModeChoice: null });
});

test("a site without a switch knows of no choice", () => {
  localStorage.setItem("theme-site", "dark");
  const { read } = open({ disableSwitch: true });
  expect(read().colorMode).toBe("light");
  storeElsewhere("dark");
  expect(read().colorMode).toBe("light");
});

test("where nothing can be stored, a choice holds for the page, and the log tells once", () => {
  denyStorage();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { read, choose } = open();
  choose("dark");
  expect(read()).toMatchObject({ colorMode: "dark", colorModeChoice: "dark" });
  expect(warn).toHaveBeenCalledOnce();
});

test("nothing is followed once it is gone", () => {
  const { unmount } = open();
  unmount();
  setSystem({ color: "dark" });
  storeElsewhere("dark");
  expect(shown()).toEqual(["light", "system"]);
});

test("what the head's script has set is left as it is", () => {
  root.setAttribute("data-theme", "dark");
  root.setAttribute("data-theme-choice", "dark");
  const { read } = open();
  expect(read()).toMatchObject({ colorMode: "dark", colorModeChoice: "dark" });
});

test("a page is printed in light, whatever the visitor has chosen", () => {
  const { choose, unmount } = open();
  choose("dark");
  window.dispatchEvent(new Event("beforeprint"));
  expect(shown()).toEqual(["light", "dark"]);
  window.dispatchEvent(new Event("afterprint"));
  expect(shown()).toEqual(["dark", "dark"]);
  unmount();
  window.dispatchEvent(new Event("beforeprint"));
  expect(shown()).toEqual(["dark", "dark"]);
});
