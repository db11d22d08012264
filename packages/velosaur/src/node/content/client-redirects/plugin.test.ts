import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../system/diagnostic.ts";
import type { PluginModule, PostBuildProps } from "../../contract/contract.ts";
import { createValidate } from "../../contract/validate-options.ts";
import {
  catchMessages,
  createContext,
  createSite,
  formatDiagnostic,
} from "../__fixtures__/create-site.ts";
import { clientRedirectsPlugin } from "./plugin.ts";
import { REDIRECT_SCRIPT_FILE } from "./redirect-page.ts";

interface Request {
  options: Record<string, unknown>;
  routes?: string[];
  baseUrl?: string;
  trailingSlash?: boolean;
  onDuplicateRoutes?: "ignore" | "warn" | "throw";
  files?: string[];
}

const validate = (options: Record<string, unknown>) =>
  clientRedirectsPlugin.validateOptions?.({
    options,
    validate: createValidate({
      subject: "options",
      filePath: `${createSite({ "c.js": "export default {}" })}/c.js`,
      keys: [],
    }),
  } as Parameters<NonNullable<PluginModule["validateOptions"]>>[0]) ?? {};

async function run(request: Request) {
  const { options, baseUrl = "/", trailingSlash, files = [], onDuplicateRoutes = "warn" } = request;
  const routes = request.routes ?? ["/", "/docs/a", "/docs/b/", "/file.html", "/404.html"];
  const written = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const context = createContext("/site", {
    baseUrl,
    siteConfig: { url: "https://x.test", baseUrl, trailingSlash, onDuplicateRoutes },
  });
  const plugin = await clientRedirectsPlugin(context, validate(options));
  const props = {
    ...context,
    routesPaths: routes.map((path) => baseUrl + path.slice(1)),
    routes: [{ path: `${baseUrl}forum/`, component: "@theme/X", exact: false }],
    plugins: [],
    emitFile: (name: string, text: string) => written.set(name, text),
    hasFile: (name: string) => files.includes(name),
    report: (diagnostic: Diagnostic) => diagnostics.push(diagnostic),
  };
  await plugin?.postBuild?.(props as unknown as PostBuildProps);
  written.delete(REDIRECT_SCRIPT_FILE);
  return {
    written,
    messages: diagnostics.map(
      (diagnostic) => `${diagnostic.severity}: ${formatDiagnostic(diagnostic, "/nowhere")}`,
    ),
    targets: Object.fromEntries(
      [...written].map(([name, html]) => [name, /data-to="([^"]*)"/.exec(html)?.[1]]),
    ),
  };
}

test("a page that works with scripts, without them, and for search engines", async () => {
  const { written } = await run({
    options: { redirects: [{ from: "/old", to: "/docs/a?x=1&y=2#z" }] },
    baseUrl: "/base/",
  });
  expect(written.get("old/index.html")).toMatchInlineSnapshot(`
    "<!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1.0">
    <meta name="robots" content="noindex">
    <title>/base/docs/a?x=1&amp;y=2#z</title>
    <link rel="canonical" href="https://x.test/base/docs/a?x=1&amp;y=2#z">
    <script src="/base/assets/js/redirect-978a29fc.js" data-to="/base/docs/a?x=1&amp;y=2#z"></script>
    <noscript><meta http-equiv="refresh" content="0; url=/base/docs/a?x=1&amp;y=2#z"></noscript>
    </head>
    <body>
    <p><a href="/base/docs/a?x=1&amp;y=2#z">/base/docs/a?x=1&amp;y=2#z</a></p>
    </body>
    </html>
    "
  `);
});

test("a path, several, query, hash, absolute addresses, a page that is not exact, a file", async () => {
  const { targets, messages } = await run({
    options: {
      redirects: [
        { from: ["/one", "/two"], to: "/docs/b" },
        { from: "/home/qs/", to: "/?a=1" },
        { from: "/home/anchor/", to: "/#anchor" },
        { from: "/home/absolute/", to: "https://example.org" },
        { from: "/idea", to: "/forum/ideas" },
        { from: "/paper", to: "/a.pdf" },
        { from: "/é b", to: "/docs/a" },
      ],
    },
    trailingSlash: true,
    files: ["a.pdf"],
  });
  expect(messages).toEqual([]);
  expect(targets).toEqual({
    "one/index.html": "/docs/b/",
    "two/index.html": "/docs/b/",
    "home/qs/index.html": "/?a=1",
    "home/anchor/index.html": "/#anchor",
    "home/absolute/index.html": "https://example.org/",
    "idea/index.html": "/forum/ideas/",
    "paper/index.html": "/a.pdf",
    "é b/index.html": "/docs/a/",
  });
});

test("extensions come and go", async () => {
  const { targets } = await run({ options: { fromExtensions: ["htm"], toExtensions: ["html"] } });
  expect(targets).toEqual({
    "docs/a.htm/index.html": "/docs/a",
    "docs/b.htm/index.html": "/docs/b/",
    "file.html.htm/index.html": "/file.html",
    "file/index.html": "/file.html",
  });
});

test("a rule about extensions never overwrites a page", async () => {
  const { targets, messages } = await run({
    options: { fromExtensions: ["html"] },
    trailingSlash: false,
    routes: ["/", "/docs/a"],
    files: ["index.html", "docs/a.html"],
  });
  expect([targets, messages]).toEqual([{}, []]);
});

test("an old address leads on with a slash and without, whatever addresses pages have", async () => {
  const { targets } = await run({
    options: { redirects: [{ from: ["/old", "/older.html"], to: "/docs/a" }] },
    trailingSlash: false,
  });
  expect(targets).toEqual({ "old/index.html": "/docs/a", "older.html": "/docs/a" });
});

test("createRedirects is asked about every page but the one for missing pages", async () => {
  const asked: string[] = [];
  const createRedirects = (path: string) => {
    asked.push(path);
    return path.startsWith("/docs/") ? [path.replace("/docs/", "/next/")] : undefined;
  };
  const { targets } = await run({ options: { createRedirects }, baseUrl: "/base/" });
  expect(asked).toEqual(["/", "/docs/a", "/docs/b/", "/file.html"]);
  expect(targets).toEqual({
    "next/a/index.html": "/base/docs/a",
    "next/b/index.html": "/base/docs/b/",
  });
});

describe("what can't be", () => {
  test.each([
    ["from a page that exists", [{ from: "/docs/b", to: "/docs/a" }]],
    [
      "the same path twice",
      [
        { from: "/x", to: "/docs/a" },
        { from: "/x/", to: "/docs/b" },
      ],
    ],
    ["to a page that doesn't exist", [{ from: "/x", to: "/doc/a#z" }]],
    [
      "to another redirect",
      [
        { from: "/x", to: "/y" },
        { from: "/y", to: "/docs/a" },
      ],
    ],
    [
      "in a circle",
      [
        { from: "/x", to: "/y" },
        { from: "/y", to: "/x" },
      ],
    ],
    ["to itself", [{ from: "/x", to: "/x" }]],
  ])("%s", async (_name, redirects) => {
    expect((await run({ options: { redirects } })).messages).toMatchSnapshot();
  });

  test("the site decides what an existing page is worth", async () => {
    const options = { redirects: [{ from: "/docs/b", to: "/docs/a" }] };
    expect((await run({ options, onDuplicateRoutes: "ignore" })).messages).toEqual([]);
    expect((await run({ options, onDuplicateRoutes: "throw" })).messages[0]).toMatch(/^error: /);
  });

  test("what createRedirects returns", async () => {
    const { messages } = await run({
      options: { createRedirects: (path: string) => (path === "/" ? "a?b" : [7]) },
    });
    expect(messages.slice(0, 2)).toMatchSnapshot();
  });

  test.each([
    ["from an address", { redirects: [{ from: "https://a.b/c", to: "/docs/a" }] }],
    ["from a query", { redirects: [{ from: ["/a", "/a?b"], to: "/docs/a" }] }],
    ["to a script", { redirects: [{ from: "/a", to: "javascript:alert(1)" }] }],
    ["to a relative path", { redirects: [{ from: "/a", to: "docs/a" }] }],
    ["an extension with a dot", { fromExtensions: [".html"] }],
    ["an unknown key", { redirect: [] }],
  ])("%s", async (_name, options) => {
    const messages = await catchMessages(() => validate(options), "/nowhere");
    expect(messages.map((text) => text.replace(/^.*c\.js[:\d]* /, ""))).toMatchSnapshot();
  });
});
