import path from "node:path";
import type { Plugin } from "vite";
import { expect, test } from "vitest";
import { engineDir } from "../system/engine-paths.ts";
import { leanThemePlugin } from "./plugin-lean-theme.ts";

interface Hook {
  handler: (code: string, id: string) => Promise<{ code: string } | null>;
}

async function transform(name: string): Promise<string | undefined> {
  const [plugin] = leanThemePlugin() as [Plugin];
  const { handler } = plugin.transform as unknown as Hook;
  const result = await handler('throw new Error("Words");', path.join(engineDir, name));
  return result?.code;
}

test.each([
  ["client/router/visit.ts", "Words"],
  ["client/router/load-styles.ts", "Words"],
  ["client/page/load-page.ts", "Words"],
  ["theme/DocItem/index.tsx", "Invariant failed"],
])("what %s says when it fails in a browser", async (name, message) => {
  expect(await transform(name)).toBe(`throw new Error("${message}");`);
});
