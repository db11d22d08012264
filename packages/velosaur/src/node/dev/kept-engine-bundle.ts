import path from "../system/path.ts";
import { readJsonFile, writeJsonFile } from "../cache/json-file.ts";
import { engineDir, readEngineIdentity } from "../system/engine-paths.ts";
import { logger } from "../system/logger.ts";
import {
  bundleEngine,
  type EngineBundle,
  type EngineBundleOptions,
  isBundleOf,
  NO_BUNDLE,
} from "./engine-bundle.ts";
import { readStack } from "../system/read-stack.ts";

/** The bundle for sites that override nothing, which comes with the package. */
export const SHIPPED_BUNDLE: string = path.join(engineDir, "engine-bundle.json");

interface KeptBundle {
  engine: string;
  bundle: EngineBundle;
}

/** The engine's modules as this site needs them: ready-made, from the site's cache, or bundled now. */
export async function loadEngineBundle(
  options: EngineBundleOptions,
  cacheDir: string,
): Promise<EngineBundle> {
  try {
    const cached = path.join(cacheDir, "engine-bundle.json");
    return (
      (await findBundle(options, [SHIPPED_BUNDLE, cached])) ?? (await makeBundle(options, cached))
    );
  } catch (error) {
    logger.warn(
      `The engine's modules could not be bundled. Each is served by itself, so that pages take longer.\n${readStack(error)}`,
    );
    return NO_BUNDLE;
  }
}

/** The bundle that comes with the package, where it holds for the site. */
export const findShippedBundle = (
  options: EngineBundleOptions,
): Promise<EngineBundle | undefined> => findBundle(options, [SHIPPED_BUNDLE]);

async function findBundle(
  options: EngineBundleOptions,
  files: readonly string[],
): Promise<EngineBundle | undefined> {
  for (const file of files) {
    const bundle = await readBundle(file);
    if (bundle && (await isBundleOf(bundle, options))) return bundle;
  }
  return undefined;
}

async function makeBundle(options: EngineBundleOptions, file: string): Promise<EngineBundle> {
  const bundle = await bundleEngine(options);
  // Where nothing can be written, the next start bundles again.
  await writeBundle(file, bundle).catch(() => {});
  return bundle;
}

async function readBundle(file: string): Promise<EngineBundle | undefined> {
  const kept = await readJsonFile<KeptBundle>(file);
  return kept?.engine === readEngineIdentity() ? kept.bundle : undefined;
}

export const writeBundle = (file: string, bundle: EngineBundle): Promise<void> =>
  writeJsonFile(file, { engine: readEngineIdentity(), bundle } satisfies KeptBundle);
