import path from "../system/path.ts";
import { expect, test } from "vitest";
import { showRoutes } from "./show-routes.ts";

test("routes tell who has added them, and name files as they lie in the site", () => {
  const siteDir = path.resolve("site");
  const plugin = { name: "docs", id: "default" };
  const doc = {
    path: "/docs/a",
    component: "@theme/DocItem",
    metadata: { sourceFilePath: path.join(siteDir, "docs/a.md"), lastUpdatedAt: 1 },
  };
  const [shown] = showRoutes(
    [
      {
        path: "/docs",
        component: "@theme/DocsRoot",
        context: { plugin },
        routes: [doc, { ...doc, metadata: { sourceFilePath: "docs/b.md" } }],
      },
    ],
    siteDir,
  );
  expect(shown?.plugin).toBe(plugin);
  expect(shown?.routes?.map(({ metadata }) => metadata)).toEqual([
    { sourceFilePath: "docs/a.md", lastUpdatedAt: 1 },
    { sourceFilePath: "docs/b.md" },
  ]);
});
