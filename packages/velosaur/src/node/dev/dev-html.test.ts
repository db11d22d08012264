import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { describe, expect, test } from "vitest";
import type { PagePayload } from "../../shared/payload.ts";
import {
  beginDevHtml,
  createViteParts,
  type DevHtmlBegin,
  type DevHtmlEnd,
  endDevHtml,
  type ViteParts,
} from "./dev-html.ts";
import type { RenderedDevPage } from "./render-dev-page.ts";

const parts = {
  inlineScript: "mode()",
  headTags: '<link rel="icon" href="/base/img/x.svg">',
  preBodyTags: "<!-- before -->",
  postBodyTags: "<!-- after -->",
};
const input: DevHtmlBegin & DevHtmlEnd & { vite: ViteParts } = {
  parts,
  entry: { js: "/base/@fs/entry.js" },
  htmlLang: "en",
  direction: "ltr",
  title: "Site",
  styles: [],
  vite: { head: '<script type="module" src="/base/@vite/client"></script>', body: "" },
  baseUrl: "/base/",
  edition: "a.1",
  isReady: false,
};
const payload = {
  build: "dev",
  levels: [],
  documents: [],
  modules: {},
  site: { $shared: "</script><b>" },
} as PagePayload;

const createDevHtml = (page: typeof input): string =>
  beginDevHtml(page, page.vite.head) + endDevHtml(page, page.vite.body);

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
interface Script {
  [attribute: string]: string;
  text: string;
}

function findScripts(node: Node): Script[] {
  if ("tagName" in node && node.tagName === "script") {
    const text = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
    return [{ ...Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])), text }];
  }
  return "childNodes" in node ? node.childNodes.flatMap(findScripts) : [];
}

test("a page brings its payload, which can't end the script it stands in", () => {
  const scripts = findScripts(parse(createDevHtml({ ...input, payload })));
  expect(
    scripts.map(({ text, ...attributes }) => ({ ...attributes, hasText: text !== "" })),
  ).toEqual([
    { type: "module", src: "/base/@vite/client", hasText: false },
    { hasText: true },
    { type: "application/json", id: "__velosaur", "data-edition": "a.1", hasText: true },
    {
      type: "module",
      src: "/base/@fs/entry.js",
      onerror: expect.any(String),
      hasText: false,
    },
  ]);
  expect(JSON.parse(scripts[2]?.text ?? "")).toEqual(payload);
});

test.each([
  ["a.1", 0],
  ["b.0", 1],
])(
  "where its code is gone, a page loads again if the current edition is another: %s",
  async (current, expected) => {
    const scripts = findScripts(parse(createDevHtml({ ...input, payload })));
    const code = scripts.flatMap((script) => ("onerror" in script ? [String(script.onerror)] : []));
    let asked = "";
    const loads: string[] = [];
    const waits: number[] = [];
    await new Promise<void>((resolve) => {
      const answer = { json: async () => current };
      const fetch = async (url: string) => ((asked = url), answer);
      const location = { reload: () => (loads.push("again"), resolve()) };
      const setTimeout = (_ask: unknown, delay: number) => (waits.push(delay), resolve());
      // oxlint-disable-next-line no-new-func
      new Function("fetch", "location", "setTimeout", code[0]!)(fetch, location, setTimeout);
    });
    expect(asked).toBe("/base/_edition.json");
    expect([loads.length, waits.length]).toEqual([expected, 1 - expected]);
  },
);

test("the icon is named as the page will name it, so that the page leaves it alone", () => {
  const html = createDevHtml({ ...input, icon: '/base/a"b.ico' });
  expect(html).toContain('<link data-rh="true" rel="icon" href="/base/a&quot;b.ico">');
  expect(createDevHtml(input)).not.toContain('data-rh="true" rel="icon"');
});

test("tags of plugins stand where they belong", () => {
  const html = createDevHtml({ ...input, payload });
  const order = [
    'href="/base/img/x.svg"',
    "</head>",
    "<!-- before -->",
    'id="__docusaurus"',
    "<!-- after -->",
    "</body>",
  ];
  const places = order.map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test("styles of the page itself stand once, behind every stylesheet", () => {
  const own = "<style>.own{}</style>";
  const head = { html: "", styles: own, htmlAttributes: "", bodyAttributes: "" };
  const rendered = { html: [""], head } as unknown as RenderedDevPage;
  const html = createDevHtml({ ...input, styles: [{ href: "/base/a.css" }], rendered });
  expect(html.split(own)).toHaveLength(2);
  expect(html.indexOf(own)).toBeGreaterThan(html.indexOf("/base/a.css"));
});

test("attributes are escaped", () => {
  const html = createDevHtml({ ...input, htmlLang: '"><script>', direction: "&" });
  expect(html).toContain('<html lang="&quot;><script>" dir="&amp;"');
});

describe("an overlay", () => {
  const failure = { message: "</script><b>", stack: "", plugin: "velosaur" };
  test("takes the place of the page until it is mended, and Vite's client from below the base URL", () => {
    const scripts = findScripts(parse(createDevHtml({ ...input, failure })));
    expect(scripts.map(({ id }) => id)).not.toContain("__velosaur");
    expect(scripts.at(-1)?.text).toMatchInlineSnapshot(`
      "
      import { ErrorOverlay, createHotContext } from "/base/@vite/client";
      for (const shown of document.querySelectorAll("vite-error-overlay")) shown.remove();
      const overlay = document.body.appendChild(new ErrorOverlay({"message":"\\u003c/script>\\u003cb>","stack":"","plugin":"velosaur"}));
      const hot = createHotContext("velosaur:overlay");
      const mend = () => location.reload();
      hot.on("velosaur:payload", mend);
      hot.on("velosaur:failure-answer", (isThere) => isThere || mend());
      hot.send("velosaur:failure-question", location.pathname);
      "
    `);
  });

  test("stands over a page that is made all the same, and goes away when it is mended", () => {
    const scripts = findScripts(parse(createDevHtml({ ...input, payload, failure })));
    expect(scripts.map(({ id }) => id)).toContain("__velosaur");
    expect(scripts.at(-1)?.text).toContain("new ErrorOverlay(");
    expect(scripts.at(-1)?.text).toContain("const mend = () => overlay.remove();");
  });
});

describe("Vite's parts", () => {
  test("are what it adds to an empty page", async () => {
    const transform = async (html: string): Promise<string> =>
      html
        .replace("<head>", '<head>\n  <script type="module">preamble()</script>\n')
        .replace("</body>", "<i></i></body>");
    expect(await createViteParts(transform)).toEqual({
      head: '<script type="module">preamble()</script>',
      body: "<i></i>",
    });
  });
});

test("stylesheets stand in the head, where they hold the first paint up", () => {
  const html = createDevHtml({ ...input, styles: [{ href: "/base/a.css?x&y" }] });
  expect(html.slice(0, html.indexOf("</head>"))).toContain(
    '<link rel="stylesheet" href="/base/a.css?x&amp;y" data-early>',
  );
});

test("a page that begins before Vite is there has its rules with it, and scripts at its end", () => {
  const begin = beginDevHtml({ ...input, styles: [{ css: "a{}" }, { href: "/base/a.css" }] }, "");
  expect(begin).toContain(
    '<style data-early>a{}</style>\n<link rel="stylesheet" href="/base/a.css" data-early>',
  );
  expect(findScripts(parse(begin)).map(({ text }) => text)).toEqual(["mode()"]);
  const html = begin + input.vite.head + endDevHtml({ ...input, payload }, "");
  expect(findScripts(parse(html)).map(({ src }) => src)).toEqual([
    undefined,
    "/base/@vite/client",
    undefined,
    "/base/@fs/entry.js",
  ]);
});

test("what plugins put into a page is found, and read once, however long it is", async () => {
  const script = `<script>${"</head> <body>".repeat(20_000)}</script>`;
  const wrap = (html: string): string =>
    html.replace("<head>", "<head>\n<meta>").replace("</body>", `${script}\n</body>`);
  expect(await createViteParts(async (html) => wrap(html))).toEqual({
    head: "<meta>",
    body: script,
  });
  expect(await createViteParts(async () => "</head> ".repeat(300_000))).toEqual({
    head: "",
    body: "",
  });
});
