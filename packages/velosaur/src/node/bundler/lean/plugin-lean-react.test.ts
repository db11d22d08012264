import { expect, test } from "vitest";
import { leanReactPlugin } from "./plugin-lean-react.ts";

interface Hook {
  handler: (
    code: string,
    chunk: BundledFile,
    ...rest: unknown[]
  ) => Promise<{ code: string } | null>;
}
interface BundledFile {
  fileName: string;
  moduleIds: string[];
}

const RENDERER = "/site/node_modules/react-dom/client.js";
const code =
  "function use(fiber) { switch (fiber.tag) { case 1: return a(); case 12: return b(); } } exports_hydrateRoot;\nREACT_PROFILER_TYPE";

const render = (moduleIds: string[]): Promise<{ code: string } | null> => {
  const { handler } = leanReactPlugin().renderChunk as unknown as Hook;
  const chunk = { fileName: "react.js", moduleIds };
  return handler(code, chunk, {}, { chunks: { "react.js": chunk } });
};

test("React's renderer goes without what nothing uses", async () => {
  const made = await render([
    RENDERER,
    "\0rolldown/runtime.js",
    "/site/node_modules/react/index.js",
  ]);
  expect(made?.code).not.toContain("case 12");
  expect(made?.code).toContain("case 1:");
});

test("a file with other packages in it stays as it is", async () => {
  expect(await render([RENDERER, "/site/node_modules/console-browserify/index.js"])).toBeNull();
});
