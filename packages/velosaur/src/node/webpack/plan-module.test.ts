import { describe, expect, it } from "vitest";
import { BASE_RULE, getStyleLoaders } from "./base-config.ts";
import { planModule } from "./plan-module.ts";
import type { RuleEntry } from "./webpack-config.ts";

const plan = (file: string, ...rules: RuleEntry[]): unknown => {
  const [filePath = "", query] = file.split("?");
  return planModule(
    { filePath, query: query === undefined ? "" : `?${query}` },
    { rules, siteDir: "/site" },
  );
};

describe("rules", () => {
  const use = "my-loader";
  const found = { loaders: [{ loader: "my-loader", options: undefined }] };

  it.each<[string, RuleEntry, string, string]>([
    ["test", { test: /\.x$/, use }, "/site/a.x", "/site/a.y"],
    ["a text is the beginning of a path", { test: "/site/src", use }, "/site/src/a.x", "/site/a.x"],
    ["a function", { test: (file) => file.endsWith("x"), use }, "/site/a.x", "/site/a.y"],
    ["a list", { test: [/\.x$/, /\.z$/], use }, "/site/a.z", "/site/a.y"],
    ["exclude", { test: /\.x$/, exclude: /b/, use }, "/site/a.x", "/site/b.x"],
    ["include", { include: "/site/src/", use }, "/site/src/a.x", "/site/a.x"],
    ["and, not", { test: { and: [/\.x$/, { not: /b/ }] }, use }, "/site/a.x", "/site/b.x"],
    ["a query", { test: /\.x$/, resourceQuery: /raw/, use }, "/site/a.x?raw", "/site/a.x"],
    ["rules below", { test: /\.x$/, rules: [{ include: /a/, use }] }, "/site/a.x", "/other/b.x"],
    [
      "one of",
      { test: /\.x$/, oneOf: [{ test: /b/, use: [] }, { use }] },
      "/site/a.x",
      "/site/b.x",
    ],
    ["importing code", { test: /\.x$/, issuer: /\.tsx$/, use }, "/site/a.x", "/site/a.y"],
    ["all but CSS", { test: /\.x$/, issuer: { not: [/\.css$/] }, use }, "/site/a.x", "/site/a.y"],
  ])("%s", (_name, rule, yes, no) => {
    expect(plan(yes, rule)).toMatchObject(found);
    expect(plan(no, rule)).toBeUndefined();
  });

  it("name loaders by other names", () => {
    const aliases = [
      { name: "mine", target: "/site/loaders/mine.js", isExact: false },
      { name: "text", target: "raw-loader", isExact: false },
    ];
    const planWith = (...use: string[]): unknown =>
      planModule(
        { filePath: "/site/a.x", query: "" },
        { rules: [{ test: /\.x$/, use }], siteDir: "/site", loaderAliases: aliases },
      );
    expect(planWith("mine", "other")).toMatchObject({
      loaders: [{ loader: "/site/loaders/mine.js" }, { loader: "other" }],
    });
    expect(planWith("text")).toMatchObject({ loaders: [], output: { kind: "source" } });
  });

  it("asks a pattern that remembers its place anew", () => {
    const rule = { test: /\.x$/g, use };
    expect([plan("/a.x", rule), plan("/a.x", rule)]).toMatchObject([found, found]);
  });

  it("put loaders in webpack's order", () => {
    const rules: RuleEntry[] = [
      { test: /\.x$/, enforce: "pre", use: "pre" },
      { test: /\.x$/, use: ["a", { loader: "b", options: { c: 1 } }] },
      { test: /\.x$/, loader: "c?d=1" },
      { test: /\.x$/, enforce: "post", use: () => "post" },
      null,
      "...",
    ];
    expect(plan("/a.x", ...rules)).toEqual({
      loaders: [
        { loader: "post" },
        { loader: "a" },
        { loader: "b", options: { c: 1 } },
        { loader: "c", options: "?d=1" },
        { loader: "pre" },
      ],
      output: { kind: "script", jsx: false },
    });
  });
});

describe("what the bundler has a counterpart for", () => {
  it.each<[string, string, RuleEntry, object | undefined]>([
    ["raw-loader", "/a.txt", { use: "raw-loader" }, { kind: "source" }],
    ["its path", "/a.txt", { use: "/x/node_modules/raw-loader/dist/cjs.js" }, { kind: "source" }],
    ["file-loader", "/a.bin", { use: "file-loader" }, { kind: "asset", limit: 0 }],
    [
      "url-loader",
      "/a.png",
      { use: { loader: "url-loader", options: { limit: 8 } } },
      { kind: "asset", limit: 8 },
    ],
    ["url-loader, by default", "/a.png", { use: "url-loader" }, { kind: "asset", limit: Infinity }],
    ["null-loader", "/a.x", { use: "null-loader" }, { kind: "empty" }],
    ["svgr", "/a.svg", { use: "@svgr/webpack" }, { kind: "component", options: undefined }],
    ["asset/source", "/a.x", { type: "asset/source" }, { kind: "source" }],
    ["asset/resource", "/a.x", { type: "asset/resource" }, { kind: "asset", limit: 0 }],
    ["asset/inline", "/a.x", { type: "asset/inline" }, { kind: "asset", limit: Infinity }],
    ["json", "/a.x", { type: "json" }, { kind: "json" }],
    ["babel-loader on code", "/a.tsx", { use: "babel-loader" }, undefined],
    ["babel-loader on other files", "/a.x", { use: "babel-loader" }, { kind: "script", jsx: true }],
    ["mdx-loader", "/a.mdx", { use: "@docusaurus/mdx-loader" }, undefined],
    ["sass-loader", "/a.scss", { use: [...getStyleLoaders(false), "sass-loader"] }, undefined],
    [
      "sass-loader on the server",
      "/a.scss",
      { use: [...getStyleLoaders(true, { modules: {} }), "sass-loader"] },
      { kind: "style", lang: "scss", isModule: true },
    ],
    [
      "sass-loader, ending with its own syntax",
      "/a.sass",
      { use: ["style-loader", "css-loader", "sass-loader"] },
      undefined,
    ],
    [
      "CSS modules by option",
      "/a.css",
      { use: ["style-loader", { loader: "css-loader", options: { modules: true } }] },
      { kind: "style", lang: "css", isModule: true },
    ],
  ])("%s", (_name, file, rule, output) => {
    const found = plan(file, rule);
    expect(found && (found as { output: object }).output).toEqual(output);
  });

  it("runs what stands behind it", () => {
    const rule = { use: ["style-loader", "css-loader", "sass-loader", "resources-loader"] };
    expect(plan("/a.scss", rule)).toEqual({
      loaders: [{ loader: "resources-loader", options: undefined }],
      output: { kind: "style", lang: "scss", isModule: false },
    });
  });

  it("runs Babel and PostCSS that a rule gives plugins of its own", () => {
    const babel = { loader: "babel-loader", options: { plugins: ["x"] } };
    expect(plan("/a.js", { use: babel })).toMatchObject({ loaders: [babel] });
    const postCss = { loader: "postcss-loader", options: { postcssOptions: { plugins: [] } } };
    expect(plan("/a.css", { use: ["css-loader", postCss] })).toMatchObject({ loaders: [postCss] });
  });

  it("leaves to the bundler what upstream's own rules say", () => {
    expect(
      plan("/a.png", { test: /\.png$/, use: "url-loader", [BASE_RULE]: true } as RuleEntry),
    ).toBeUndefined();
  });

  it("reads other languages as JSON with the rule's parser", () => {
    const parse = (): unknown => ({});
    expect(plan("/a.toml", { test: /\.toml$/, type: "json", parser: { parse } })).toEqual({
      loaders: [],
      output: { kind: "json", parse },
    });
  });
});
