import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { installationDir } from "../scripts/setup/installation.mjs";
import { openPage, waitForHydration } from "./support/page.ts";
import { createSite, openSite, startSite } from "./support/site.ts";

/** What the dev server bundles for browsers, and the engine: by their real paths, they lie in the site's folder. */
const OWN = ["velosaur", "react", "react-dom", "clsx", "prismjs"];

/** An installation in the site's folder. Other packages are those of the installation that all tests share. */
function installInto(siteDir: string): void {
  const [from, to] = [installationDir, siteDir].map((dir) => path.join(dir, "node_modules"));
  mkdirSync(to!, { recursive: true });
  for (const name of readdirSync(from!)) {
    const [source, target] = [path.join(from!, name), path.join(to!, name)] as const;
    if (OWN.includes(name)) cpSync(source, target, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(source, target);
  }
}

test("in a folder with brackets and a $ in its name, dev knows what to bundle, and loads the first page once", async () => {
  const { dir } = createSite("site (b) [c] $&", {
    files: {
      "docs/index.md": "---\nslug: /\n---\n\n# Start\n",
      "src/pages/own.js": "export default () => <h1>Own</h1>;",
    },
  });
  installInto(dir);
  const site = openSite(dir, path.join(dir, "node_modules/velosaur/bin/velosaur.mjs"));
  const server = await startSite(site);
  const page = await openPage();
  let loads = 0;
  page.on("load", () => loads++);
  await page.goto(`${server.origin}/own`);
  await waitForHydration(page);
  await page.getByText("Own").waitFor();
  await expect.poll(() => loads).toBe(1);
  const { optimized } = JSON.parse(
    site.read(".docusaurus/velosaur/dev/vite/deps/_metadata.json"),
  ) as { optimized: Record<string, { src: string }> };
  const sources = Object.values(optimized).map(({ src }) => src);
  for (const name of ["clsx", "prismjs"])
    expect(sources.some((src) => src.includes(`/node_modules/${name}/`))).toBe(true);
  expect(loads).toBe(1);
  await page.close();
  await server.close();
  rmSync(site.path("node_modules"), { recursive: true });
});
