import { expect, it } from "vitest";
import { injectionsPlugin } from "./plugin-injections.ts";

it("puts in imports for globals, and constants before them", async () => {
  const plugin = injectionsPlugin({
    injections: { process: ["process/browser", "default"] },
    definitions: { "process.env.KEY": '"value"' },
    isServer: false,
  });
  const { handler } = plugin.transform as unknown as {
    handler: (code: string, id: string) => Promise<{ code: string }>;
  };
  const { code } = await handler("export const all = [process.env.KEY, process.argv];", "/a.js");
  expect(code).toContain('["value", process.argv]');
  expect(code).toMatch(/^import .*\bprocess\b.* from "process\/browser"/);
});
