import { readFileSync } from "node:fs";
import { transform } from "lightningcss";
import type { ScopedClassName } from "./scoped-class-name.ts";

export interface CompiledStyle {
  css: string;
  /** Of a class, as the component knows it → as it stands in the rules. */
  names: Record<string, string>;
}

/** A CSS module of the engine's. Those of sites are Vite's affair. */
export function compileStyle(file: string, scopedClassName: ScopedClassName): CompiledStyle {
  const { code, exports = {} } = transform({
    filename: file,
    code: readFileSync(file),
    cssModules: {
      pattern: scopedClassName("[local]", file),
      grid: false,
      container: false,
    },
  });
  return {
    css: new TextDecoder().decode(code),
    // In an order of its own each time, as they come.
    names: Object.fromEntries(
      Object.entries(exports)
        .map(([key, { name }]): [string, string] => [key, name])
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  };
}
