import { existsSync, readdirSync } from "node:fs";
import path from "../system/path.ts";
import { resolveConfig } from "../config/resolve-config.ts";
import { listOutDirs, settleCommits } from "../output/commit.ts";
import { AuthorError } from "../system/author-error.ts";
import type { BuildSummary } from "../system/summary.ts";
import { publish } from "./deploy/publish.ts";
import { resolveTarget } from "./deploy/resolve-target.ts";
import type { CommandArgs, DeployOptions } from "./options.ts";

export interface Deployed {
  /** `unchanged`: the branch holds this site already. `skipped`: pull requests aren't deployed. */
  state: "pushed" | "unchanged" | "skipped";
  branch: string;
  /** Address of the site. */
  url: string;
}

export interface DeployArgs extends CommandArgs<DeployOptions> {
  /** Told of the build, once it is done. */
  onBuilt?: (summary: BuildSummary) => void;
}

/** Builds the site and pushes it to its branch. Whatever can go wrong before the build is checked before it. */
export async function deploy({ siteDir, options, onBuilt }: DeployArgs): Promise<Deployed> {
  const context = await resolveConfig({
    siteDir,
    configPath: options.config,
    mode: "production",
    outDir: options.outDir,
  });
  const { siteConfig, outDir, i18n } = context;
  const { env } = process;
  const target = await resolveTarget({ siteDir: context.siteDir, siteConfig, env });
  const deployed = { branch: target.branch, url: siteConfig.url + siteConfig.baseUrl };
  if (env["CI_PULL_REQUEST"] || env["CIRCLE_PULL_REQUEST"])
    return { ...deployed, state: "skipped" };
  const targetDir = checkTargetDir(options.targetDir ?? ".");
  if (!options.skipBuild) {
    const { build } = await import("./build.ts");
    const { config, locale } = options;
    const summary = await build({
      siteDir,
      options: { config, locale, outDir: options.outDir, minify: true },
    });
    onBuilt?.(summary);
  }
  await settleCommits(listOutDirs(outDir, i18n.locales));
  if (!existsSync(outDir) || readdirSync(outDir).length === 0)
    throw new AuthorError({
      severity: "error",
      message: `There is no site in "${path.relative(context.siteDir, outDir)}".`,
      hint: "Build it first, or take out `--skip-build`.",
    });
  const isPushed = await publish({ target, outDir, targetDir, env });
  return { ...deployed, state: isPushed ? "pushed" : "unchanged" };
}

/** It is emptied first, so it must not lead out of the branch, nor into Git's own folder. */
function checkTargetDir(given: string): string {
  const folder = path.normalize(given);
  const [first] = folder.split(path.sep);
  if (!path.isAbsolute(folder) && first !== ".." && first !== ".git") return folder;
  throw new AuthorError({
    severity: "error",
    message: `\`--target-dir\` must be a folder in the branch, not "${given}".`,
    hint: "Give a path relative to the top of the branch, such as docs.",
  });
}
