/** Entry of the process that bundles: what the bundler needs of memory ends with it. */

import type { BundleRequest } from "./bundle-request.ts";
import { makeBundle } from "./bundle-site.ts";
import { askMarkdown, toFailure } from "./markdown-channel.ts";
import type { BundleReply } from "./run-bundler.ts";

process.once("message", async ({ request, key }: { request: BundleRequest; key: string }) => {
  const reply = await bundle(request, key);
  process.send?.(reply, () => process.disconnect());
});

async function bundle(request: BundleRequest, key: string): Promise<BundleReply> {
  try {
    return { bundle: await makeBundle(request, { key, loadMarkdown: askMarkdown() }) };
  } catch (error) {
    return toFailure(error);
  }
}
