import path from "node:path";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { engineDir } from "../system/engine-paths.ts";
import { noSearchWindowPlugin } from "./plugin-search-window.ts";

const MODAL = path.join(engineDir, "theme/search/SearchModal/index.tsx");
const OWN_BAR = "/site/src/theme/SearchBar.js";

/** What a module gets of the window's package, in a bundle that renders. */
async function bundleFor(importer: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    build: { ssr: true, write: false, rolldownOptions: { input: importer } },
    plugins: [
      {
        name: "modules",
        enforce: "pre",
        resolveId: (id: string) =>
          id === importer || id === "/engine/docsearch/react" ? id : null,
        load: (id: string) =>
          id === importer
            ? 'import { DocSearchModal } from "/engine/docsearch/react"; console.log(DocSearchModal);'
            : 'export const DocSearchModal = "the whole window";',
      },
      noSearchWindowPlugin(),
    ].toReversed(),
  });
  return (result as Rolldown.RolldownOutput).output
    .map((file) => "code" in file && file.code)
    .join();
}

test("what renders pages has no search window", async () => {
  expect(await bundleFor(MODAL)).not.toContain("the whole window");
});

test("a site's own search bar has it", async () => {
  expect(await bundleFor(OWN_BAR)).toContain("the whole window");
});
