/** The colour maths of the tool: shades of a primary colour, their contrast, and the CSS that sets them. */

import {
  formatHex,
  modeHsl,
  modeLrgb,
  modeRgb,
  parse,
  useMode as registerMode,
  wcagContrast,
} from "culori/fn";

// Colours of these models can be read and converted. Contrast is measured in linear light.
registerMode(modeRgb);
registerMode(modeLrgb);
const toHsl = registerMode(modeHsl);

export const MODES = ["light", "dark"] as const;
export type Mode = (typeof MODES)[number];

/** Both as `#rrggbb`. */
export interface Colors {
  primary: string;
  background: string;
}

export const DEFAULT_COLORS: Record<Mode, Colors> = {
  light: { primary: "#2e8555", background: "#ffffff" },
  dark: { primary: "#25c2a0", background: "#181920" },
};

const PRIMARY = "--ifm-color-primary";
const BACKGROUND = "--ifm-background-color";

/** The share of its lightness that each shade loses, in the order of the CSS. */
const ADJUSTMENTS = {
  primary: 0,
  dark: 0.1,
  darker: 0.15,
  darkest: 0.3,
  light: -0.1,
  lighter: -0.15,
  lightest: -0.3,
};

export interface Shade {
  name: string;
  adjustment: number;
  color: string;
}

/** `undefined` where the text names no opaque colour. A hash sign may be missing. */
export function parseColor(text: string): string | undefined {
  const color = parse(text.trim()) ?? parse(`#${text.trim()}`);
  return color && (color.alpha ?? 1) === 1 ? formatHex(color) : undefined;
}

/** What lies between two colours goes to the darker one, as in the colours of the classic template. */
const TIE = 1e-9;

const adjust = (color: string, adjustment: number): string => {
  const hsl = toHsl(color)!;
  return formatHex({ ...hsl, l: Math.min(1, hsl.l * (1 - adjustment)) - TIE });
};

export const createShades = (primary: string): Shade[] =>
  Object.entries(ADJUSTMENTS).map(([name, adjustment]) => ({
    name,
    adjustment,
    color: adjust(primary, adjustment),
  }));

export interface Contrast {
  /** From 1 to 21, cut after two digits: what is a little too low must not be rounded up. */
  ratio: number;
  grade: "AAA" | "AA" | "fail";
}

/** What WCAG 2 says of text of one colour on the other. */
export function checkContrast(text: string, background: string): Contrast {
  const exact = wcagContrast(text, background);
  const ratio = Math.floor(exact * 100) / 100;
  if (exact >= 7) return { ratio, grade: "AAA" };
  return { ratio, grade: exact >= 4.5 ? "AA" : "fail" };
}

const listDeclarations = ({ primary, background }: Colors): string[] => [
  ...createShades(primary).map(
    ({ name, color }) => `${PRIMARY}${name === "primary" ? "" : `-${name}`}: ${color};`,
  ),
  `${BACKGROUND}: ${background};`,
];

/** What a site puts into its style sheet. */
export function formatCss(colors: Record<Mode, Colors>): string {
  const block = (selector: string, mode: Mode): string =>
    `${selector} {\n${listDeclarations(colors[mode])
      .map((line) => `  ${line}\n`)
      .join("")}}`;
  return `${block(":root", "light")}\n\n${block("[data-theme='dark']", "dark")}`;
}

/** The declarations of one mode, which the tab remembers. */
export const formatDeclarations = (colors: Colors): string => listDeclarations(colors).join("");

/** The colours that made these declarations, unless something else wrote them. */
export function parseDeclarations(text: string | null | undefined): Colors | undefined {
  const read = (name: string): string | undefined =>
    new RegExp(`${name}: (#[0-9a-f]{6});`).exec(text ?? "")?.[1];
  const primary = read(PRIMARY);
  const background = read(BACKGROUND);
  const colors = primary && background ? { primary, background } : undefined;
  return colors && formatDeclarations(colors) === text ? colors : undefined;
}
