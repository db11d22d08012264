import type { ChildProcess } from "node:child_process";
import type { BundleRequest, SiteBundle } from "./bundle-request.ts";
import { type BundleIdentity, bundleKey, findBundle, readBundle } from "./bundle-cache.ts";
import { toSharedRequest } from "./bundle-holes.ts";
import { fillBundle } from "./fill-bundle.ts";
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
 * is made for it, is loaded only where something is bundled: in a process of its own, as a rule. Languages of a site take
 * the same bundle, and fill in their texts.
 */
export async function bundleSite(
  request: BundleRequest,
  options: BundleOptions,
): Promise<SiteBundle> {
  const { signal, loadMarkdown } = options;
  signal.throwIfAborted();
  const identity = { key: bundleKey(request), loadMarkdown };
  const cached = await readBundle(request, identity);
  if (cached) return cached;
  return (await takeShared(request, identity, options)) ?? makeOwn(request, identity, options);
}

/** Made of the bundle that all languages share. */
async function takeShared(
  request: BundleRequest,
  { key, loadMarkdown }: BundleIdentity,
  options: BundleOptions,
): Promise<SiteBundle | undefined> {
  const shared = toSharedRequest(request);
  if (!shared) return undefined;
  const identity = { key: bundleKey(shared), loadMarkdown };
  const kept = await findBundle(shared, identity);
  if (kept) return fillBundle(kept, request, key);
  await makeOwn(shared, identity, options);
  const made = await findBundle(shared, identity);
  return made && fillBundle(made, request, key);
}

async function makeOwn(
  request: BundleRequest,
  { key, loadMarkdown }: BundleIdentity,
  { signal, takeBundler }: BundleOptions,
): Promise<SiteBundle> {
  if (canBundleApart(request))
    return runBundler({ request, key, loadMarkdown, signal, started: takeBundler?.() });
  takeMemoryLazily();
  const { makeBundle } = await import("./make-bundle.ts");
  return makeBundle(request, { key, loadMarkdown });
}
