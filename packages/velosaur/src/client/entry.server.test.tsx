import { lazy, type ReactNode, Suspense } from "react";
import { expect, test, vi } from "vitest";

import type { Json, Segment } from "../shared/document.ts";
import type { PagePayload, RouteLevel, RouteProp } from "../shared/payload.ts";

vi.mock("@generated/codeTranslations", () => ({ default: { greeting: "Bonjour {name}" } }));
vi.mock("@theme/Root", () => ({ default: ({ children }: { children: ReactNode }) => children }));
vi.mock("@theme/SiteMetadata", () => ({ default: () => null }));
vi.mock("@theme/Error", () => ({ default: () => null }));

const { createRenderer } = await import("./entry.server.tsx");
const { default: renderRoutes } = await import("./exports/renderRoutes.tsx");
const { default: Link } = await import("./exports/Link.tsx");
const { default: Head } = await import("./exports/Head.tsx");
const { default: Translate, translate } = await import("./exports/Translate.tsx");
const { default: BrowserOnly } = await import("./exports/BrowserOnly.tsx");
const { default: useRouteContext } = await import("./exports/useRouteContext.ts");
const { default: useGlobalData } = await import("./exports/useGlobalData.ts");
const { useLocation, useParams } = await import("./exports/router.tsx");

const site = {
  siteConfig: {
    title: "Site",
    titleDelimiter: "|",
    url: "https://site.test",
    baseUrl: "/base/",
    trailingSlash: true,
    favicon: "img/i.ico",
    noIndex: false,
    themeConfig: {},
  },
  siteMetadata: {},
  i18n: {
    defaultLocale: "en",
    locales: ["en"],
    currentLocale: "en",
    localeConfigs: { en: { htmlLang: "en-GB", direction: "ltr" } },
  },
  globalData: { plugin: { default: "global" } },
};

type Component = (props: never) => ReactNode;

interface VersionProps {
  version: { label: string; docs?: unknown };
}

interface PageSetup {
  component?: Component;
  /** Of the version that the layout is given. */
  docs?: RouteProp;
  /** The layout shows it. */
  frame?: (props: VersionProps) => ReactNode;
  onRead?: () => void;
  /** Of the layout's context. */
  data?: Record<string, Json>;
  segments?: Segment[];
  modules?: Record<string, unknown>;
}

/** Renders a page at /base/docs/a/ within a layout. */
async function renderPage({
  component,
  docs,
  frame: Frame = () => null,
  onRead = () => {},
  data = { outer: 1 },
  segments = [],
  modules = {},
}: PageSetup) {
  const Layout = ({ route, version }: VersionProps & { route: { routes: never } }) => (
    <main>
      <Frame version={version} />
      {renderRoutes(route.routes)}
    </main>
  );
  const Article = ({ content: Content }: { content: () => ReactNode }) => (
    <article>{<Content />}</article>
  );
  const all: Record<string, Record<string, unknown>> = {
    "@theme/Layout": { default: Layout },
    "@theme/Page": { default: component ?? Article },
    ...Object.fromEntries(Object.entries(modules).map(([id, value]) => [id, { default: value }])),
  };
  const renderer = createRenderer({
    importModule: async (id) => all[id]!,
    readShared: async () => site,
    keepMarkup: true,
  });
  const context = { plugin: { name: "plugin", id: "default" } };
  const levels: RouteLevel[] = [
    {
      path: "/base/docs",
      exact: false,
      component: "@theme/Layout",
      props: { version: { label: "1.0", ...(docs !== undefined && { docs }) } },
      context: { ...context, ...(Object.keys(data).length > 0 && { data }) },
    },
    {
      path: "/base/docs/a/",
      exact: true,
      component: "@theme/Page",
      props: { content: { $document: 0 } },
    },
  ];
  const payload: PagePayload = {
    build: "b",
    levels,
    documents: [{ segments, toc: [], frontMatter: {}, metadata: {}, assets: {} }],
    modules: Object.fromEntries(Object.keys(all).map((id) => [id, { js: "" }])),
    site: { $shared: "/site.json" },
  };
  const page = { payload, pathname: "/base/docs/a/", docs: { level: 0, onRead } };
  const { html, ...rendered } = await renderer.renderPage(page);
  return { html: html.join(""), ...rendered };
}

test("static HTML stands in the page and not in its data", async () => {
  const html = "A paragraph of <b>some</b> length.";
  const Closed = () => <i>closed</i>;
  const page = await renderPage({
    segments: [
      { tag: "p", html },
      {
        component: "@site/Closed.tsx#default",
        children: [{ tag: "p", html: "Nobody has opened this yet." }],
      },
    ],
    modules: { "@site/Closed.tsx": Closed },
  });
  expect(page.html).toBe(`<main><article><p data-s="0">${html}</p><i>closed</i></article></main>`);
  expect(page.lean.documents[0]!.segments).toEqual([
    { tag: "p", key: 0 },
    {
      component: "@site/Closed.tsx#default",
      children: [{ tag: "p", html: "Nobody has opened this yet." }],
    },
  ]);
});

test("a page in a layout has data of its context, be they none", async () => {
  const Page = () => JSON.stringify(useRouteContext());
  const page = await renderPage({ component: Page, data: {} });
  expect(page.html).toContain("&quot;data&quot;:{}");
});

test("a page has its location, its context and the site's data", async () => {
  const Page = (props: {
    location: { pathname: string };
    match: { isExact: boolean };
    history: object;
  }) => (
    <pre>
      {[
        useLocation().pathname,
        props.location.pathname,
        props.match.isExact,
        JSON.stringify(useParams()),
        JSON.stringify(useRouteContext()),
        JSON.stringify(useGlobalData()),
      ].join("\n")}
    </pre>
  );
  const { html } = await renderPage({ component: Page as Component });
  expect(html.replaceAll("&quot;", '"')).toMatchInlineSnapshot(`
    "<main><pre>/base/docs/a/
    /base/docs/a/
    true
    {}
    {"plugin":{"name":"plugin","id":"default"},"data":{"outer":1}}
    {"plugin":{"default":"global"}}</pre></main>"
  `);
});

test("head tags of the site and of the page", async () => {
  const Page = () => (
    <Head>
      <title>Mine</title>
    </Head>
  );
  const { head } = await renderPage({ component: Page });
  expect(head).toMatchInlineSnapshot(`
    {
      "bodyAttributes": "",
      "hasGenerator": false,
      "html": "<meta data-rh="true" property="og:title" content="Site">
    <meta data-rh="true" name="viewport" content="width=device-width, initial-scale=1.0">
    <link data-rh="true" rel="icon" href="/base/img/i.ico">
    <title data-rh="true">Mine</title>",
      "htmlAttributes": "lang="en-GB" dir="ltr" data-has-hydrated="false"",
      "noIndex": false,
      "styles": "",
      "title": "Mine",
    }
  `);
});

test.each([
  [<Link to="/docs/b">b</Link>, '<a href="/base/docs/b/">b</a>', ["/base/docs/b/"]],
  [
    <Link to="/base/docs/b?x#y">b</Link>,
    '<a href="/base/docs/b/?x#y">b</a>',
    ["/base/docs/b/?x#y"],
  ],
  [<Link to="sibling">b</Link>, '<a href="/base/docs/a/sibling/">b</a>', ["/base/docs/a/sibling/"]],
  [<Link href="#top">b</Link>, '<a href="#top">b</a>', ["#top"]],
  [
    <Link to="/x" data-noBrokenLinkCheck>
      b
    </Link>,
    '<a href="/base/x/">b</a>',
    [],
  ],
  [
    <Link to="/x" target="_blank">
      b
    </Link>,
    '<a target="_blank" href="/base/x/">b</a>',
    [],
  ],
  [
    <Link to="https://other.test">b</Link>,
    '<a target="_blank" rel="noopener noreferrer" href="https://other.test">b</a>',
    [],
  ],
  [
    <Link to="mailto:a@b.c">b</Link>,
    '<a target="_blank" rel="noopener noreferrer" href="mailto:a@b.c">b</a>',
    [],
  ],
  [
    <Link to="pathname:///file">b</Link>,
    '<a target="_blank" rel="noopener noreferrer" href="/base/file">b</a>',
    [],
  ],
  [
    <Link to="pathname:///fr/" target="_self" autoAddBaseUrl={false}>
      b
    </Link>,
    '<a target="_self" rel="noopener noreferrer" data-nonav="" href="/fr/">b</a>',
    [],
  ],
  [
    <Link to="/docs" isNavLink activeClassName="on" className="x">
      b
    </Link>,
    '<a aria-current="page" class="x on" href="/base/docs/">b</a>',
    ["/base/docs/"],
  ],
  [
    <Link to="/docs" isNavLink exact>
      b
    </Link>,
    '<a href="/base/docs/">b</a>',
    ["/base/docs/"],
  ],
  [
    <Link to="/z" isNavLink isActive={() => true}>
      b
    </Link>,
    '<a aria-current="page" href="/base/z/" class="active">b</a>',
    ["/base/z/"],
  ],
  [<Link>b</Link>, "<a>b</a>", []],
])("link %#", async (link, html, links) => {
  const page = await renderPage({ component: () => link });
  expect(page.html).toBe(`<main>${html}</main>`);
  expect(page.links).toEqual(links);
});

test("translations and what stands in for them", async () => {
  const Page = () => (
    <>
      <Translate id="greeting" values={{ name: <b>you</b> }}>
        {"Hello {name}"}
      </Translate>
      {translate({ message: "Only {n}{unknown}" }, { n: 2, unknown: undefined as never })}
    </>
  );
  const { html } = await renderPage({ component: Page });
  expect(html).toBe("<main>Bonjour <b>you</b>Only 2{unknown}</main>");
});

test("images need no preloading: they stand in the same document", async () => {
  const { html } = await renderPage({ component: () => <img src="/a>b.png" alt="" /> });
  expect(html).toBe('<main><img src="/a&gt;b.png" alt=""/></main>');
});

test("browser-only parts show their fallback", async () => {
  const { html } = await renderPage({
    component: () => <BrowserOnly fallback="wait">{() => "late"}</BrowserOnly>,
  });
  expect(html).toBe("<main>wait</main>");
});

test("a lazy component is waited for, and its head counts once", async () => {
  const Late = lazy(async () => ({
    default: () => (
      <>
        <Head>
          <title>Late</title>
        </Head>
        <b>late</b>
      </>
    ),
  }));
  const { html, head } = await renderPage({
    component: () => (
      <Suspense fallback="wait">
        <Late />
      </Suspense>
    ),
  });
  expect(html).toBe("<main><!--$--><b>late</b><!--/$--></main>");
  expect(head.title).toBe("Late");
});

test("a large lazy component stands where it belongs, whether or not it was there already", async () => {
  const text = "late ".repeat(5000);
  const Late = lazy(async () => ({ default: () => <b>{text}</b> }));
  const component = () => (
    <>
      <Suspense>
        <Late />
      </Suspense>
      <i>after</i>
    </>
  );
  const { html } = await renderPage({ component });
  expect(html).toBe(`<main><!--$--><b>${text}</b><!--/$--><i>after</i></main>`);
  expect((await renderPage({ component })).html).toBe(html);
});

test("an error tells which component threw it", async () => {
  const Chart = () => {
    throw new Error("no canvas");
  };
  const error = await renderPage({ component: () => <Chart /> }).catch(
    (error: unknown) => error as Error & { componentStack: string },
  );
  expect(error).toMatchObject({
    message: "no canvas",
    componentStack: expect.stringMatching(/^\s*at Chart/),
  });
});

test("whoever reads the list of all docs of a version is heard of, whether it is there or not", async () => {
  const onRead = vi.fn();
  const Reader = ({ version }: VersionProps) => <i>{JSON.stringify(version.docs ?? null)}</i>;
  const page = await renderPage({ frame: Reader, docs: { a: { id: "a" } }, onRead });
  expect(page.html).toContain("<i>{&quot;a&quot;:{&quot;id&quot;:&quot;a&quot;}}</i>");
  expect(onRead).toHaveBeenCalledOnce();
  const without = await renderPage({ frame: Reader, onRead });
  expect(without.html).toContain("<i>null</i>");
  expect(onRead).toHaveBeenCalledTimes(2);
});

test("a page that reads another part of its version doesn't read that list", async () => {
  const onRead = vi.fn();
  const Label = ({ version }: VersionProps) => <i>{version.label}</i>;
  const page = await renderPage({ frame: Label, docs: {}, onRead });
  expect(page.html).toContain("<i>1.0</i>");
  expect(onRead).not.toHaveBeenCalled();
});
