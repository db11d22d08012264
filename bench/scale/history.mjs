// @ts-check
import { spawnSync } from "node:child_process";

/**
 * A commit of these files alone, with a tag.
 *
 * @typedef {object} Commit
 * @property {string} tag
 * @property {Iterable<[string, string]>} files
 */

/**
 * Makes a folder a repository of these commits. Nothing is written to the folder but `.git`.
 *
 * @param {string} dir
 * @param {Iterable<Commit>} commits
 */
export function writeHistory(dir, commits) {
  git(dir, ["init", "--quiet"]);
  git(dir, ["fast-import", "--quiet"], Buffer.concat([...listCommands(commits)]));
}

/** @param {Iterable<Commit>} commits @returns {Generator<Buffer>} */
function* listCommands(commits) {
  for (const { tag, files } of commits) {
    yield line("commit refs/heads/main");
    yield line("committer Bench <bench@example.org> 1704067200 +0000");
    yield* data(tag);
    yield line("deleteall");
    for (const [name, text] of files) {
      yield line(`M 100644 inline ${JSON.stringify(name)}`);
      yield* data(text);
    }
    yield line(`reset refs/tags/${tag}`);
    yield line("from refs/heads/main");
    yield line("");
  }
}

/** @param {string} text */
const line = (text) => Buffer.from(`${text}\n`);

/** @param {string} text */
function data(text) {
  const content = Buffer.from(text);
  return [line(`data ${content.length}`), content, line("")];
}

/** @param {string} cwd @param {string[]} args @param {Buffer} [input] */
function git(cwd, args, input) {
  const { status, stderr, error } = spawnSync("git", args, { cwd, input });
  if (status !== 0) throw new Error(`git ${args[0]}: ${error?.message ?? stderr.toString()}`);
}
