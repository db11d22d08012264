import { type ReactNode, useEffect, useMemo } from "react";
import { useBrowserStore } from "./browser-store.ts";
import { createStorageSlot } from "./storage.ts";
import { type ColorMode, type ColorModeConfig, useThemeConfig } from "./theme-config.ts";

/** The state lives on `<html>`, where the script in the head has put it before the first paint. */
const themeAttribute = "data-theme";
const choiceAttribute = "data-theme-choice";
const storageKey = "theme";
const changeEvent = "velosaur:color-mode";

/** `null`: no choice of the visitor's own. */
export type ColorModeChoice = ColorMode | null;

export interface ColorModeContextValue {
  readonly colorMode: ColorMode;
  readonly colorModeChoice: ColorModeChoice;
  readonly setColorMode: (choice: ColorModeChoice, options?: { persist?: boolean }) => void;
  readonly isDarkTheme: boolean;
  readonly setLightTheme: () => void;
  readonly setDarkTheme: () => void;
}

/** Paper is white, and backgrounds aren't printed. */
const lighten = (): void => document.documentElement.setAttribute(themeAttribute, "light");

const isColorMode = (value: unknown): value is ColorMode => value === "light" || value === "dark";
const prefersDark = (): MediaQueryList => window.matchMedia("(prefers-color-scheme: dark)");

const preferredMode = (config: ColorModeConfig): ColorMode =>
  config.respectPrefersColorScheme
    ? prefersDark().matches
      ? "dark"
      : "light"
    : config.defaultMode;

/** What `data-theme-choice` holds when the visitor has not chosen. */
const noChoice = (config: ColorModeConfig): string =>
  config.respectPrefersColorScheme ? "system" : config.defaultMode;

function applyChoice(choice: ColorModeChoice, config: ColorModeConfig): void {
  const root = document.documentElement;
  root.setAttribute(themeAttribute, choice ?? preferredMode(config));
  root.setAttribute(choiceAttribute, choice ?? noChoice(config));
  window.dispatchEvent(new Event(changeEvent));
}

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener(changeEvent, onChange);
  return () => window.removeEventListener(changeEvent, onChange);
};
const readAttribute = (name: string) => (): string | null =>
  document.documentElement.getAttribute(name);
const readTheme = readAttribute(themeAttribute);
const readChoice = readAttribute(choiceAttribute);

/** Follows the other tabs and the system. Rendered once, near the root. */
export function ColorModeProvider({ children }: { children: ReactNode }): ReactNode {
  const { colorMode: config } = useThemeConfig();

  useEffect(() => {
    const slot = createStorageSlot(storageKey);
    const follow = (): void => {
      const stored = config.disableSwitch ? null : slot.get();
      applyChoice(isColorMode(stored) ? stored : null, config);
    };
    const keepChoice = (): void => {
      const choice = readChoice();
      applyChoice(isColorMode(choice) && choice !== noChoice(config) ? choice : null, config);
    };
    // Nothing has set the attributes where a content policy forbids inline scripts.
    if (!readChoice()) follow();
    const unlisten = config.disableSwitch ? undefined : slot.listen(follow);
    const query = config.respectPrefersColorScheme ? prefersDark() : undefined;
    query?.addEventListener("change", keepChoice);
    window.addEventListener("beforeprint", lighten);
    window.addEventListener("afterprint", keepChoice);
    return () => {
      unlisten?.();
      query?.removeEventListener("change", keepChoice);
      window.removeEventListener("beforeprint", lighten);
      window.removeEventListener("afterprint", keepChoice);
    };
  }, [config]);

  return children;
}

/** The colour mode. On the server and while hydrating it is the default one. */
export function useColorMode(): ColorModeContextValue {
  const { colorMode: config } = useThemeConfig();
  const theme = useBrowserStore(subscribe, readTheme, null);
  const choice = useBrowserStore(subscribe, readChoice, null);

  return useMemo(() => {
    const colorMode = isColorMode(theme) ? theme : config.defaultMode;
    const setColorMode: ColorModeContextValue["setColorMode"] = (
      newChoice,
      { persist = true } = {},
    ) => {
      applyChoice(newChoice, config);
      if (!persist) return;
      const slot = createStorageSlot(storageKey);
      if (newChoice) slot.set(newChoice);
      else slot.del();
    };
    return {
      colorMode,
      colorModeChoice: isColorMode(choice) ? choice : null,
      setColorMode,
      isDarkTheme: colorMode === "dark",
      setLightTheme: () => setColorMode("light"),
      setDarkTheme: () => setColorMode("dark"),
    };
  }, [theme, choice, config]);
}
