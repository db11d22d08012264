import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "../system/path.ts";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { deploy, type Deployed } from "./deploy.ts";
import { resolveTarget, type TargetRequest } from "./deploy/resolve-target.ts";
import type { DeployOptions } from "./options.ts";

const CONFIG = `export default {
  title: "Harbour", url: "https://harbour.github.io", baseUrl: "/guide/", organizationName: "harbour", projectName: "guide",
};`;
const REMOTE = "https://mara:s%2Fecret@github.com/harbour/guide.git";

const git = (cwd: string, ...args: string[]): string =>
  execFileSync("git", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();

const VARIABLES = [
  "ORGANIZATION_NAME",
  "PROJECT_NAME",
  "DEPLOYMENT_BRANCH",
  "CURRENT_BRANCH",
  "CUSTOM_COMMIT_MESSAGE",
  "GITHUB_HOST",
  "GITHUB_PORT",
  "USE_SSH",
  "CI_PULL_REQUEST",
  "CIRCLE_PULL_REQUEST",
  "CIRCLE_PROJECT_USERNAME",
  "CIRCLE_PROJECT_REPONAME",
];

beforeEach(() => {
  for (const name of VARIABLES) vi.stubEnv(name, undefined);
  vi.stubEnv("GIT_USER", "mara");
  vi.stubEnv("GIT_PASS", "s/ecret");
  vi.stubEnv("GIT_USER_NAME", "Mara");
  vi.stubEnv("GIT_USER_EMAIL", "mara@harbour.example");
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
});
afterEach(() => vi.unstubAllEnvs());
afterAll(removeSites);

/** A repository of a site, with what has been built, and the one that stands for GitHub's. */
const createRepositories = (files: Record<string, string> = {}) => {
  const hub = writeSite({});
  git(hub, "init", "--quiet", "--bare");
  const siteDir = writeSite({ "docusaurus.config.js": CONFIG, "build/index.html": "1", ...files });
  git(siteDir, "init", "--quiet", "--initial-branch", "main");
  vi.stubEnv("GIT_CONFIG_COUNT", "1");
  vi.stubEnv("GIT_CONFIG_KEY_0", `url.${pathToFileURL(hub).href}.insteadOf`);
  vi.stubEnv("GIT_CONFIG_VALUE_0", REMOTE);
  return { hub, siteDir };
};

const push = (siteDir: string, options: DeployOptions = {}): Promise<Deployed> =>
  deploy({ siteDir, options: { skipBuild: true, ...options } });

const listBranch = (hub: string, branch = "gh-pages"): string[] =>
  git(hub, "ls-tree", "-r", "--name-only", branch).split("\n");

const listLeftovers = (): string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith("velosaur-deploy-"));

describe("deploy", () => {
  it("makes the branch, replaces what it holds, and leaves it when nothing has changed", async () => {
    const { hub, siteDir } = createRepositories({
      "build/old/index.html": "old",
      "build/.gitignore": "docs\n",
      "build/docs/index.html": "docs",
    });
    const before = listLeftovers();
    const deployed = { branch: "gh-pages", url: "https://harbour.github.io/guide/" };
    expect(await push(siteDir)).toEqual({ ...deployed, state: "pushed" });
    expect(listBranch(hub)).toEqual([
      ".gitignore",
      ".nojekyll",
      "docs/index.html",
      "index.html",
      "old/index.html",
    ]);
    expect(git(hub, "log", "--format=%an <%ae> %s", "gh-pages")).toBe(
      "Mara <mara@harbour.example> Deploy the site",
    );
    expect(await push(siteDir)).toEqual({ ...deployed, state: "unchanged" });

    rmSync(path.join(siteDir, "build/old"), { recursive: true });
    writeFileSync(path.join(siteDir, "build/index.html"), "2");
    git(siteDir, "add", "docusaurus.config.js");
    git(siteDir, "-c", "user.name=a", "-c", "user.email=b", "commit", "--quiet", "-m", "Source");
    expect((await push(siteDir)).state).toBe("pushed");
    expect(listBranch(hub)).not.toContain("old/index.html");
    expect(git(hub, "show", "gh-pages:index.html")).toBe("2");
    expect(git(hub, "log", "--format=%s", "gh-pages").split("\n")).toEqual([
      `Deploy the site of ${git(siteDir, "rev-parse", "HEAD")}`,
      "Deploy the site",
    ]);
    expect(git(siteDir, "branch", "--format=%(refname:short)")).toBe("main");
    expect(listLeftovers()).toEqual(before);
  });

  it("takes another folder, branch and message", async () => {
    vi.stubEnv("DEPLOYMENT_BRANCH", "site");
    vi.stubEnv("CUSTOM_COMMIT_MESSAGE", "Ahoy");
    const { hub, siteDir } = createRepositories({ "out/index.html": "out" });
    await push(siteDir, { outDir: "out" });
    await push(siteDir, { targetDir: "next/docs" });
    expect(listBranch(hub, "site")).toEqual([".nojekyll", "index.html", "next/docs/index.html"]);
    expect(git(hub, "show", "site:index.html")).toBe("out");
    expect(git(hub, "log", "--format=%s", "site")).toBe("Ahoy\nAhoy");
  });

  it("leaves pull requests alone", async () => {
    const { hub, siteDir } = createRepositories();
    vi.stubEnv("CI_PULL_REQUEST", "1");
    expect((await push(siteDir)).state).toBe("skipped");
    expect(git(hub, "branch")).toBe("");
  });

  it("keeps passwords out of its complaints", async () => {
    const { hub, siteDir } = createRepositories();
    rmSync(hub, { recursive: true });
    const before = listLeftovers();
    const failure = await readFailure(siteDir, () => push(siteDir));
    expect(failure).toContain(
      "Git failed at `git ls-remote --heads https://mara:***@github.com/harbour/guide.git",
    );
    expect(failure).not.toMatch(/s(?:\/|%2F)ecret/);
    expect(listLeftovers()).toEqual(before);
  });

  it("writes only into the branch", async () => {
    const { hub, siteDir } = createRepositories();
    for (const targetDir of ["../up", "/up", "a/../../up", ".git", ".git/hooks"])
      expect(await readFailure(siteDir, () => push(siteDir, { targetDir }))).toBe(
        `error\n  \`--target-dir\` must be a folder in the branch, not "${targetDir}".\n  Give a path relative to the top of the branch, such as docs.`,
      );
    const outside = writeSite({ "precious.txt": "" });
    symlinkSync(outside, path.join(siteDir, "build/link"));
    await push(siteDir);
    expect(await readFailure(siteDir, () => push(siteDir, { targetDir: "link" }))).toContain(
      '"link" leads out of the branch.',
    );
    expect(existsSync(path.join(outside, "precious.txt"))).toBe(true);
    expect(listBranch(hub)).toEqual([".nojekyll", "index.html", "link"]);
  });

  it("needs a site that has been built, and a repository", async () => {
    const { siteDir } = createRepositories();
    expect(await readFailure(siteDir, () => push(siteDir, { outDir: "dist" }))).toBe(
      'error\n  There is no site in "dist".\n  Build it first, or take out `--skip-build`.',
    );
    const alone = writeSite({ "docusaurus.config.js": CONFIG });
    expect(await readFailure(alone, () => push(alone))).toContain(
      "The site is not in a Git repository.",
    );
  });
});

describe("the place", () => {
  const FIELDS = { organizationName: "harbour", projectName: "guide" };

  const resolve = (
    env: TargetRequest["env"],
    siteConfig: Partial<TargetRequest["siteConfig"]> = FIELDS,
    origin = "",
  ): ReturnType<typeof resolveTarget> => {
    const siteDir = writeSite({});
    git(siteDir, "init", "--quiet", "--initial-branch", "main");
    if (origin) git(siteDir, "remote", "add", "origin", origin);
    return resolveTarget({ siteDir, siteConfig: siteConfig as TargetRequest["siteConfig"], env });
  };

  it.each([
    [{ GIT_USER: "mara" }, {}, "", "https://mara@github.com/harbour/guide.git gh-pages"],
    [
      { GIT_USER: "m@x", GIT_PASS: "p:/" },
      {},
      "",
      "https://m%40x:p%3A%2F@github.com/harbour/guide.git gh-pages",
    ],
    [
      { GIT_USER: "x-access-token:t/1", USE_SSH: "" },
      {},
      "",
      "https://x-access-token:t%2F1@github.com/harbour/guide.git gh-pages",
    ],
    [
      { GIT_USER: "m%40x", GIT_PASS: "p%3A%" },
      {},
      "",
      "https://m%40x:p%3A%25@github.com/harbour/guide.git gh-pages",
    ],
    [{ USE_SSH: "TRUE" }, {}, "", "git@github.com:harbour/guide.git gh-pages"],
    [{}, {}, "git@github.com:me/fork.git", "git@github.com:harbour/guide.git gh-pages"],
    [
      { USE_SSH: "false", GIT_USER: "m" },
      {},
      "git@github.com:me/fork.git",
      "https://m@github.com/harbour/guide.git gh-pages",
    ],
    [
      { USE_SSH: "true", GITHUB_HOST: "git.example", GITHUB_PORT: "22" },
      {},
      "",
      "ssh://git@git.example:22/harbour/guide.git gh-pages",
    ],
    [
      { GIT_USER: "m" },
      { githubHost: "git.example", githubPort: 8443, deploymentBranch: "site" },
      "",
      "https://m@git.example:8443/harbour/guide.git site",
    ],
    [
      {
        GIT_USER: "m",
        ORGANIZATION_NAME: "o",
        PROJECT_NAME: "o.github.io",
        DEPLOYMENT_BRANCH: "main2",
      },
      { deploymentBranch: "site" },
      "",
      "https://m@github.com/o/o.github.io.git main2",
    ],
    // The source is elsewhere, so its branch is free.
    [
      { GIT_USER: "m", DEPLOYMENT_BRANCH: "main" },
      {},
      "https://github.com/harbour/other.git",
      "https://m@github.com/harbour/guide.git main",
    ],
  ])("of %j, %j, %s", async (env, fields, origin, expected) => {
    const { remote, branch } = await resolve(env, { ...FIELDS, ...fields }, origin);
    expect(`${remote} ${branch}`).toBe(expected);
  });

  it("can't always be known", async () => {
    const told = await Promise.all(
      [
        () => resolve({}),
        () => resolve({ GIT_USER: "m" }, {}),
        () => resolve({ GIT_USER: "m" }, { organizationName: "o" }),
        () => resolve({ GIT_USER: "m" }, { ...FIELDS, projectName: "harbour.github.io" }),
        () =>
          resolve(
            { USE_SSH: "true", DEPLOYMENT_BRANCH: "main" },
            FIELDS,
            "git@github.com:harbour/guide.git",
          ),
        () =>
          resolve(
            { USE_SSH: "true", CURRENT_BRANCH: "gh-pages" },
            FIELDS,
            "https://github.com/harbour/guide",
          ),
      ].map((task) => readFailure("/site", task)),
    );
    expect(told.join("\n\n")).toMatchInlineSnapshot(`
      "error
        It is not known how to sign in.
        Set GIT_USER to the name of a user who may push, or USE_SSH=true.

      error
        \`organizationName\` is missing: it is not known which repository the site goes to.
        Set it in the configuration, or as ORGANIZATION_NAME in the environment.

      error
        \`projectName\` is missing: it is not known which repository the site goes to.
        Set it in the configuration, or as PROJECT_NAME in the environment.

      error
        \`deploymentBranch\` is missing: for the repository "harbour.github.io", no branch can be assumed.
        Set it in the configuration, or as DEPLOYMENT_BRANCH in the environment.

      error
        The branch "main" holds the source of the site: deploying to it would replace the source.
        Check out another branch, or set \`deploymentBranch\`.

      error
        The branch "gh-pages" holds the source of the site: deploying to it would replace the source.
        Check out another branch, or set \`deploymentBranch\`."
    `);
  });
});
