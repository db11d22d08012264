import path from "node:path";
import { expect, test } from "vitest";
import { createScopedClassName } from "../bundler/scoped-class-name.ts";
import { engineDir } from "../system/engine-paths.ts";
import { compileStyle } from "./compile-style.ts";

const file = path.join(engineDir, "theme/Loading/styles.module.css");

test("classes of a component are named as Vite names them in a build, in its rules and in its code", () => {
  const scopedClassName = createScopedClassName("/site");
  const { css, names } = compileStyle(file, scopedClassName);
  const [[own, scoped] = []] = Object.entries(names);
  expect(scoped).toBe(scopedClassName(own!, file));
  for (const name of Object.values(names)) expect(css).toContain(name);
});
