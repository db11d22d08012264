import path from "../system/path.ts";
import { afterAll, expect, it } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { toBareName } from "./bare-name.ts";

afterAll(removeSites);

it("names a file of a package as the site would import it, and leaves all others", () => {
  const siteDir = writeSite({
    "package.json": "{}",
    "src/a.js": "",
    "node_modules/one/package.json": '{"name":"one","main":"main.js"}',
    "node_modules/one/main.js": "",
    "node_modules/one/other.js": "",
    "node_modules/one/node_modules/inner/index.js": "",
    "node_modules/buffer/index.js": "",
  });
  const name = (file: string): string => toBareName(path.join(siteDir, file), siteDir);
  expect(name("node_modules/one/main.js")).toBe("one");
  expect(name("node_modules/one/other.js")).toBe("one/other");
  expect(name("node_modules/buffer/index.js")).toBe("buffer/");
  for (const file of ["src/a.js", "node_modules/one/node_modules/inner/index.js"])
    expect(name(file)).toBe(path.join(siteDir, file));
});
