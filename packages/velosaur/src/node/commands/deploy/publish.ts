import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path, { realPath } from "../../system/path.ts";
import { isStaged } from "../../output/output-stage.ts";
import { AuthorError } from "../../system/author-error.ts";
import type { DeployTarget } from "./resolve-target.ts";
import { runGit } from "./run-git.ts";

export interface PublishRequest {
  target: DeployTarget;
  /** Folder that holds the site. */
  outDir: string;
  /** Folder in the branch, relative; what lies outside of it stays. */
  targetDir: string;
  env: Readonly<Record<string, string | undefined>>;
}

/** Puts the site into a commit of its branch, and pushes it; false when the branch holds the same already. */
export async function publish(request: PublishRequest): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), "velosaur-deploy-"));
  try {
    return await publishFrom(folder, request);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function publishFrom(
  folder: string,
  { target, outDir, targetDir, env }: PublishRequest,
): Promise<boolean> {
  const { remote, branch, secrets, commit } = target;
  const git = (...args: string[]): Promise<string> => runGit(args, { cwd: folder, secrets });
  const heads = await git("ls-remote", "--heads", remote, `refs/heads/${branch}`);
  if (heads === "") {
    await git("init", "--quiet");
    await git("symbolic-ref", "HEAD", `refs/heads/${branch}`);
  } else await git("clone", "--quiet", "--depth", "1", "--branch", branch, remote, ".");
  const place = path.join(folder, targetDir);
  mkdirSync(place, { recursive: true });
  assertInside(place, folder);
  replaceFiles(place, outDir);
  // Without this file, GitHub drops names that begin with an underscore, as the pages' data do.
  writeFileSync(path.join(folder, ".nojekyll"), "", { flag: "a" });
  await git("add", "--all", "--force", ".");
  if ((await git("status", "--porcelain")) === "") return false;
  const message = env["CUSTOM_COMMIT_MESSAGE"] || describeDeploy(commit);
  await git(...authorOptions(env), "commit", "--quiet", "--message", message);
  await git("push", "--quiet", remote, `HEAD:refs/heads/${branch}`);
  return true;
}

const describeDeploy = (commit: string | undefined): string =>
  commit === undefined ? "Deploy the site" : `Deploy the site of ${commit}`;

/** A link in the branch may lead anywhere. */
function assertInside(place: string, folder: string): void {
  if (`${realPath(place)}${path.sep}`.startsWith(realPath(folder) + path.sep)) return;
  throw new AuthorError({
    severity: "error",
    message: `"${path.relative(folder, place)}" leads out of the branch.`,
    hint: "Choose another `--target-dir`, or remove the symbolic link from the branch.",
  });
}

/** Git's own file and folder stay; everything else is the old site. */
function replaceFiles(folder: string, outDir: string): void {
  for (const name of readdirSync(folder))
    if (name !== ".git") rmSync(path.join(folder, name), { recursive: true });
  cpSync(outDir, folder, {
    recursive: true,
    filter: (file) => !isStaged(path.relative(outDir, file)),
  });
}

function authorOptions(env: PublishRequest["env"]): string[] {
  const fields = { "user.name": env["GIT_USER_NAME"], "user.email": env["GIT_USER_EMAIL"] };
  return Object.entries(fields).flatMap(([name, value]) =>
    value ? ["-c", `${name}=${value}`] : [],
  );
}
