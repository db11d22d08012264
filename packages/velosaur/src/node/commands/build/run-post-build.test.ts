import { readFileSync, writeFileSync } from "node:fs";
import path from "../../system/path.ts";
import { afterAll, expect, test } from "vitest";
import { removeSites, writeSite } from "../../__fixtures__/write-site.ts";
import { resolveConfig } from "../../config/resolve-config.ts";
import type { LoadedPlugin } from "../../contract/contract.ts";
import { openOutputFolder, type OutputFolder } from "../../output/output-folder.ts";
import type { RenderedFacts } from "../../render/render-task.ts";
import { runPostBuild } from "./run-post-build.ts";
import { planSite } from "../../site/site-plan.ts";

afterAll(removeSites);

const CONFIG = `
const tides = () => ({
  name: "tides",
  loadContent: () => ({ high: "14:05" }),
  injectHtmlTags: () => ({ headTags: [{ tagName: "link", attributes: { rel: "preconnect", href: "https://a.example" } }] }),
  postBuild(props) {
    const { content, plugins, siteMetadata, siteStorage, routesPaths, routesBuildMetadata } = props;
    const names = plugins.map(({ name, options, content }) => [name, options.id, content]);
    props.emitFile("seen.json", JSON.stringify({
      content, names, versions: Object.keys(siteMetadata.pluginVersions), siteStorage, routesPaths,
      routesBuildMetadata, headTags: props.headTags, bodyTags: [props.preBodyTags, props.postBodyTags],
    }));
  },
});
export default {
  title: "Site", url: "https://example.com", baseUrl: "/", storage: { namespace: "port" },
  plugins: [[tides, { id: "cork" }]],
};`;

test("a plugin is told what the site consists of, as upstream tells it", async () => {
  const siteDir = writeSite({ "docusaurus.config.js": CONFIG });
  const plan = await planSite(await resolveConfig({ siteDir, mode: "production" }));
  const written = new Map<string, string>();
  await runPostBuild({
    plan,
    facts: [{ routePath: "/a", noIndex: true } as RenderedFacts],
    output: {
      write: (name: string, text: string) => written.set(name, text),
    } as never as OutputFolder,
    plugins: plan.plugins.filter(({ isBuiltIn }) => !isBuiltIn),
    staticFiles: [],
    renderEmptyDocument: () => Promise.resolve(""),
  });
  expect(JSON.parse(written.get("seen.json") ?? "")).toEqual({
    content: { high: "14:05" },
    names: [["tides", "cork", { high: "14:05" }]],
    versions: ["tides"],
    siteStorage: { type: "localStorage", namespace: "-port" },
    routesPaths: ["/a"],
    routesBuildMetadata: { "/a": { noIndex: true } },
    headTags: '<link rel="preconnect" href="https://a.example">',
    bodyTags: ["", ""],
  });
});

test.each([
  [true, ["/docs/", "/a/", "/z/"]],
  [false, ["/docs", "/a", "/z"]],
])("routes have the addresses of their pages: trailingSlash %s", async (trailingSlash, paths) => {
  const siteDir = writeSite({
    "docusaurus.config.js": `
const pages = () => ({
  name: "pages",
  contentLoaded({ actions: { addRoute } }) {
    const page = { component: "@site/Page.js", exact: true };
    addRoute({ path: "/", ...page });
    addRoute({ path: "/z/", ...page });
    addRoute({ path: "/docs", component: "@site/Page.js", routes: [{ path: "/docs/", ...page }] });
    addRoute({ path: "/a", ...page });
  },
});
export default { title: "Site", url: "https://example.com", baseUrl: "/", trailingSlash: ${String(trailingSlash)}, plugins: [pages] };`,
  });
  const plan = await planSite(await resolveConfig({ siteDir, mode: "production" }));
  const seen: string[][] = [];
  const postBuild: LoadedPlugin["postBuild"] = ({ routes }) => {
    for (const list of [routes, routes.flatMap((route) => route.routes ?? [])])
      seen.push(list.map(({ path: address }) => address));
  };
  await runPostBuild({
    plan,
    facts: [],
    output: {} as OutputFolder,
    plugins: [{ ...plan.plugins[0]!, postBuild }],
    staticFiles: [],
    renderEmptyDocument: () => Promise.resolve(""),
  });
  const [layout = "", ...pages] = paths;
  expect(seen).toEqual([[...pages, layout, "/"], [layout]]);
});

test("a file with a key stays for the next build, and is made anew with another or where it was changed", async () => {
  const siteDir = writeSite({ "docusaurus.config.js": CONFIG, "static/list.txt": "Static" });
  const plan = await planSite(await resolveConfig({ siteDir, mode: "production" }));
  const outDir = path.join(siteDir, "build");
  const list = path.join(outDir, "list.txt");
  /** Returns the mistakes that were told, since a static file has the same name. */
  const build = async (key: string, content: string): Promise<number> => {
    const output = await openOutputFolder({ outDir, cacheDir: siteDir, foreign: [] });
    const postBuild: LoadedPlugin["postBuild"] = ({ emitFile, keepFile }) => {
      if (!keepFile("list.txt", key)) emitFile("list.txt", content, key);
    };
    const told = await runPostBuild({
      plan,
      facts: [],
      output,
      plugins: [{ ...plan.plugins[0]!, postBuild }],
      staticFiles: [
        {
          name: "list.txt",
          filePath: path.join(siteDir, "static/list.txt"),
          size: 6,
          mtimeMs: 0,
        },
      ],
      renderEmptyDocument: () => Promise.resolve(""),
    });
    await output.commit();
    return told.length;
  };
  expect(await build("one", "First")).toBe(1);
  expect(await build("one", "Never made")).toBe(1);
  expect(readFileSync(list, "utf8")).toBe("First");
  await build("two", "Second");
  expect(readFileSync(list, "utf8")).toBe("Second");
  writeFileSync(list, "Somebody else's");
  await build("two", "Third");
  expect(readFileSync(list, "utf8")).toBe("Third");
});
