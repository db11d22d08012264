import type { Config } from "../../config/types.ts";
import { AuthorError } from "../../system/author-error.ts";
import { askGit } from "./run-git.ts";

/** Where the site goes. */
export interface DeployTarget {
  /** With credentials, if any. */
  remote: string;
  branch: string;
  secrets: string[];
  /** Of the source; undefined before the first one. */
  commit: string | undefined;
}

type Env = Readonly<Record<string, string | undefined>>;
type Fields = Pick<
  Config,
  "organizationName" | "projectName" | "deploymentBranch" | "githubHost" | "githubPort"
>;

export interface TargetRequest {
  siteDir: string;
  siteConfig: Fields;
  env: Env;
}

const fail = (message: string, hint: string): AuthorError =>
  new AuthorError({ severity: "error", message, hint });

export async function resolveTarget({
  siteDir,
  siteConfig,
  env,
}: TargetRequest): Promise<DeployTarget> {
  const git = (...args: string[]): Promise<string | undefined> => askGit(args, { cwd: siteDir });
  if ((await git("rev-parse", "--is-inside-work-tree")) !== "true")
    throw fail(
      "The site is not in a Git repository.",
      "Create one with `git init`, and connect it: git remote add origin <address>.",
    );
  const origin = (await git("config", "--get", "remote.origin.url")) ?? "";
  const repository = resolveRepository(siteConfig, env);
  const branch = resolveBranch(repository, siteConfig, env);
  const current = env["CURRENT_BRANCH"] || (await git("symbolic-ref", "--short", "HEAD"));
  if (current === branch && isSameRepository(origin, repository))
    throw fail(
      `The branch "${branch}" holds the source of the site: deploying to it would replace the source.`,
      "Check out another branch, or set `deploymentBranch`.",
    );
  return {
    ...createRemote(repository, { origin, siteConfig, env }),
    branch,
    commit: await git("rev-parse", "HEAD"),
  };
}

interface Repository {
  organization: string;
  project: string;
}

function resolveRepository(siteConfig: Fields, env: Env): Repository {
  const organization =
    env["ORGANIZATION_NAME"] || env["CIRCLE_PROJECT_USERNAME"] || siteConfig.organizationName;
  const project = env["PROJECT_NAME"] || env["CIRCLE_PROJECT_REPONAME"] || siteConfig.projectName;
  if (!organization) throw missing("organizationName", "ORGANIZATION_NAME");
  if (!project) throw missing("projectName", "PROJECT_NAME");
  return { organization, project };
}

const missing = (field: string, variable: string): AuthorError =>
  fail(
    `\`${field}\` is missing: it is not known which repository the site goes to.`,
    `Set it in the configuration, or as ${variable} in the environment.`,
  );

function resolveBranch({ project }: Repository, siteConfig: Fields, env: Env): string {
  const branch = env["DEPLOYMENT_BRANCH"] || siteConfig.deploymentBranch;
  if (branch) return branch;
  if (!project.endsWith(".github.io")) return "gh-pages";
  throw fail(
    `\`deploymentBranch\` is missing: for the repository "${project}", no branch can be assumed.`,
    "Set it in the configuration, or as DEPLOYMENT_BRANCH in the environment.",
  );
}

const isSameRepository = (origin: string, { organization, project }: Repository): boolean =>
  origin
    .replace(/\/?(?:\.git)?\/?$/, "")
    .replace(":", "/")
    .endsWith(`/${organization}/${project}`);

const isSsh = (address: string): boolean => /^ssh:|^[\w.-]+@[\w.-]+:/.test(address);

interface RemoteContext {
  origin: string;
  siteConfig: Fields;
  env: Env;
}

function createRemote(
  { organization, project }: Repository,
  { origin, siteConfig, env }: RemoteContext,
): Pick<DeployTarget, "remote" | "secrets"> {
  const host = env["GITHUB_HOST"] || siteConfig.githubHost || "github.com";
  const port = env["GITHUB_PORT"] || siteConfig.githubPort;
  const path = `${organization}/${project}.git`;
  const useSsh = env["USE_SSH"]
    ? /^true$/i.test(env["USE_SSH"])
    : !env["GIT_USER"] && isSsh(origin);
  if (useSsh)
    return {
      remote: port ? `ssh://git@${host}:${port}/${path}` : `git@${host}:${path}`,
      secrets: [],
    };
  const [user, password] = [env["GIT_USER"], env["GIT_PASS"]];
  if (!user)
    throw fail(
      "It is not known how to sign in.",
      "Set GIT_USER to the name of a user who may push, or USE_SSH=true.",
    );
  const credentials = readCredentials(user, password);
  return {
    remote: `https://${credentials.map(escapeCredential).join(":")}@${host}${port ? `:${port}` : ""}/${path}`,
    secrets: credentials.slice(1).flatMap((secret) => [escapeCredential(secret), secret]),
  };
}

/** A name and what proves it: in two variables, or both in the first, as `name:token`. */
const readCredentials = (user: string, password: string | undefined): string[] => [
  ...user.split(":"),
  ...(password ? [password] : []),
];

/** What is escaped already stays so: there is no other way to write it for upstream. */
const escapeCredential = (text: string): string =>
  text
    .split(/(%[\da-f]{2})/i)
    .map((part, index) => (index % 2 === 1 ? part : encodeURIComponent(part)))
    .join("");
