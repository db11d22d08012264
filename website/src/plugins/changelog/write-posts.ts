import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { formatPosts } from "./format-post";
import { parseRelease, sortReleases } from "./release";

export interface Folders {
  /** One Markdown file for each version. */
  sourceDir: string;
  /** Where the blog plugin finds the posts. */
  postsDir: string;
}

const readText = (file: string): Promise<string | undefined> =>
  readFile(file, "utf8").catch(() => undefined);

/** A file that is right is left alone, so that nothing that depends on it is made again. */
async function writeChanged(file: string, text: string): Promise<void> {
  if ((await readText(file)) !== text) await writeFile(file, text);
}

/** Makes a blog post of each version, and removes the posts of versions that are gone. */
export async function writePosts(
  { sourceDir, postsDir }: Folders,
  repository: string,
): Promise<void> {
  const names = (await readdir(sourceDir)).filter((name) => name.endsWith(".md"));
  const releases = await Promise.all(
    names.map(async (name) =>
      parseRelease(name, await readFile(path.join(sourceDir, name), "utf8")),
    ),
  );
  const posts = formatPosts(sortReleases(releases), repository);
  await mkdir(postsDir, { recursive: true });
  const gone = (await readdir(postsDir)).filter((name) => !posts.has(name));
  await Promise.all([
    ...Array.from(posts, ([name, text]) => writeChanged(path.join(postsDir, name), text)),
    ...gone.map((name) => rm(path.join(postsDir, name), { recursive: true })),
  ]);
}
