import { expect, test } from "vitest";
import type { PagePlan } from "../routes/plan-pages.ts";
import { indexPageFiles } from "./page-files.ts";

const pageOf = (moduleIds: string[], ...files: string[]): PagePlan =>
  ({ moduleIds, documents: files.map((filePath) => ({ filePath })) }) as unknown as PagePlan;

test("a file that is saved finds its pages", () => {
  const one = pageOf([], "/site/docs/a.md", "/site/docs/../docs/a.md");
  const list = pageOf([], "/site/docs/a.md", "/site/docs/b.md");
  const { pages } = indexPageFiles([one, list, pageOf([])], "/site");
  expect([...pages]).toEqual([
    ["/site/docs/a.md", [one, list]],
    ["/site/docs/b.md", [list]],
  ]);
});

test("components of routes", () => {
  const plans = [
    pageOf(["@theme/DocItem", "@site/src/pages/index.tsx"]),
    pageOf(["/elsewhere/List.tsx", "@site/src/pages/index.tsx"]),
  ];
  expect([...indexPageFiles(plans, "/$&").modules]).toEqual([
    "/$&/src/pages/index.tsx",
    "/elsewhere/List.tsx",
  ]);
});
