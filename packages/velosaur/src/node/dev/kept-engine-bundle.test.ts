import { afterEach, expect, test, vi } from "vitest";
import { writeSite } from "../__fixtures__/write-site.ts";
import { logger } from "../system/logger.ts";
import { loadEngineBundle } from "./kept-engine-bundle.ts";

afterEach(() => vi.restoreAllMocks());

test("where it can't be bundled, that is told, and every module is left to itself", async () => {
  const warn = vi.spyOn(logger, "warn").mockImplementation(() => {});
  const generated = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error("no names");
      },
    },
  );
  const { texts } = await loadEngineBundle(
    { generated, resolve: async () => undefined, scopedClassName: (name) => name },
    writeSite({}),
  );
  expect(texts).toEqual({ "bundled/theme.css": "" });
  expect(warn.mock.calls.join()).toMatch(/could not be bundled[^]*no names[^]*at /);
});
