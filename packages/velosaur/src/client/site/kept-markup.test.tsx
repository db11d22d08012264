import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";

import type { SidebarItem } from "../../shared/sidebar.ts";
import { completeHtml } from "../page/finish-html.ts";
import { markLate } from "../page/mark-late.tsx";

vi.mock("@docusaurus/useDocusaurusContext", () => ({
  default: () => ({
    siteConfig: {
      baseUrl: "/",
      url: "https://site.test",
      trailingSlash: true,
      themeConfig: { docs: { sidebar: {} } },
    },
  }),
}));
vi.mock("@generated/site-storage", () => ({ default: { type: "localStorage", namespace: "" } }));
vi.mock("@generated/codeTranslations", () => ({ default: {} }));
vi.mock("@generated/home-page", () => ({ default: true }));
vi.mock("@docusaurus/router", () => ({ useLocation: () => ({ pathname: place.pathname }) }));

const place = { pathname: "" };

const link = (href: string, more: object = {}): SidebarItem => ({
  type: "link",
  label: `To "${href}" & <back>`,
  href,
  ...more,
});
const category = (label: string, items: SidebarItem[], more: object = {}): SidebarItem => ({
  type: "category",
  label,
  items,
  collapsible: true,
  collapsed: true,
  ...more,
});

const items: SidebarItem[] = [
  link("/a"),
  link("/b?c=1#d", { className: "own & special" }),
  { type: "html", value: "<hr>", defaultStyle: true },
  link("https://example.com/"),
  link("/secret", { unlisted: true }),
  category("closed", [link("/closed/a"), link("/closed/b")]),
  category("linked", [link("/linked/a")], { href: "/linked" }),
  category(
    "open",
    [link("/open/a"), category("inner", [link("/open/inner/a")], { collapsed: false })],
    {
      collapsed: false,
    },
  ),
  category("fixed", [link("/fixed/a"), link("/fixed/A")], { collapsible: false, collapsed: false }),
];

const pages = [
  "/",
  "/a",
  "/a/",
  "/A",
  "/secret",
  "/closed/b/",
  "/linked",
  "/LINKED/",
  "/linked/a",
  "/open/a",
  "/open/inner/a",
  "/fixed/a",
  "/a",
];

const { default: DocSidebarItems } = await import("@theme/DocSidebarItems");
const { BrokenLinksContext, createLinkCollector } = await import("./broken-links.ts");
const { createMarkupKeeper, KeptMarkupContext } = await import("./kept-markup.tsx");

type BeginMarkup = ReturnType<typeof createMarkupKeeper>;
type PageMarkup = ReturnType<BeginMarkup>;

interface Rendered {
  html: string;
  links: string[];
}

function renderSidebar(pathname: string, markup?: PageMarkup): Rendered {
  place.pathname = pathname;
  const collector = createLinkCollector();
  const sidebar = { items, activePath: pathname, level: 1 };
  const html = renderToString(
    <BrokenLinksContext value={collector}>
      <KeptMarkupContext value={markup?.keep}>
        <DocSidebarItems {...sidebar} />
      </KeptMarkupContext>
    </BrokenLinksContext>,
  );
  return { html, links: [...collector.links] };
}

const renderAll = (beginMarkup?: BeginMarkup): Rendered[] =>
  pages.map((pathname) => {
    const markup = beginMarkup?.();
    const { html, links } = renderSidebar(pathname, markup);
    return {
      html: markup?.complete(html).join("") ?? html,
      links: [...new Set([...links, ...(markup?.links() ?? [])])].sort(),
    };
  });

describe("a sidebar whose items are kept", () => {
  it("has the HTML and the links that React alone gives", () => {
    expect(renderAll(createMarkupKeeper())).toEqual(renderAll());
  });

  it("asks React for each item once", () => {
    const beginMarkup = createMarkupKeeper();
    const countRendered = (path: string): number => {
      const markup = beginMarkup();
      const { html } = renderSidebar(path, markup);
      markup.complete(html);
      return html.match(/<a /g)?.length ?? 0;
    };
    expect(countRendered("/elsewhere")).toBe(12);
    expect(countRendered("/elsewhere")).toBe(0);
    // The category, the page, and the other one inside, which nobody has seen before.
    expect(countRendered("/closed/a")).toBe(3);
    expect(countRendered("/closed/a")).toBe(2);
  });
});

/** Bytes that are in use. */
function readHeap(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

describe("what is kept", () => {
  it("doesn't hold the pages of which it was made", () => {
    const beginMarkup = createMarkupKeeper();
    const owners = Array.from({ length: 40 }, () => ({}));
    const before = readHeap();
    for (const owner of owners) {
      const markup = beginMarkup();
      const element = <b key="b">kept by many other pages</b>;
      const html = renderToString(<p>{markup.keep([{ owner, variant: "", element }])}</p>);
      markup.complete(html + "page ".repeat(200_000));
    }
    expect(readHeap() - before).toBeLessThan(10_000_000);
    expect(owners).toHaveLength(40);
  });

  const owner = {};
  const part = (markup: PageMarkup, text: string, variant = ""): ReactElement => (
    <p>{markup.keep([{ owner, variant, element: <b key="b">{text}</b> }])}</p>
  );

  it("is one text of neighbours once each of them is known", () => {
    const beginMarkup = createMarkupKeeper();
    const letters = ["a", "b", "c"].map((letter) => ({
      owner: {},
      variant: "",
      element: <a key={letter}>{letter}</a>,
    }));
    const render = (keptParts: typeof letters): [html: string, whole: string] => {
      const markup = beginMarkup();
      const html = renderToString(<p>{markup.keep(keptParts)}</p>);
      return [html, markup.complete(html).join("")];
    };
    render(letters.slice(0, 2));
    const whole = "<p><a>a</a><a>b</a><a>c</a></p>";
    expect(render(letters)).toEqual([expect.stringContaining("<a>c</a>"), whole]);
    expect(render(letters)).toEqual(["<p>\u00000\u0000</p>", whole]);
  });

  it("has the marks of late components placed, on later pages as on the first", () => {
    const Late = markLate((): ReactElement => <b>late</b>);
    const beginMarkup = createMarkupKeeper();
    const late = { owner: {}, variant: "", element: <Late key="late" /> };
    const render = (): string => {
      const markup = beginMarkup();
      const html = renderToString(<p>{markup.keep([late])}</p>);
      return completeHtml(html, markup.complete).join("");
    };
    expect(render()).toMatch(/^<p><b data-late="[^"]+">late<\/b><\/p>$/);
    expect(render()).toMatch(/^<p><b data-late="[^"]+">late<\/b><\/p>$/);
  });

  it("is one for each variant", () => {
    const beginMarkup = createMarkupKeeper();
    const render = (text: string, variant: string): string => {
      const markup = beginMarkup();
      return markup.complete(renderToString(part(markup, text, variant))).join("");
    };
    expect(render("one", "x")).toBe("<p><b>one</b></p>");
    expect(render("two", "x")).toBe("<p><b>one</b></p>");
    expect(render("three", "y")).toBe("<p><b>three</b></p>");
  });

  it("is not what a page that failed has begun", () => {
    const beginMarkup = createMarkupKeeper();
    renderToString(part(beginMarkup(), "failed"));
    const markup = beginMarkup();
    expect(markup.complete(renderToString(part(markup, "whole"))).join("")).toBe(
      "<p><b>whole</b></p>",
    );
  });

  it("is put nowhere by text that looks like a mark", () => {
    const text = "<p>\u00007\u0000</p>";
    expect(createMarkupKeeper()().complete(text)).toEqual(["<p>", "\u00007\u0000", "</p>"]);
    const markup = createMarkupKeeper()();
    const html = renderToString(part(markup, "made"));
    expect(markup.complete("<i>\u00000\u0000</i>" + html).join("")).toBe(
      "<i>\u00000\u0000</i><p><b>made</b></p>",
    );
  });
});
