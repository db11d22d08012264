import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createSite, runVelosaur, type Site } from "./support/site.ts";

/** What compiles, bundles and renders: large, and for a build in which something is to be made. */
const WORKERS = ["lightningcss", "prismjs/prism.js", "react-dom", "rolldown", "satteri", "vite"];

/** Which of them a build has loaded, in its process or another: Node lists all files that it has run. */
async function listWorkers(site: Site): Promise<string[]> {
  const folder = site.path("coverage");
  rmSync(folder, { recursive: true, force: true });
  const result = await runVelosaur(site, ["build"], { NODE_V8_COVERAGE: folder });
  expect(result.code, result.output).toBe(0);
  const logs = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "utf8"));
  return WORKERS.filter((name) => logs.some((log) => log.includes(`/node_modules/${name}`)));
}

test("a build that finds all in the cache loads nothing that makes it", async () => {
  const site = createSite("loaded-modules", {
    files: { "docs/intro.md": "# Intro\n\n```js\nlet a = 1;\n```\n" },
    config: { presets: [["classic", {}]], onBrokenLinks: "ignore" },
  });
  expect(await listWorkers(site)).toEqual(expect.arrayContaining(["prismjs/prism.js", "satteri"]));
  expect(await listWorkers(site)).toEqual([]);
});
