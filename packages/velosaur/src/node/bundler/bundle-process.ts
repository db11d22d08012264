/** Entry of the process that bundles: what the bundler needs of memory ends with it. */

import type { BundleRequest } from "./bundle-request.ts";
import { makeBundle } from "./make-bundle.ts";
import { toFailure } from "../system/failure.ts";
import { askMarkdown } from "./markdown-channel.ts";
import type { BundleMessage, BundleReply } from "./run-bundler.ts";

process.once("message", async ({ request, key, env }: BundleMessage) => {
  Object.assign(process.env, env);
  const reply = await bundle(request, key);
  process.send?.(reply, () => process.disconnect());
});

// Whoever asked is gone, killed perhaps: the next build may be at work in the same folder by now.
process.once("disconnect", () => process.exit());

// It is loaded while the request is on its way; what goes wrong with it is told when it's needed.
import("vite").catch(() => {});

async function bundle(request: BundleRequest, key: string): Promise<BundleReply> {
  try {
    return { bundle: await makeBundle(request, { key, loadMarkdown: askMarkdown() }) };
  } catch (error) {
    return toFailure(error);
  }
}
