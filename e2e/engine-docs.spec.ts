// The examples of the engine's documentation, each page's put into a site as they stand there.
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findBlocks } from "../scripts/checks/docs/read-docs.mjs";
import { rootDir } from "../scripts/setup/paths.mjs";
import { buildSite, createSite, type SiteFiles } from "./support/site.ts";

/** Files that a page of the documentation shows, by their names. */
const readExamples = (page: string): SiteFiles => {
  const source = readFileSync(path.join(rootDir, "docs", page), "utf8");
  const titled = findBlocks(source, page).filter(({ title }) => title !== "");
  return Object.fromEntries(titled.map(({ title, code }) => [title, `${code}\n`]));
};

const START: SiteFiles = { "docs/index.md": "# Start\n", "src/pages/index.md": "# Home\n" };

test("a plugin's bundling: aliases, constants, a loader, raw text", async () => {
  const site = createSite("docs-configure-vite", {
    files: {
      ...readExamples("configure-vite.md"),
      "src/parts/harbours.words": "Aldermoor\nBrackwater\n",
      "src/parts/note.txt": "Both have water.",
      ...START,
    },
  });
  await buildSite(site);
  const html = site.read("build/docs/harbours/index.html").replaceAll("<!-- -->", "");
  expect(html).toContain(
    '<p id="harbours">Aldermoor, Brackwater. Both have water. Both sides.</p>',
  );
});

test("a plugin with a page, data and a file", async () => {
  const site = createSite("docs-plugins", {
    files: { ...readExamples("plugins.md"), ...START },
  });
  await buildSite(site);
  const html = site.read("build/harbours/index.html").replaceAll("<!-- -->", "");
  expect(html).toContain("<h1>2 harbours</h1>");
  expect(html).toContain("<li>Aldermoor</li><li>Brackwater</li>");
  expect(site.read("build/harbours.txt")).toBe("Aldermoor\nBrackwater\n");
});

test("a policy is completed with hashes, other headers stay", async () => {
  const site = createSite("docs-policy", {
    files: { ...readExamples("content-security-policy.md"), "docs/index.md": "# Start\n" },
  });
  await buildSite(site);
  expect(site.read("build/_headers")).toMatch(
    /^\/\*\n {2}Content-Security-Policy: default-src 'self'; script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self' 'unsafe-inline'; img-src 'self' data:\n$/,
  );
});
