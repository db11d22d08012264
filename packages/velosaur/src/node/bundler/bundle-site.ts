import type { ChildProcess } from "node:child_process";
import type { BundleRequest, SiteBundle } from "./bundle-request.ts";
import {
  type BundleIdentity,
  bundleKey,
  findBundle,
  type KeptBundle,
  readBundle,
} from "./bundle-cache.ts";
import { markUsed } from "../cache/sweep.ts";
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
  const shared = toSharedRequest(request);
  // Also where it isn't looked at: the next text that changes needs it.
  if (shared) markUsed(shared.cacheDir);
  const cached = await readBundle(request, identity);
  if (cached) return cached;
  const filled = shared && (await fillShared(request, { shared, key: identity.key }, options));
  return filled ?? makeOwn(request, identity, options);
}

/** Made of the bundle that all languages share. */
async function fillShared(
  request: BundleRequest,
  { shared, key }: { shared: BundleRequest; key: string },
  options: BundleOptions,
): Promise<SiteBundle | undefined> {
  const { signal, loadMarkdown } = options;
  const identity = { key: bundleKey(shared), loadMarkdown };
  const find = (): Promise<KeptBundle | undefined> => findBundle(shared, identity);
  const kept = (await find()) ?? (await makeOwn(shared, identity, options).then(find));
  return kept && fillBundle(kept, { request, key, signal });
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
