/** Themes of `prism-react-renderer` as CSS classes, so that no colour stands in the HTML. */

import { formatStyle } from "../../shared/markup/attributes.ts";
import type { Json } from "../../shared/document.ts";

export interface PrismTheme {
  plain: Record<string, Json>;
  styles: { types: string[]; style: Record<string, Json>; languages?: string[] }[];
}

export interface PrismThemes {
  light?: PrismTheme | undefined;
  dark?: PrismTheme | undefined;
}

const FALLBACK: PrismTheme = {
  plain: { color: "#393A34", backgroundColor: "#f6f8fa" },
  styles: [],
};

function formatTheme({ plain, styles }: PrismTheme, scope: string): string {
  const { color, backgroundColor, ...rest } = plain;
  const variables = formatStyle({
    ...(color !== undefined && { "--prism-color": color }),
    ...(backgroundColor !== undefined && { "--prism-background-color": backgroundColor }),
  });
  const rules = [`${scope || ":root"}{${variables}}`];
  if (Object.keys(rest).length > 0)
    rules.push(`${scope} .prism-code{${formatStyle(rest)}}`.trimStart());
  for (const { types, style, languages } of styles) {
    const css = formatStyle(style);
    if (css === "") continue;
    const places = languages?.map((language) => `${scope} .language-${language} `) ?? [
      scope && `${scope} `,
    ];
    const selectors = places.flatMap((place) => types.map((type) => `${place}.token.${type}`));
    rules.push(`${selectors.join(",").trimStart()}{${css}}`);
  }
  return rules.join("\n");
}

/** What one theme sets and the other doesn't must be undone in the other. */
function resetMissing(light: PrismTheme, dark: PrismTheme): PrismTheme {
  const darkTypes = new Set(dark.styles.flatMap(({ types }) => types));
  const resets = light.styles
    .map(({ types, style, languages }) => ({
      types: types.filter((type) => !darkTypes.has(type)),
      style: Object.fromEntries(
        Object.keys(style).map((name) => [name, name === "color" ? "inherit" : "unset"]),
      ),
      ...(languages && { languages }),
    }))
    .filter(({ types }) => types.length > 0);
  return { plain: dark.plain, styles: [...resets, ...dark.styles] };
}

export function prismThemeCss({ light = FALLBACK, dark }: PrismThemes): string {
  const css = formatTheme(light, "");
  return dark
    ? `${css}\n${formatTheme(resetMissing(light, dark), "[data-theme='dark']")}\n`
    : `${css}\n`;
}
