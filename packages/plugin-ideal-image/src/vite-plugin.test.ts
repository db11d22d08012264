import type { ViteDevServer } from "vite";
import { expect, test, vi } from "vitest";
import type { VariantOptions } from "./image-variants.js";
import idealImagePlugin from "./vite-plugin.js";

test("an address that can't be read is for others to answer", () => {
  const plugin = idealImagePlugin({ baseUrl: "/" } as VariantOptions);
  const use = vi.fn<(handler: (...args: unknown[]) => void) => void>();
  const configure = plugin.configureServer as (server: ViteDevServer) => void;
  configure({ middlewares: { use } } as unknown as ViteDevServer);
  const next = vi.fn();
  use.mock.calls[0]?.[0]({ url: "/%" }, {}, next);
  expect(next).toHaveBeenCalledWith();
});
