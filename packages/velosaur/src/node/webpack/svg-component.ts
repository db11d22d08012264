import { createRequire } from "node:module";
import { areSvgrDefaults } from "./base-config.ts";
import { compileScript } from "./compile-script.ts";
import { findLoader } from "./run-loaders.ts";

interface SvgComponent {
  svg: string;
  filePath: string;
  /** Of the plugin's rule. */
  options: unknown;
  /** Folders that loaders are looked for from. */
  folders: string[];
}

/** The part of `@svgr/core` that is called. */
interface Svgr {
  transform: (svg: string, options: object, state: object) => Promise<string>;
}

/** With options it is SVGR that makes the component, from where the plugin's loader is: nobody else knows them. */
export async function makeSvgComponent({
  svg,
  filePath,
  options,
  folders,
}: SvgComponent): Promise<string> {
  const given = { ...Object(options) } as Record<string, unknown>;
  if (areSvgrDefaults(given)) {
    const { compileSvg } = await import("../javascript/compile-svg.ts");
    return compileSvg(svg, filePath);
  }
  const require = createRequire(findLoader("@svgr/webpack", folders));
  const { transform } = require("@svgr/core") as Svgr;
  const code = await transform(
    svg,
    {
      titleProp: true,
      expandProps: "end",
      ...given,
      plugins: [require("@svgr/plugin-jsx")],
      jsxRuntime: "automatic",
    },
    { filePath, componentName: "Svg" },
  );
  return compileScript(code, `${filePath}.jsx`);
}
