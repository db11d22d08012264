import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "vite";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { createWatched } from "./plugin-watched.ts";

afterAll(removeSites);

test("a folder that comes later is told of, and so is what comes beside it", async () => {
  const root = writeSite({ "src/a.js": "", "docusaurus.config.js": "", "docs/a.md": "" });
  const outside = writeSite({ "b.md": "" });
  const inside = ["docusaurus.config.js", "i18n/en", "i18n/en/docs/**/*.md", "docs/**/*.md", "src"];
  const watched = createWatched([...inside.map((name) => `${root}/${name}`), outside]);
  const { watcher, close } = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false },
    plugins: [watched.plugin],
  });
  try {
    await watched.isReady;
    const files = new Set<string>();
    watcher.on("all", (_event, file) => files.add(file));
    mkdirSync(`${root}/i18n/en`, { recursive: true });
    writeFileSync(`${root}/i18n/en/code.json`, "{}");
    writeFileSync(`${root}/new.js`, "");
    const expected = [`${root}/i18n/en/code.json`, `${root}/new.js`, `${outside}/b.md`];
    let edits = 0;
    const listUntold = (): string[] => {
      // Where Vite watches files that aren't there, the watcher says that it is ready a moment too soon.
      writeFileSync(`${outside}/b.md`, String(edits++));
      return expected.filter((file) => !files.has(file));
    };
    await expect.poll(listUntold, { timeout: 30_000, interval: 200 }).toEqual([]);
  } finally {
    await close();
  }
});
