import { describe, expect, test } from "vitest";
import { comparablePathname } from "../../shared/url/pathname.ts";
import { checkLinks } from "./check-links.ts";
import type { LinkCheck, LinkedPage, PageLink } from "./link-check.ts";
import { flattenRoutes } from "./flatten-routes.ts";

const routes = flattenRoutes([
  { path: "/docs/", component: "@theme/DocItem", exact: true },
  { path: "/docs/installation/", component: "@theme/DocItem", exact: true },
  { path: "/docs/folder with space/", component: "@theme/DocItem", exact: true },
  { path: "/feature-requests/", component: "@site/x", exact: false },
  { path: "/dummy.html", component: "@theme/DocItem", exact: true },
]);

interface TestPage extends LinkedPage {
  anchors: ReadonlySet<string>;
}

const page = (routePath: string, hrefs: string[], anchors: string[] = []): TestPage => ({
  routePath,
  links: hrefs.map((href, index) => ({
    href,
    filePath: `/site${routePath}index.md`,
    line: index + 1,
    column: 5,
  })),
  anchors: new Set(anchors),
});

const check = (pages: TestPage[], rest: Partial<LinkCheck> = {}) => {
  const anchors = new Map(
    pages.map((page) => [comparablePathname(page.routePath), page.anchors] as const),
  );
  return checkLinks({
    pages,
    anchorsOf: (pathname) => anchors.get(pathname),
    routes,
    staticFiles: ["img/logo.svg", "demo/index.html", "old.html", "a b.pdf", "50%25.pdf"],
    baseUrl: "/",
    onBrokenLinks: "throw",
    onBrokenAnchors: "warn",
    ...rest,
  });
};

test.each([
  "/docs/installation/",
  "/docs/installation",
  "/docs/installation?x=1",
  "/docs/installation/index.html",
  "installation",
  "./installation/",
  "../docs",
  "/docs/folder%20with%20space",
  "/feature-requests/some/thing",
  "/dummy.html",
  "/dummy.html/",
  "/img/logo.svg",
  "/a%20b.pdf",
  "/50%2525.pdf",
  "/demo/",
  "/old",
  "/old.html",
  "https://example.org/nothing",
  "mailto:a@b.c",
  "#here",
  "#h%C3%A9",
  "#",
  "#top",
  "#:~:text=word",
  "/docs/installation#there",
])("%s is fine", (href) => {
  expect(
    check([page("/docs/", [href], ["here", "hé"]), page("/docs/installation/", [], ["there"])]),
  ).toEqual([]);
});

test("a broken link names every page, the place and what was meant", () => {
  const pages = [
    page("/docs/", ["/docs/instalation/#x", "nowhere"]),
    page("/docs/installation/", ["#ok", "/docs/instalation/#x"], ["ok"]),
  ];
  expect(check(pages)).toMatchInlineSnapshot(`
    [
      {
        "column": 5,
        "filePath": "/site/docs/index.md",
        "hint": "Did you mean "/docs/installation#x"?",
        "line": 1,
        "message": "Broken link "/docs/instalation/#x", 2 times:
      /site/docs/index.md:1:5 (/docs/)
      /site/docs/installation/index.md:2:5 (/docs/installation/)",
        "severity": "error",
      },
      {
        "column": 5,
        "filePath": "/site/docs/index.md",
        "hint": undefined,
        "line": 2,
        "message": "Broken link "nowhere":
      /site/docs/index.md:2:5 (/docs/)",
        "severity": "error",
      },
    ]
  `);
});

test("a broken anchor", () => {
  const pages = [
    page("/docs/", ["#intr", "/docs/installation#ther"], ["intro"]),
    page("/docs/installation/", [], ["there"]),
  ];
  expect(check(pages)).toMatchInlineSnapshot(`
    [
      {
        "column": 5,
        "filePath": "/site/docs/index.md",
        "hint": "Did you mean "#intro"?",
        "line": 1,
        "message": "Broken anchor "#intr":
      /site/docs/index.md:1:5 (/docs/)",
        "severity": "warning",
      },
      {
        "column": 5,
        "filePath": "/site/docs/index.md",
        "hint": "Did you mean "/docs/installation#there"?",
        "line": 2,
        "message": "Broken anchor "/docs/installation#ther":
      /site/docs/index.md:2:5 (/docs/)",
        "severity": "warning",
      },
    ]
  `);
});

test("links without a place, as layouts have them, are listed by page, but not by thousands", () => {
  const pages = Array.from({ length: 150 }, (_, index) => ({
    routePath: `/p${index}/`,
    links: [{ href: "/nope" }],
    anchors: new Set<string>(),
  }));
  const [diagnostic] = check(pages);
  expect(diagnostic?.message.split("\n").slice(0, 3)).toEqual([
    'Broken link "/nope", 150 times:',
    "  /p0/",
    "  /p1/",
  ]);
  expect(diagnostic?.message).toMatch(/and 50 more$/);
  expect(diagnostic?.hint).toMatch("layout");
});

test("a page isn't found under the name of a file that isn't written", () => {
  expect(check([page("/docs/", ["/docs/installation.html"])])).toHaveLength(1);
});

test("links to Markdown files have been judged before, unless no file is known to hold them", () => {
  expect(check([page("/docs/", ["./missing.md", "/docs/missing.mdx#x"])])).toEqual([]);
  expect(
    check([{ routePath: "/docs/", links: [{ href: "/missing.md" }], anchors: new Set() }]),
  ).toHaveLength(1);
});

test("a place is named once, with its own page first, then others that show it", () => {
  const link = {
    href: "/base/nope/",
    written: "/nope",
    filePath: "/site/a.md",
    line: 1,
    column: 2,
  };
  const pages = ["/base/list/", "/base/tags/", "/base/a/", "/base/b/", "/base/c/"].map(
    (routePath) => ({ routePath, links: [link], anchors: new Set<string>() }),
  );
  const [diagnostic] = check(pages, {
    baseUrl: "/base/",
    siteDir: "/site",
    ownPageOf: () => "/base/a/",
  });
  expect(diagnostic?.message).toBe(
    'Broken link "/nope":\n  a.md:1:2 (/base/a/, /base/list/, /base/tags/ and 2 more)',
  );
});

test("a link of the navbar has one place, on however many pages", () => {
  const pages = Array.from({ length: 250 }, (_, index) => ({
    routePath: `/p${index}/`,
    links: [{ href: "/nope" }],
    anchors: new Set<string>(),
  }));
  const asked: (string | undefined)[] = [];
  const [diagnostic] = check(pages, {
    siteDir: "/site",
    locate: (_, routePath) => {
      asked.push(routePath);
      return [{ filePath: "/site/config.js", line: 7, column: 3 }];
    },
  });
  expect(diagnostic?.message).toBe(
    'Broken link "/nope":\n  config.js:7:3 (/p0/, /p1/, /p2/ and 247 more)',
  );
  expect(asked.filter((routePath) => routePath !== undefined)).toHaveLength(100);
});

test("what the finished page holds is not missing", () => {
  const pages = [page("/docs/", ["#field", "#feild"])];
  const ids = new Set(["field"]);
  const found = check(pages, { readIds: (pathname) => (pathname === "/docs" ? ids : new Set()) });
  expect(found.map(({ message, hint }) => [message.split("\n")[0], hint])).toEqual([
    ['Broken anchor "#feild":', 'Did you mean "#field"?'],
  ]);
});

test("links of a page are asked for when the page before it is done", () => {
  const asked: string[] = [];
  function* listPages(): Generator<LinkedPage> {
    for (const routePath of ["/a/", "/b/"]) {
      asked.push(routePath);
      yield { routePath, links: listLinks(routePath) };
    }
  }
  function* listLinks(routePath: string): Generator<PageLink> {
    asked.push(`link of ${routePath}`);
    yield { href: "/docs/" };
  }
  checkLinks({
    pages: listPages(),
    anchorsOf: () => undefined,
    routes,
    staticFiles: [],
    baseUrl: "/",
    onBrokenLinks: "throw",
    onBrokenAnchors: "throw",
  });
  expect(asked).toEqual(["/a/", "link of /a/", "/b/", "link of /b/"]);
});

test("a file that was meant", () => {
  expect(check([page("/docs/", ["/img/lgo.svg"])])[0]?.hint).toBe('Did you mean "/img/logo.svg"?');
});

test("severities", () => {
  const pages = [page("/docs/", ["/nope", "#nope"])];
  const of = (rest: Partial<LinkCheck>) => check(pages, rest).map(({ severity }) => severity);
  expect(of({ onBrokenLinks: "log", onBrokenAnchors: "throw" })).toEqual(["warning", "error"]);
  expect(of({ onBrokenLinks: "ignore" })).toEqual(["warning"]);
  expect(of({ onBrokenLinks: "ignore", onBrokenAnchors: "ignore" })).toEqual([]);
});

test("with a base URL, static files lie below it", () => {
  const based = flattenRoutes([{ path: "/base/", component: "x", exact: true }]);
  expect(
    check([page("/base/", ["/base/img/logo.svg", "/base"])], { routes: based, baseUrl: "/base/" }),
  ).toEqual([]);
  expect(
    check([page("/base/", ["/elsewhere"])], { routes: based, baseUrl: "/base/" }),
  ).toHaveLength(1);
});

describe("10,000 pages of 40 links", () => {
  // Anything worse than linear would run into the time limit of a test.
  test("the one that leads nowhere is found", () => {
    const names = Array.from(
      { length: 10_000 },
      (_, index) => `/docs/section-${index % 25}/page-${index}/`,
    );
    const many = flattenRoutes(names.map((path) => ({ path, component: "x", exact: true })));
    const pages = names.map((name, index) =>
      page(
        name,
        Array.from(
          { length: 40 },
          (_, link) => `${names[(index * 7 + link * 13) % 10_000]}#h${link}`,
        ),
        Array.from({ length: 40 }, (_, link) => `h${link}`),
      ),
    );
    pages.push(page("/docs/", ["/docs/section-0/page-10000/"], []));
    expect(check(pages, { routes: many })).toHaveLength(1);
  });
});
