import path from "../system/path.ts";
import { afterAll, expect, it } from "vitest";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import type { LoaderHost } from "./loader-context.ts";
import { type LoaderResult, runLoaders } from "./run-loaders.ts";
import type { LoaderEntry } from "./webpack-config.ts";

afterAll(removeSites);

const write = (files: Record<string, string>): string =>
  writeSite({ "package.json": "{}", "src/a.x": "text", ...files });

const createHost = (siteDir: string): LoaderHost & { emitted: string[] } => {
  const emitted: string[] = [];
  return {
    emitted,
    siteDir,
    isServer: false,
    mode: "production",
    resolve: async (name) => path.join(siteDir, name),
    emitFile: (name) => void emitted.push(name),
    warn: () => {},
  };
};

const run = (
  siteDir: string,
  loaders: LoaderEntry[],
  host = createHost(siteDir),
): Promise<LoaderResult> =>
  runLoaders({
    filePath: path.join(siteDir, "src/a.x"),
    query: "?q=1",
    loaders,
    folders: [siteDir],
    loaderFolders: [path.join(siteDir, "loaders")],
    host,
    runKnown: async ({ loader }, content) => `${loader}(${String(content)})`,
  });

it("runs the last loader first, with options, query and pitches; known ones by their counterparts", async () => {
  const siteDir = write({
    "node_modules/one-loader/package.json": '{"name":"one-loader"}',
    "node_modules/one-loader/index.js":
      "module.exports = function (source) { return `one(${source}${this.resourceQuery}${this.data.pitched})`; }; module.exports.pitch = (_rest, _before, data) => { data.pitched = '+'; };",
    "two.js":
      "module.exports = function (source) { const done = this.async(); setTimeout(() => done(null, source + this.getOptions().a), 0); };",
  });
  const { content } = await run(siteDir, [
    { loader: "one" },
    { loader: "babel-loader" },
    { loader: path.join(siteDir, "two.js"), options: "?a=2" },
  ]);
  expect(content).toBe("one(babel-loader(text2)?q=1+)");
});

it("tells of files that were read, the loader's own among them, and hands over those that were made", async () => {
  const siteDir = write({
    "loader.js":
      "require('./part.js'); module.exports = function () { this.addDependency(__dirname + '/data.json'); this.emitFile('made.txt', 'x'); return 'ok'; };",
    "part.js": "",
  });
  const host = createHost(siteDir);
  const { files } = await run(siteDir, [{ loader: path.join(siteDir, "loader.js") }], host);
  expect(files.map((file) => path.relative(siteDir, file)).toSorted()).toEqual([
    "data.json",
    "loader.js",
    "part.js",
    "src/a.x",
  ]);
  expect(host.emitted).toEqual(["made.txt"]);
});

it("looks for loaders in folders of them, after packages", async () => {
  const siteDir = write({
    "node_modules/one-loader/index.js": "module.exports = (source) => `${source}, packaged`;",
    "loaders/one-loader.js": "module.exports = (source) => `${source}, passed over`;",
    "loaders/two/index.js": "module.exports = (source) => `${source}, in a folder`;",
  });
  const { content } = await run(siteDir, [{ loader: "one" }, { loader: "two" }]);
  expect(content).toBe("text, in a folder, packaged");
});

it("says which loader failed on which file", async () => {
  const siteDir = write({
    "loader.js": "module.exports = () => { throw new Error('No good.'); };",
  });
  const loader = path.join(siteDir, "loader.js");
  expect(await readFailure(siteDir, () => run(siteDir, [{ loader }]))).toMatchInlineSnapshot(`
    "error src/a.x
      A loader (loader.js) failed: No good.
      It is run as webpack would run it, but without webpack: what it needs of the compiler isn't there."
  `);
  expect(await readFailure(siteDir, () => run(siteDir, [{ loader: "missing-loader" }])))
    .toMatchInlineSnapshot(`
    "error
      The loader "missing-loader", which an import or a plugin's configureWebpack names, can't be found.
      Install it in the site's folder: npm install missing-loader"
  `);
});
