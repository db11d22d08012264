import path from "../system/path.ts";
import { build, type Rolldown } from "vite";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { fromTopPlugin } from "./plugin-from-top.ts";

afterAll(removeSites);

test("code finds files of static folders, and of the site, by a path from the top", async () => {
  const siteDir = writeSite({
    "src/index.js": `import map from "/data/map.json";
import script from "/script";
import part from "/src/part";
import raw from "/data/words.txt?raw";
console.log(map, script, part, raw);`,
    "src/part.js": `export default "of the site";`,
    "static/data/map.json": '{ "kind": "data of a static folder" }',
    "static/data/words.txt": "plain words",
    "public/script.js": `export default "code of another static folder";`,
  });
  const staticDirs = ["static", "public"].map((folder) => path.join(siteDir, folder));
  const { output } = (await build({
    configFile: false,
    root: siteDir,
    logLevel: "silent",
    publicDir: false,
    plugins: [fromTopPlugin(staticDirs)],
    build: { write: false, rolldownOptions: { input: path.join(siteDir, "src/index.js") } },
  })) as Rolldown.RolldownOutput;
  for (const text of [
    "data of a static folder",
    "code of another static folder",
    "of the site",
    "plain words",
  ])
    expect(output[0].code).toContain(text);
});
