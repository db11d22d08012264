// @ts-check
import { describe, expect, it } from "vitest";
import { createOutput } from "../test-output.mjs";
import { compareLists, comparePages, differenceKinds, findDifferences } from "./differences.mjs";
import { readExplanations, sortOut } from "./explanations.mjs";
import { hashFolder } from "./hash-folder.mjs";
import { readPageFacts } from "./page-facts.mjs";
import { findRoutes, toRoute } from "./routes.mjs";

/** @import { Difference } from "./differences.mjs" */
/** @import { Explanation } from "./explanations.mjs" */
/** @import { PageFacts } from "./page-facts.mjs" */

describe("routes", () => {
  it.each([
    ["index.html", "/"],
    ["docs/a/index.html", "/docs/a/"],
    ["404.html", "/404.html"],
    ["x/y/z.html", "/x/y/z.html"],
    ["x.html/index.html", "/x.html/"],
  ])("shows %s at %s", (name, route) => {
    expect(toRoute(name)).toBe(route);
  });

  it("are those of the HTML files, also in folders that are named like them", () => {
    const outDir = createOutput({
      "b/index.html": "",
      "index.html": "",
      "b/a.json": "",
      "z.html/index.html": "",
    });
    expect([...findRoutes(outDir).keys()]).toEqual(["/b/", "/", "/z.html/"]);
  });
});

describe("readPageFacts", () => {
  it("reads title, headings and ids of main", () => {
    const html = `<title>A &amp; B</title><nav id="nav"><h2>Menu</h2></nav>
      <main id="content"><h1>One  <code>two</code></h1>
      <h2 id="three">Three<a href="#three" class="hash-link">\u200B</a></h2>
      <div id="_R_1_"></div><div id="panel"></div></main>`;
    expect(readPageFacts(html)).toEqual({
      redirect: "",
      title: "A & B",
      headings: ["h1 One two", "h2 #three Three"],
      ids: ["three", "panel"],
    });
  });

  it("finds nothing in a page without main", () => {
    const facts = { redirect: "", title: "", headings: [], ids: [] };
    expect(readPageFacts("<h1>Gone</h1>")).toEqual(facts);
  });

  it.each([
    '<meta http-equiv="refresh" content="0; url=/a/?b#c">',
    '<title>/a/</title><noscript><meta http-equiv="refresh" content="0; url=/a/?b#c"></noscript>',
  ])("knows where a page redirects, and takes no title from it: %s", (html) => {
    expect(readPageFacts(html)).toMatchObject({ redirect: "/a/?b#c", title: "" });
  });

  it("takes a page that reloads itself for a page", () => {
    const html = '<meta http-equiv="refresh" content="60"><title>News</title>';
    expect(readPageFacts(html)).toMatchObject({ redirect: "", title: "News" });
  });
});

describe("findDifferences", () => {
  /** @type {PageFacts} */
  const facts = { redirect: "", title: "T", headings: [], ids: [] };

  it("compares routes and pages", () => {
    const upstream = createOutput({
      "a/index.html": "<title>A</title>",
      "b/index.html": "",
      "c.html": "<title>C</title>",
    });
    const ours = createOutput({
      "a/index.html": "<title>a</title>",
      "c.html": "<title>C</title>",
      "d.html": "",
    });
    expect(findDifferences(findRoutes(upstream), findRoutes(ours))).toEqual([
      { route: "/a/", kind: "title", upstream: ["A"], ours: ["a"] },
      { route: "/b/", kind: "missing-route", upstream: ["/b/"], ours: [] },
      { route: "/d.html", kind: "extra-route", upstream: [], ours: ["/d.html"] },
    ]);
  });

  it("tells only the headings and ids that differ", () => {
    const upstream = { ...facts, headings: ["h1 A", "h2 #b B", "h2 #b B"], ids: ["b", "x"] };
    const ours = { ...facts, headings: ["h1 A", "h2 #b B"], ids: ["x", "b"] };
    expect(comparePages("/", upstream, ours)).toEqual([
      { route: "/", kind: "headings", upstream: ["h2 #b B"], ours: [] },
    ]);
  });

  it("compares where pages redirect", () => {
    expect(comparePages("/", { ...facts, redirect: "/a/" }, { ...facts, redirect: "/b/" })).toEqual(
      [{ route: "/", kind: "redirect", upstream: ["/a/"], ours: ["/b/"] }],
    );
  });

  it("minds the order of headings", () => {
    const upstream = { ...facts, headings: ["h2 A", "h2 B"] };
    const ours = { ...upstream, headings: ["h2 B", "h2 A"] };
    expect(comparePages("/", upstream, ours)).toEqual([
      { route: "/", kind: "headings", upstream: ["h2 A", "h2 B"], ours: ["h2 B", "h2 A"] },
    ]);
  });
});

describe("hashFolder", () => {
  const files = { "a.md": "one", "docs/b.md": "two", "build/index.html": "three" };
  const hash = (/** @type {Record<string, string>} */ changes) =>
    hashFolder(createOutput({ ...files, ...changes }), (name) => name !== "build");

  it("is the same for the same files, whatever lies in folders that do not count", () => {
    expect(hash({ "build/index.html": "four" })).toBe(hash({}));
  });

  it.each([[{ "a.md": "One" }], [{ "docs/c.md": "" }], [{ "docs/build/d.md": "" }]])(
    "differs with %j",
    (changes) => {
      expect(hash(changes)).not.toBe(hash({}));
    },
  );

  it("tells names from bytes", () => {
    const hashOf = (/** @type {Record<string, string>} */ only) =>
      hashFolder(createOutput(only), () => true);
    expect(hashOf({ ab: "c" })).not.toBe(hashOf({ a: "bc" }));
  });
});

describe("explanations", () => {
  it("cover differences of their kind, at routes of their pattern", () => {
    const differences = [
      at("/search/"),
      at("/blog/a/"),
      at("/blog/a/b/"),
      at("/tests/x/y.html"),
      at("/search/", "title"),
    ];
    const explanations = [
      explain("/search/"),
      explain("/blog/*/"),
      explain("/tests/**"),
      explain("/gone/"),
    ];
    expect(sortOut(differences, explanations)).toEqual({
      unexplained: [at("/blog/a/b/"), at("/search/", "title")],
      unused: [explain("/gone/")],
    });
  });

  it("leave what a page says again at its end out of the comparison", () => {
    expect(
      compareLists([
        ["📄 One", "📄 Two", "One"],
        ["One", "Two", "One"],
      ]),
    ).toEqual([
      [
        ["📄 One", "📄 Two"],
        ["One", "Two"],
      ],
    ]);
  });

  it.each([
    [["h2 📄 One", "h2 Two"], ["h2 One", "h2 Two"], true],
    [["h2 📄 One", "h2 Two"], ["h2 One"], false],
    [["h2 📄 One"], ["h2 Two"], false],
    [["h2 📄 One", "h2 📄 Two"], ["h2 Two", "h2 One"], false],
    [["h2 One"], ["h1 Title", "h2 One"], true],
  ])("cover what is the same without a text: %j and %j", (upstream, ours, isCovered) => {
    /** @type {Difference} */
    const difference = { route: "/a/", kind: "headings", upstream, ours };
    const explanation = { ...explain("/**"), kind: difference.kind, without: "📄 |^h1 Title$" };
    expect(sortOut([difference], [explanation]).unexplained).toEqual(isCovered ? [] : [difference]);
  });

  it("cover together what none covers alone, and tell which found nothing", () => {
    /** @type {Difference} */
    const difference = {
      route: "/a/",
      kind: "headings",
      upstream: ["h2 📄 One"],
      ours: ["h1 Title", "h2 One"],
    };
    const explanations = ["📄 ", "^h1 Title$", "^h3 .*$"].map((without) => ({
      ...explain("/**"),
      kind: difference.kind,
      without,
    }));
    const [icon, title, other] = explanations;
    expect(sortOut([difference], explanations)).toEqual({ unexplained: [], unused: [other] });
    expect(sortOut([difference], [icon]).unexplained).toEqual([difference]);
    expect(sortOut([difference], [title, icon]).unexplained).toEqual([]);
  });

  it.each([
    [{ route: "search", kind: "ids", reason: "none" }],
    [{ route: "/search/", kind: "color", reason: "none" }],
    [{ route: "/search/", kind: "ids" }],
  ])("are refused when they are incomplete: %j", (entry) => {
    const dir = createOutput({ "differences.json": JSON.stringify([entry]) });
    expect(() => readExplanations(`${dir}/differences.json`, differenceKinds)).toThrow(
      "Entry 1 of differences.json needs",
    );
  });
});

/** @param {string} route @param {Difference["kind"]} kind @returns {Difference} */
function at(route, kind = "missing-route") {
  return { route, kind, upstream: [], ours: [] };
}

/** @param {string} route @returns {Explanation} */
function explain(route) {
  return { route, kind: "missing-route", reason: "as it must be" };
}
