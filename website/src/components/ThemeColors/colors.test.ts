import { describe, expect, it } from "vitest";

import {
  checkContrast,
  createShades,
  DEFAULT_COLORS,
  formatCss,
  formatDeclarations,
  parseColor,
  parseDeclarations,
} from "./colors";

const shadesOf = (primary: string) =>
  Object.fromEntries(createShades(primary).map(({ name, color }) => [name, color]));

describe("createShades", () => {
  it("takes shares of the colour's lightness", () => {
    expect(shadesOf("#2e8555")).toEqual({
      primary: "#2e8555",
      dark: "#29784c",
      darker: "#277148",
      darkest: "#205d3b",
      light: "#33925d",
      lighter: "#359962",
      lightest: "#3cad6e",
    });
  });

  it("names the share of each", () => {
    expect(createShades("#25c2a0").map(({ adjustment }) => adjustment)).toEqual([
      0, 0.1, 0.15, 0.3, -0.1, -0.15, -0.3,
    ]);
  });

  it("stops at white, and leaves black and grey without a hue", () => {
    expect(shadesOf("#ffffff")).toMatchObject({ lightest: "#ffffff", darkest: "#b2b2b2" });
    expect(shadesOf("#f0f0f0")).toMatchObject({ lightest: "#ffffff" });
    expect(shadesOf("#000000")).toMatchObject({ lightest: "#000000", darkest: "#000000" });
  });
});

describe("checkContrast", () => {
  it.each([
    ["#000000", "#ffffff", 21, "AAA"],
    ["#ffffff", "#000000", 21, "AAA"],
    ["#2e8555", "#ffffff", 4.56, "AA"],
    ["#25c2a0", "#181920", 7.76, "AAA"],
    ["#25c2a0", "#ffffff", 2.25, "fail"],
    // 4.48 and 4.54: the greys next to the limit.
    ["#777777", "#ffffff", 4.47, "fail"],
    ["#767676", "#ffffff", 4.54, "AA"],
    ["#595959", "#ffffff", 7, "AAA"],
    ["#5a5a5a", "#ffffff", 6.89, "AA"],
  ] as const)("%s on %s: %d, %s", (text, background, ratio, grade) => {
    expect(checkContrast(text, background)).toEqual({ ratio, grade });
  });
});

describe("parseColor", () => {
  it.each([
    ["#2e8555", "#2e8555"],
    [" 2E8555 ", "#2e8555"],
    ["#0f8", "#00ff88"],
    ["rebeccapurple", "#663399"],
    ["rgb(46 133 85)", "#2e8555"],
    ["hsl(167 68% 30%)", "#18816a"],
  ])("reads %s", (text, color) => {
    expect(parseColor(text)).toBe(color);
  });

  it.each(["", "#", "#2e", "#2e855", "greenish", "#2e855580", "transparent", "url(x)"])(
    "refuses “%s”",
    (text) => {
      expect(parseColor(text)).toBeUndefined();
    },
  );
});

it("formats a style sheet for both modes", () => {
  expect(formatCss(DEFAULT_COLORS)).toBe(`:root {
  --ifm-color-primary: #2e8555;
  --ifm-color-primary-dark: #29784c;
  --ifm-color-primary-darker: #277148;
  --ifm-color-primary-darkest: #205d3b;
  --ifm-color-primary-light: #33925d;
  --ifm-color-primary-lighter: #359962;
  --ifm-color-primary-lightest: #3cad6e;
  --ifm-background-color: #ffffff;
}

[data-theme='dark'] {
  --ifm-color-primary: #25c2a0;
  --ifm-color-primary-dark: #21af90;
  --ifm-color-primary-darker: #1fa588;
  --ifm-color-primary-darkest: #1a8870;
  --ifm-color-primary-light: #29d5b0;
  --ifm-color-primary-lighter: #32d8b4;
  --ifm-color-primary-lightest: #4fddbf;
  --ifm-background-color: #181920;
}`);
});

describe("parseDeclarations", () => {
  it("finds the colours again", () => {
    const colors = { primary: "#123456", background: "#fedcba" };
    expect(parseDeclarations(formatDeclarations(colors))).toEqual(colors);
  });

  const whole = formatDeclarations(DEFAULT_COLORS.light);
  it.each([
    null,
    undefined,
    "",
    "rubbish",
    '{"primary":"#123456"}',
    "--ifm-color-primary: red;",
    `${whole}}body{display:none`,
    whole.replace("--ifm-color-primary-dark: #29784c", "--ifm-color-primary-dark: url(x)"),
  ])("finds none in %s", (text) => {
    expect(parseDeclarations(text)).toBeUndefined();
  });
});
