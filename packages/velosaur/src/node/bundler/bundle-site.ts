import type { ChildProcess } from "node:child_process";
import type { BundleRequest, SiteBundle } from "./bundle-request.ts";
import { bundleKey, readBundle } from "./bundle-cache.ts";
import { takeMemoryLazily } from "./lazy-memory.ts";
import type { LoadMarkdown } from "./plugin-markdown.ts";
import { canBundleApart, runBundler } from "./run-bundler.ts";

export interface BundleOptions {
  signal: AbortSignal;
  loadMarkdown: LoadMarkdown;
  /** The bundling process that has been started already, if one has. */
  takeBundler?: (() => ChildProcess | undefined) | undefined;
}

/**
 * Bundles client and server, or takes both from the cache when no file that went into them has changed. Vite, and what
 * is made for it, is loaded only where something is bundled: in a process of its own, as a rule.
 */
export async function bundleSite(
  request: BundleRequest,
  { signal, loadMarkdown, takeBundler }: BundleOptions,
): Promise<SiteBundle> {
  signal.throwIfAborted();
  const key = bundleKey(request);
  const { outDir } = request;
  const cached = await readBundle(request.cacheDir, { key, loadMarkdown, outDir });
  if (cached) return cached;
  if (canBundleApart(request))
    return runBundler({ request, key, loadMarkdown, signal, started: takeBundler?.() });
  takeMemoryLazily();
  const { makeBundle } = await import("./make-bundle.ts");
  return makeBundle(request, { key, loadMarkdown, outDir });
}
