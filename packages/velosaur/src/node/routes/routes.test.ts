import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "../system/path.ts";
import { describe, expect, test } from "vitest";
import type { RouteConfig } from "../contract/contract.ts";
import { findDuplicateRoutes } from "./duplicate-routes.ts";
import { flattenRoutes } from "./flatten-routes.ts";
import { normalizeRoutes } from "./normalize-routes.ts";

const page = (path: string, rest: Partial<RouteConfig> = {}): RouteConfig => ({
  path,
  component: "@theme/Page",
  exact: true,
  ...rest,
});

describe("normalizeRoutes", () => {
  test("puts pages before layouts, the priority first and a layout at the root last", () => {
    const routes = [
      { path: "/", component: "@theme/DocsRoot", routes: [page("/intro")] },
      {
        path: "/docs",
        component: "@theme/DocsRoot",
        routes: [page("/docs/b"), page("/docs/a"), page("/docs/first", { priority: 1 })],
      },
      page("/z"),
      page("/feature-requests", { exact: false }),
      page("/"),
    ];
    const normalized = normalizeRoutes(routes, { trailingSlash: true, baseUrl: "/" });
    expect(normalized.map(({ path }) => path)).toEqual([
      "/",
      "/z/",
      "/feature-requests/",
      "/docs/",
      "/",
    ]);
    expect(normalized[3]?.routes?.map(({ path }) => path)).toEqual([
      "/docs/first/",
      "/docs/a/",
      "/docs/b/",
    ]);
    expect(routes[1]?.routes?.[0]?.path).toBe("/docs/b");
  });

  test.each([
    [true, ["/base/a.html", "/base/b/"]],
    [false, ["/base/a.html", "/base/b"]],
    [undefined, ["/base/a.html", "/base/b/"]],
  ])("with trailingSlash %s", (trailingSlash, expected) => {
    const routes = normalizeRoutes([page("/base/a.html"), page("/base/b/")], {
      trailingSlash,
      baseUrl: "/base/",
    });
    expect(routes.map(({ path }) => path)).toEqual(expected);
  });
});

test("flattenRoutes hands every page its layouts", () => {
  const inner = page("/docs/a");
  const layout: RouteConfig = { path: "/docs", component: "@theme/DocRoot", routes: [inner] };
  const root: RouteConfig = { path: "/docs", component: "@theme/DocsRoot", routes: [layout] };
  expect(flattenRoutes([root, page("/")])).toEqual([
    { path: "/docs/a", route: inner, ancestors: [root, layout] },
    { path: "/", route: page("/"), ancestors: [] },
  ]);
});

describe("findDuplicateRoutes", () => {
  const routes = flattenRoutes([
    page("/a/", { metadata: { sourceFilePath: "/site/docs/a.md" } }),
    page("/a", { metadata: { sourceFilePath: "/site/src/pages/a.tsx" } }),
    page("/Case", { metadata: { sourceFilePath: "/site/docs/Case.md" } }),
    page("/case", { metadata: { sourceFilePath: "/site/docs/case.md" } }),
    page("/b"),
  ]);

  test("names both files", () => {
    expect(findDuplicateRoutes(routes, "warn")).toMatchInlineSnapshot(`
      [
        {
          "filePath": "/site/src/pages/a.tsx",
          "hint": "/site/docs/a.md is shown. Move the other file, or give it another \`slug\`.",
          "message": "Several pages have the address /a/: /site/docs/a.md and /site/src/pages/a.tsx.",
          "severity": "warning",
        },
        {
          "filePath": "/site/docs/case.md",
          "hint": "On a disk or a host that ignores case, one page takes the place of the other. Rename one file, or give it another \`slug\`.",
          "message": "Addresses that differ only in case: /Case (/site/docs/Case.md) and /case (/site/docs/case.md).",
          "severity": "warning",
        },
      ]
    `);
  });

  test("points at the slug, and knows a free address", () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "duplicate-routes-"));
    const file = path.join(folder, "twin.md");
    writeFileSync(file, "---\ntitle: Twin\nslug: /a\n---\n");
    const twins = flattenRoutes([
      page("/docs/a/", { metadata: { sourceFilePath: path.join(folder, "a.md") } }),
      page("/docs/a/", { metadata: { sourceFilePath: file } }),
    ]);
    const [found] = findDuplicateRoutes(twins, "warn", folder);
    expect(found).toMatchObject({ filePath: file, line: 3, column: 1 });
    expect(found?.message).toBe(
      'Several pages have the address /docs/a/: a.md and twin.md. Did you mean the address "/docs/twin"?',
    );
  });

  test("is as severe as the site wants", () => {
    expect(findDuplicateRoutes(routes, "throw")[0]?.severity).toBe("error");
    expect(findDuplicateRoutes(routes, "ignore")).toEqual([]);
  });
});
