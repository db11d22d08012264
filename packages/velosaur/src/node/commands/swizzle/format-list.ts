import { findStatus, SWIZZLE_ACTIONS, type Theme } from "./themes.ts";

/** A table of a theme's components with what may be done to them. */
export function formatList(theme: Theme): string {
  const rows = [
    ["", ...SWIZZLE_ACTIONS],
    ...theme.components.map((component) => [
      component,
      ...SWIZZLE_ACTIONS.map((action) => findStatus(theme, component, action)),
    ]),
  ];
  const width = Math.max(...theme.components.map(({ length }) => length), 0) + 2;
  const lines = rows.map(([name = "", ...cells]) =>
    `  ${name.padEnd(width)}${cells.map((cell) => cell.padEnd("forbidden".length + 2)).join("")}`.trimEnd(),
  );
  return [theme.name, ...lines].join("\n");
}
