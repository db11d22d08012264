import path from "../system/path.ts";
import { expect, test } from "vitest";
import { engineDir } from "../system/engine-paths.ts";
import { createScopedClassName } from "./scoped-class-name.ts";

const engineFile = path.join(engineDir, "theme/Footer/styles.module.css");

test("a class of the engine has one name in all sites", () => {
  const [first, second] = ["/a", "/b/deep/site"].map((siteDir) =>
    createScopedClassName(siteDir)("footer", engineFile),
  );
  expect(first).toMatch(/^footer_[\w-]{5}$/);
  expect(second).toBe(first);
});

test("a class of a site has one name wherever the site stands", () => {
  const names = ["/a", "/b/deep"].map((siteDir) =>
    createScopedClassName(siteDir)("box", `${siteDir}/src/a.module.css`),
  );
  expect(names[0]).toBe(names[1]);
});

test("equal class names of two files differ", () => {
  const scopedName = createScopedClassName("/a");
  expect(scopedName("box", "/a/src/a.module.css")).not.toBe(
    scopedName("box", "/a/src/b.module.css"),
  );
  expect(scopedName("box", "/a/src/a.module.css?used")).toBe(
    scopedName("box", "/a/src/a.module.css"),
  );
});
