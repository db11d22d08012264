import path from "../system/path.ts";
import { build, type Rolldown } from "vite";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { createModuleResolver } from "./module-resolution.ts";
import { exportJson, generatedPlugin } from "./plugin-generated.ts";

afterAll(removeSites);

test("modules are the engine's own, then what plugins have written", async () => {
  const siteDir = writeSite({
    "index.js": `import i18n from "@generated/i18n"; import words from "@generated/words"; console.log(i18n, words);`,
    ".docusaurus/i18n.js": `export default "of another engine";`,
    ".docusaurus/words.js": `export default "of a plugin";`,
  });
  const resolver = createModuleResolver({ siteDir, themePaths: [] });
  const output = (await build({
    configFile: false,
    root: siteDir,
    logLevel: "silent",
    plugins: [generatedPlugin(() => ({ i18n: exportJson("ours") }), resolver)],
    build: { write: false, rolldownOptions: { input: path.join(siteDir, "index.js") } },
  })) as Rolldown.RolldownOutput;
  expect(output.output[0].code).toMatch(/console\.log\([`"]ours[`"],\s*[`"]of a plugin[`"]\)/);
});
