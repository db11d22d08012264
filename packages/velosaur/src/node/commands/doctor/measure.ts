/** Builds a site with the engine and with upstream, each from nothing and into a folder of its own. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "../../system/path.ts";
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

interface BuildRun {
  executable: string;
  siteDir: string;
  /** Ends the build, if its author has had enough. */
  signal?: AbortSignal | undefined;
}

const runBuild = async (
  { executable, siteDir, signal }: BuildRun,
  to: string,
): Promise<boolean> => {
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
    DOCUSAURUS_NO_PERSISTENT_CACHE: "true",
  };
  const args = [executable, "build", siteDir, "--out-dir", to];
  const child = spawn(process.execPath, args, { cwd: siteDir, env, stdio: "ignore" });
  // A terminal tells all of its processes; who tells this one alone means its build, too.
  signal?.addEventListener("abort", () => child.kill("SIGINT"));
  const [code] = (await once(child, "exit")) as [number | null];
  return code === 0;
};

/** Seconds of a build from nothing, of which nothing is left. */
export const timeBuild = async (run: BuildRun): Promise<number | undefined> => {
  const folder = await mkdtemp(path.join(tmpdir(), "velosaur-doctor-"));
  const generated = path.join(run.siteDir, GENERATED);
  try {
    await rm(generated, { recursive: true, force: true });
    const started = performance.now();
    // In a folder of its own, so that what a build puts beside its output goes with it.
    const isBuilt = await runBuild(run, path.join(folder, "build"));
    return isBuilt ? (performance.now() - started) / 1000 : undefined;
  } finally {
    await Promise.all(
      [folder, generated].map((left) => rm(left, { recursive: true, force: true, maxRetries: 3 })),
    );
  }
};

/** Undefined when the author has stopped it. */
export const measure = async (installation: Installation): Promise<Measurement | undefined> => {
  const { siteDir } = installation;
  const upstream = findUpstream(installation);
  const { signal } = stopWithProcess();
  const engine = await timeBuild({ executable: engineExecutable, siteDir, signal });
  if (signal.aborted) return undefined;
  if (upstream === undefined) return { engine };
  const executable = path.join(upstream.folder, "bin/docusaurus.mjs");
  const seconds = await timeBuild({ executable, siteDir, signal });
  return signal.aborted ? undefined : { engine, upstream: { version: upstream.version, seconds } };
};

/** A signal to the process waits until the folders of its build are gone. */
function stopWithProcess(): AbortController {
  const controller = new AbortController();
  for (const [name, number] of [
    ["SIGINT", 2],
    ["SIGTERM", 15],
  ] as const)
    process.once(name, () => {
      process.exitCode = 128 + number;
      controller.abort();
    });
  return controller;
}
