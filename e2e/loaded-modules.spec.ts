import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createSite, runVelosaur, type Site } from "./support/site.ts";

/** What compiles, bundles and renders: large, and for a build in which something is to be made. */
const WORKERS = ["lightningcss", "prismjs/prism.js", "react-dom", "rolldown", "satteri", "vite"];

/** Which packages a build has loaded, in its process or another: Node lists all files that it has run. */
async function listLoaded(site: Site, names: readonly string[]): Promise<string[]> {
  const folder = site.path("coverage");
  rmSync(folder, { recursive: true, force: true });
  const result = await runVelosaur(site, ["build"], { NODE_V8_COVERAGE: folder });
  expect(result.code, result.output).toBe(0);
  const logs = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "utf8"));
  return names.filter((name) => logs.some((log) => log.includes(`/node_modules/${name}`)));
}

test("a build that finds all in the cache loads nothing that makes it", async () => {
  const site = createSite("loaded-modules", {
    files: { "docs/intro.md": "# Intro\n\n```js\nlet a = 1;\n```\n" },
    config: { presets: [["classic", {}]], onBrokenLinks: "ignore" },
  });
  expect(await listLoaded(site, WORKERS)).toEqual(
    expect.arrayContaining(["prismjs/prism.js", "satteri"]),
  );
  expect(await listLoaded(site, WORKERS)).toEqual([]);
});

test("a configuration in TypeScript needs no second compiler, one with an enum does", async () => {
  const site = createSite("loaded-compilers", {
    files: {
      "docusaurus.config.ts": [
        'import type { Config } from "@docusaurus/types";',
        'import { themes } from "prism-react-renderer";',
        'import { url } from "./src/address";',
        "const config: Config = {",
        '  title: `Harbour ${themes.github.plain.color ?? ""}`,',
        '  url, baseUrl: "/", onBrokenLinks: "ignore",',
        '  presets: [["classic", { docs: { sidebarPath: "./sidebars.ts" } }]],',
        "};",
        "export default config satisfies Config;",
      ].join("\n"),
      "src/address.ts": 'export const url = "https://example.org" as const;\n',
      "sidebars.ts": 'export default { docs: ["intro"] as string[] };\n',
      "docs/intro.md": "# Intro\n",
    },
  });
  const compiler = ["jiti/dist/jiti.cjs", "jiti/dist/babel.cjs"];
  expect(await listLoaded(site, compiler)).toEqual(["jiti/dist/jiti.cjs"]);
  site.write("docusaurus.config.ts", `${site.read("docusaurus.config.ts")}\nenum Side { left }\n`);
  expect(await listLoaded(site, compiler)).toEqual(compiler);
});
