import path from "../../system/path.ts";
import { expect, test } from "vitest";
import {
  catchMessages,
  createSite,
  formatDiagnostic,
  loadPlugin,
} from "../__fixtures__/create-site.ts";
import { contentPagesPlugin } from "./plugin.ts";

const FILES = {
  "src/pages/index.tsx": "export default () => null;",
  "src/pages/about us/index.mdx": "---\ntitle: About\nwrapperClassName: wide\n---\n\nWho we are.\n",
  "src/pages/about us/team.jsx": "export default () => null;",
  "src/pages/100% sure.md": "# Percent\n",
  "src/pages/x.html.md": "---\nunlisted: true\n---\n# HTML\n",
  "src/pages/moved.md": "---\nslug: /elsewhere\n---\n",
  "src/pages/draft.md": "---\ndraft: true\n---\n",
  "src/pages/types.d.ts": "export {};",
  "src/pages/index.module.css": "",
  "src/pages/_hidden.tsx": "",
  "src/pages/_folder/x.tsx": "",
  "src/pages/a.test.tsx": "",
  "src/pages/__tests__/a.tsx": "",
};

const load = (siteDir: string, options = {}, context = {}) =>
  loadPlugin({ module: contentPagesPlugin, siteDir, options, context });

test("files become pages", async () => {
  const siteDir = createSite(FILES);
  const { pages, plugin } = await load(siteDir);
  expect([...pages.values()].map(({ path, component }) => `${path} ${component}`))
    .toMatchInlineSnapshot(`
    [
      "/100%25%20sure @theme/MDXPage",
      "/about%20us/ @theme/MDXPage",
      "/about%20us/team @site/src/pages/about us/team.jsx",
      "/ @site/src/pages/index.tsx",
      "/elsewhere @theme/MDXPage",
      "/x.html @theme/MDXPage",
    ]
  `);
  expect(pages.get("/about%20us/")).toEqual({
    path: "/about%20us/",
    exact: true,
    component: "@theme/MDXPage",
    modules: {
      content: {
        __document: true,
        filePath: path.join(siteDir, "src/pages/about us/index.mdx"),
        frontMatter: { title: "About", wrapperClassName: "wide" },
        metadata: {
          type: "mdx",
          permalink: "/about%20us/",
          source: "@site/src/pages/about us/index.mdx",
          title: "About",
          description: "Who we are.",
          frontMatter: { title: "About", wrapperClassName: "wide" },
          unlisted: false,
        },
      },
    },
    metadata: {
      sourceFilePath: path.join(siteDir, "src/pages/about us/index.mdx"),
      lastUpdatedAt: undefined,
    },
  });
  expect(plugin.getPathsToWatch?.()).toEqual([path.join(siteDir, "src/pages")]);
});

test("drafts are there in development; a base URL and an own folder", async () => {
  const siteDir = createSite({ "pages/draft.md": "---\ndraft: true\n---\n" });
  const { pages } = await load(
    siteDir,
    { path: "pages", routeBasePath: "x" },
    { mode: "development", baseUrl: "/base/" },
  );
  expect([...pages.keys()]).toEqual(["/base/x/draft"]);
});

test("a site without pages has none", async () => {
  expect((await load(createSite({}))).routes).toEqual([]);
});

test("edit links", async () => {
  const siteDir = createSite({ "src/pages/a b.md": "" });
  const urlOf = async (editUrl: unknown): Promise<unknown> => {
    const [route] = (await load(siteDir, { editUrl })).routes;
    const content = route?.modules?.["content"] as { metadata: { editUrl?: string } } | undefined;
    return content?.metadata.editUrl;
  };
  expect(await urlOf("https://example.org/edit/")).toBe(
    "https://example.org/edit/src/pages/a b.md",
  );
  expect(await urlOf((args: object) => JSON.stringify(args))).toBe(
    '{"pagesDirPath":"src/pages","pagesPath":"a b.md","pagePath":"a b.md","permalink":"/a%20b","locale":"en"}',
  );
});

test("mistakes", async () => {
  const siteDir = createSite({ "src/pages/a.md": "---\nwraperClassName: x\n---\n" });
  const { diagnostics } = await load(siteDir);
  expect(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, siteDir)))
    .toMatchInlineSnapshot(`
    [
      "src/pages/a.md:2:1: Unknown front matter key "wraperClassName". Did you mean "wrapperClassName"?",
    ]
  `);
  const bad = createSite({ "src/pages/a.md": "---\nhide_table_of_contents: maybe\n---\n" });
  expect(await catchMessages(() => load(bad), bad)).toMatchInlineSnapshot(`
    [
      "src/pages/a.md:2:1: The front matter key "hide_table_of_contents" must be true or false, not "maybe".",
    ]
  `);
  expect(await catchMessages(() => load(siteDir, { rotueBasePath: "/" }))).toMatchInlineSnapshot(`
    [
      "<site>O<site>p<site>t<site>i<site>o<site>n<site>s<site> <site>o<site>f<site> <site>t<site>h<site>e<site> <site>p<site>a<site>g<site>e<site>s<site> <site>p<site>l<site>u<site>g<site>i<site>n<site>:<site> <site>U<site>n<site>k<site>n<site>o<site>w<site>n<site> <site>k<site>e<site>y<site> <site>"<site>r<site>o<site>t<site>u<site>e<site>B<site>a<site>s<site>e<site>P<site>a<site>t<site>h<site>"<site>.<site> <site>D<site>i<site>d<site> <site>y<site>o<site>u<site> <site>m<site>e<site>a<site>n<site> <site>"<site>r<site>o<site>u<site>t<site>e<site>B<site>a<site>s<site>e<site>P<site>a<site>t<site>h<site>"<site>?<site>",
    ]
  `);
});

test("a picture that front matter names by a path is a file of the site", async () => {
  const siteDir = createSite({
    "src/pages/a.md": "---\nimage: ./card.png\n---\n",
    "src/pages/b.md": "---\nimage: /img/card.png\n---\n",
    "src/pages/card.png": "",
  });
  const { pages } = await load(siteDir);
  const assetsOf = (path: string) =>
    (pages.get(path)!.modules!["content"] as { assetFiles?: unknown }).assetFiles;
  expect(assetsOf("/a")).toEqual({ image: path.join(siteDir, "src/pages/card.png") });
  expect(assetsOf("/b")).toBeUndefined();
});
