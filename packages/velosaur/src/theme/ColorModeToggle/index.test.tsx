// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderOnPage } from "../../testing/page.tsx";
import type { ColorModeChoice } from "../common/color-mode.tsx";
import ColorModeToggle from "./index.tsx";

test.each<[ColorModeChoice, boolean, ColorModeChoice, string]>([
  [null, true, "light", "system mode"],
  ["light", true, "dark", "light mode"],
  ["dark", true, null, "dark mode"],
  [null, false, "dark", "system mode"],
  ["light", false, "dark", "light mode"],
  ["dark", false, "light", "dark mode"],
])("from %s, with the system asked: %s, a press leads to %s", (value, hasSystem, next, name) => {
  const onChange = vi.fn();
  const { getByRole } = renderOnPage(
    <ColorModeToggle value={value} onChange={onChange} respectPrefersColorScheme={hasSystem} />,
  );
  const label = `Switch between dark and light mode (currently ${name})`;
  fireEvent.click(getByRole("button", { name: label }));
  expect(onChange).toHaveBeenCalledWith(next);
});
