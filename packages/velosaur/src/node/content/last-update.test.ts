import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "../system/path.ts";
import { expect, test } from "vitest";
import { rewriteCached } from "../__fixtures__/cached-json.ts";
import { createSite } from "./__fixtures__/create-site.ts";
import type { I18n } from "../contract/contract.ts";
import { readLastUpdates } from "./git-log.ts";
import { addLastUpdates } from "./last-update.ts";

function git(cwd: string, args: string[], date = "2024-01-01T00:00:00Z"): void {
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
  };
  execFileSync(
    "git",
    ["-c", "user.name=Ann Ö. Smith", "-c", "user.email=ann@example.org", ...args],
    { cwd, env, stdio: "ignore" },
  );
}

const NAMES = ["docs/a.md", "docs/it's 😀 & æ.md", "docs/deep/tab\tname.md", "docs/moved.md"];

function createRepository(): string {
  const siteDir = createSite({
    "docs/old.md": "old",
    ...Object.fromEntries(NAMES.slice(0, 3).map((name) => [`site/${name}`, name])),
  });
  git(siteDir, ["init", "-q"]);
  git(siteDir, ["add", "-A"]);
  git(siteDir, ["commit", "-qm", "first"]);
  fs.writeFileSync(path.join(siteDir, "site/docs/a.md"), "new");
  git(siteDir, ["mv", "docs/old.md", "site/docs/moved.md"]);
  git(siteDir, ["commit", "-qam", "second"], "2024-02-02T00:00:00Z");
  return path.join(siteDir, "site");
}

test("asks git for all files at once, whatever their names", async () => {
  const siteDir = createRepository();
  const untracked = path.join(siteDir, "docs/untracked.md");
  fs.writeFileSync(untracked, "");
  const updates = await readLastUpdates(
    [...NAMES.map((name) => path.join(siteDir, name)), untracked],
    path.join(siteDir, ".cache"),
  );
  const dates = NAMES.map((name) =>
    new Date(updates.get(path.join(siteDir, name))?.lastUpdatedAt ?? 0).toISOString().slice(0, 10),
  );
  expect(dates).toEqual(["2024-02-02", "2024-01-01", "2024-01-01", "2024-02-02"]);
  expect(updates.get(path.join(siteDir, "docs/a.md"))?.lastUpdatedBy).toBe("Ann Ö. Smith");
  expect(updates.has(untracked)).toBe(false);
});

test("a merge has changed what is as it was on neither side, and nothing else", async () => {
  const siteDir = createSite({ "docs/both.md": "1\n2\n3\n4\n5\n", "docs/one.md": "one" });
  const write = (name: string, text: string): void =>
    fs.writeFileSync(path.join(siteDir, name), text);
  git(siteDir, ["init", "-q", "-b", "main"]);
  git(siteDir, ["add", "-A"]);
  git(siteDir, ["commit", "-qm", "first"]);
  git(siteDir, ["checkout", "-qb", "other"]);
  write("docs/both.md", "other\n2\n3\n4\n5\n");
  write("docs/one.md", "other");
  git(siteDir, ["commit", "-qam", "of the other"], "2024-02-02T00:00:00Z");
  git(siteDir, ["checkout", "-q", "main"]);
  write("docs/both.md", "1\n2\n3\n4\nmain\n");
  git(siteDir, ["commit", "-qam", "of main"], "2024-03-03T00:00:00Z");
  git(siteDir, ["merge", "-q", "other"], "2024-04-04T00:00:00Z");
  const files = ["both", "one"].map((name) => path.join(siteDir, `docs/${name}.md`));
  const updates = await readLastUpdates(files, path.join(siteDir, ".cache"));
  const dates = files.map((file) =>
    new Date(updates.get(file)?.lastUpdatedAt ?? 0).toISOString().slice(0, 10),
  );
  expect(dates).toEqual(["2024-04-04", "2024-02-02"]);
});

test("a folder without git, a repository without commits, no files: nothing is known", async () => {
  const siteDir = createSite({ "docs/a.md": "" });
  const file = path.join(siteDir, "docs/a.md");
  expect([...(await readLastUpdates([file], siteDir))]).toEqual([]);
  git(siteDir, ["init", "-q"]);
  expect([...(await readLastUpdates([file], siteDir))]).toEqual([]);
  expect([...(await readLastUpdates([], siteDir))]).toEqual([]);
});

test("front matter comes before git, and git is asked only where the site shows it", async () => {
  const siteDir = createRepository();
  const i18n: I18n = {
    defaultLocale: "fr",
    currentLocale: "fr",
    locales: ["fr"],
    localeConfigs: {},
    path: "i18n",
  };
  const createPages = () => [
    {
      filePath: path.join(siteDir, "docs/a.md"),
      metadata: { frontMatter: { last_update: { date: new Date("2020-01-02") } } },
    },
    {
      filePath: path.join(siteDir, "docs/moved.md"),
      metadata: { frontMatter: { last_update: { author: "Me" } } },
    },
  ];
  const shown = createPages();
  await addLastUpdates(shown, {
    showLastUpdateTime: true,
    showLastUpdateAuthor: true,
    versionControl: { lastUpdates: (files) => readLastUpdates(files, siteDir) },
    i18n,
  });
  expect(shown.map(({ metadata }) => metadata)).toMatchObject([
    {
      lastUpdatedAt: Date.UTC(2020, 0, 2),
      lastUpdatedText: "2 janv. 2020",
      lastUpdatedBy: "Ann Ö. Smith",
    },
    {
      lastUpdatedAt: Date.UTC(2024, 1, 2),
      lastUpdatedText: "2 févr. 2024",
      lastUpdatedBy: "Me",
    },
  ]);
  const hidden = createPages();
  await addLastUpdates(hidden, {
    showLastUpdateTime: false,
    showLastUpdateAuthor: false,
    versionControl: { lastUpdates: (files) => readLastUpdates(files, siteDir) },
    i18n,
  });
  expect(hidden).toEqual(createPages());
});

test("answers are kept until the next commit; a broken cache and one that can't be written do no harm", async () => {
  const siteDir = createRepository();
  const cacheDir = path.join(siteDir, ".cache");
  const file = path.join(siteDir, "docs/a.md");
  const untracked = path.join(siteDir, "docs/untracked.md");
  fs.writeFileSync(untracked, "");
  const read = async (files = [file, untracked], folder = cacheDir): Promise<unknown[]> =>
    [...(await readLastUpdates(files, folder))].map(([, { lastUpdatedBy }]) => lastUpdatedBy);

  expect(await read()).toEqual(["Ann Ö. Smith"]);
  const [name = ""] = fs.readdirSync(cacheDir);
  const cacheFile = path.join(cacheDir, name);
  rewriteCached(cacheFile, (json) => json.replace("Ann Ö. Smith", "Cached"));
  expect(await read()).toEqual(["Cached"]);
  expect(await read([file, path.join(siteDir, "docs/moved.md")])).toEqual([
    "Ann Ö. Smith",
    "Ann Ö. Smith",
  ]);

  fs.writeFileSync(cacheFile, "{");
  expect(await read()).toEqual(["Ann Ö. Smith"]);
  fs.writeFileSync(cacheFile, fs.readFileSync(cacheFile, "utf8").replace("Ann Ö. Smith", "Cached"));
  git(siteDir, ["commit", "-q", "--allow-empty", "-m", "third"]);
  expect(await read()).toEqual(["Ann Ö. Smith"]);
  expect(await read([file], file)).toEqual(["Ann Ö. Smith"]);
});
