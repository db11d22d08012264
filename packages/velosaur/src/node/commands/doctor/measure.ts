/** Builds a site with the engine and with upstream, each from nothing and into a folder of its own. */

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { engineExecutable } from "../../system/engine-paths.ts";
import { CORE, type InstalledPackage, type Installation } from "./read-installation.ts";

export interface Measurement {
  /** In seconds; undefined when the build failed. */
  engine: number | undefined;
  /** Undefined where upstream isn't installed. */
  upstream?: { version: string; seconds: number | undefined };
}

/** Beside the site's own, which stay as they are. */
const GENERATED = ".docusaurus-doctor";

export const findUpstream = ({
  findPackage,
  nestedCores,
}: Pick<Installation, "findPackage" | "nestedCores">): InstalledPackage | undefined => {
  const core = findPackage(CORE);
  return core?.name === CORE ? core : nestedCores[0];
};

const runNode = (args: readonly string[], cwd: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const env = {
      ...process.env,
      NODE_ENV: undefined,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
      DOCUSAURUS_NO_PERSISTENT_CACHE: "true",
    };
    const child = spawn(process.execPath, args, { cwd, env, stdio: "ignore" });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code === 0));
  });

/** Seconds of a build from nothing, of which nothing is left. */
export const timeBuild = async (
  executable: string,
  siteDir: string,
): Promise<number | undefined> => {
  const outDir = await mkdtemp(path.join(tmpdir(), "velosaur-doctor-"));
  const generated = path.join(siteDir, GENERATED);
  try {
    await rm(generated, { recursive: true, force: true });
    const started = performance.now();
    const isBuilt = await runNode([executable, "build", siteDir, "--out-dir", outDir], siteDir);
    return isBuilt ? (performance.now() - started) / 1000 : undefined;
  } finally {
    await Promise.all(
      [outDir, generated].map((folder) => rm(folder, { recursive: true, force: true })),
    );
  }
};

export const measure = async (installation: Installation): Promise<Measurement> => {
  const { siteDir } = installation;
  const upstream = findUpstream(installation);
  const engine = await timeBuild(engineExecutable, siteDir);
  if (upstream === undefined) return { engine };
  const seconds = await timeBuild(path.join(upstream.folder, "bin/docusaurus.mjs"), siteDir);
  return { engine, upstream: { version: upstream.version, seconds } };
};
