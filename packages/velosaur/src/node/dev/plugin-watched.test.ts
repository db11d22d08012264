import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "vite";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { createWatched, type Watched } from "./plugin-watched.ts";

afterAll(removeSites);
afterEach(() => void vi.unstubAllEnvs());

async function openServer(root: string, watched: Watched) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false },
    plugins: [watched.plugin],
  });
  const close = async (): Promise<void> => {
    watched.close();
    await server.close();
  };
  return { watcher: server.watcher, close };
}

// Folders are watched, or each file: where the system tells nothing, files are looked at.
test.each(["", "1"])(
  "a folder that comes later is told of, and so is what comes beside it (polling: %j)",
  async (poll) => {
    vi.stubEnv("CHOKIDAR_USEPOLLING", poll || undefined);
    const root = writeSite({ "src/a.js": "", "docusaurus.config.js": "", "docs/a.md": "" });
    const outside = writeSite({ "b.md": "" });
    const inside = [
      "docusaurus.config.js",
      "i18n/en",
      "i18n/en/docs/**/*.md",
      "docs/**/*.md",
      "src",
    ];
    const watched = createWatched([...inside.map((name) => `${root}/${name}`), outside]);
    const { watcher, close } = await openServer(root, watched);
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
  },
);

test("what lies behind a link is told of, when the link comes and when it changes", async () => {
  const root = writeSite({ "docs/a.md": "" });
  const shared = writeSite({ "b.md": "", "inner/c.md": "" });
  const watched = createWatched([]);
  const { watcher, close } = await openServer(root, watched);
  try {
    await watched.isReady;
    const told: string[] = [];
    watcher.on("all", (event, file) => told.push(`${event} ${file.slice(root.length + 1)}`));
    symlinkSync(shared, `${root}/docs/shared`);
    const added = ["add docs/shared/b.md", "add docs/shared/inner/c.md"];
    await expect.poll(() => told.toSorted(), { timeout: 30_000 }).toEqual(added);
    let edits = 0;
    const listEdited = (): string[] => {
      // Vite's watcher has not yet looked behind it, perhaps.
      writeFileSync(`${shared}/inner/c.md`, String(edits++));
      return told;
    };
    const change = "change docs/shared/inner/c.md";
    await expect.poll(listEdited, { timeout: 30_000, interval: 200 }).toContain(change);
  } finally {
    await close();
  }
});

/** How many files of this folder the process watches, and folders, as Linux tells: other threads watch others. */
function countPlaces(root: string): number {
  const names = ["", ...readdirSync(root, { recursive: true, encoding: "utf8" })];
  const inodes = new Set(names.map((name) => statSync(`${root}/${name}`).ino.toString(16)));
  const command = `cat /proc/${process.pid}/fdinfo/*`;
  const { stdout } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
  const places = [...stdout.matchAll(/^inotify wd:\S+ ino:([0-9a-f]+)/gm)];
  return places.filter(([, inode = ""]) => inodes.has(inode)).length;
}

test.runIf(process.platform === "linux")(
  "the system's places are taken by folders, not by files",
  async () => {
    const names = Array.from({ length: 60 }, (_, at) => `docs/${at}.md`);
    const files = Object.fromEntries([...names, "src/a.js"].map((name) => [name, ""]));
    const root = writeSite(files);
    const { watcher, close } = await openServer(root, createWatched([]));
    let isTold = false;
    watcher.on("change", () => (isTold = true));
    const edit = (): boolean => {
      for (const name of names) writeFileSync(`${root}/${name}`, String(Math.random()));
      return isTold;
    };
    await expect.poll(edit, { timeout: 30_000, interval: 200 }).toBe(true);
    expect(countPlaces(root)).toBe(3);
    await close();
    expect(countPlaces(root)).toBe(0);
  },
);
