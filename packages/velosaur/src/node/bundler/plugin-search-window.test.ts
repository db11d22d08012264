import path from "../system/path.ts";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { engineDir } from "../system/engine-paths.ts";
import { noSearchWindowPlugin } from "./plugin-search-window.ts";

const BAR = path.join(engineDir, "theme/search-bar/SearchBar/index.tsx");
const OWN_BAR = "/site/src/theme/SearchBar.js";

/** What a module has of the window, in a bundle that renders. */
async function bundleFor(importer: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: { ssr: true, write: false, rolldownOptions: { input: importer } },
    plugins: [
      noSearchWindowPlugin(),
      {
        name: "modules",
        enforce: "pre",
        resolveId: (id: string) =>
          id === importer ? id : id.endsWith("SearchModal/index.tsx") ? "/window.js" : null,
        load: (id: string) =>
          id === importer
            ? 'console.log(() => import("../../search/SearchModal/index.tsx"));'
            : 'export default "the whole window";',
      },
    ],
  });
  return (result as Rolldown.RolldownOutput).output
    .map((file) => "code" in file && file.code)
    .join();
}

test("what renders pages has no search window", async () => {
  expect(await bundleFor(BAR)).not.toContain("the whole window");
});

test("a site's own file of that name stays", async () => {
  expect(await bundleFor(OWN_BAR)).toContain("the whole window");
});
