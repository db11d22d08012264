import path from "../system/path.ts";
import { expect, test } from "vitest";
import { createScopedClassName } from "./scoped-class-name.ts";
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

test("an animation is called in a rule as in its keyframes", () => {
  const { css } = compileStyle(file, createScopedClassName("/site"));
  const [, name] = /@keyframes (\S+)/.exec(css) ?? [];
  expect(css).toMatch(new RegExp(`animation:[^;]*\\b${name}\\b`));
});

test("equal files give equal names, in equal order", () => {
  const author = path.join(engineDir, "theme/Blog/Components/Author/styles.module.css");
  const { names } = compileStyle(author, createScopedClassName("/site"));
  const keys = Object.keys(names);
  expect(keys.length).toBeGreaterThan(5);
  expect(keys).toEqual(keys.toSorted());
});
