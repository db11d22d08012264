/** Plugins that were written for webpack and PostCSS. */

import { expect, test } from "vitest";
import { describeBoth } from "./support/describe-site.ts";
import {
  buildSite,
  createSite,
  readMessage,
  runVelosaur,
  type SiteFiles,
  type SiteSource,
} from "./support/site.ts";

/** A loader as sites write them: CommonJS, options, a module of its own. */
const LOADER = `const end = require("./end.js");
module.exports = function (source) {
  return "exports.text = " + JSON.stringify(source.trim().toUpperCase() + this.getOptions().mark + end) + ";";
};`;

/** A plugin of PostCSS that makes classes of the words it finds in documents. */
const SCANNER = `const fs = require("node:fs"), path = require("node:path");
module.exports = (dir) => ({ postcssPlugin: "scanner", AtRule: { scan(rule, { result }) {
  result.messages.push({ type: "dir-dependency", plugin: "scanner", dir, glob: "**/*.mdx" });
  for (const name of fs.readdirSync(dir).sort()) {
    const text = fs.readFileSync(path.join(dir, name), "utf8");
    for (const [word, width] of text.matchAll(/wide-(\\d+)/g))
      rule.before({ selector: "." + word, nodes: [] }).prev().append({ prop: "width", value: width + "px" });
  }
  rule.remove();
} } });`;

const PLUGIN = `const path = require("node:path");
module.exports = ({ siteDir }) => ({
  name: "for-webpack",
  configureWebpack(_config, isServer, { currentBundler }) {
    const { DefinePlugin, ProvidePlugin, CopyRspackPlugin, NormalModuleReplacementPlugin } = currentBundler.instance;
    return {
      resolve: {
        alias: {
          "@parts": path.join(siteDir, "src/parts"),
          "@layers": [path.join(siteDir, "src/upper"), path.join(siteDir, "src/lower")],
        },
        fallback: { path: path.join(siteDir, "src/parts/path.js"), fs: false },
      },
      plugins: [
        new DefinePlugin({ VERSION: '"1.2"', SIDE: JSON.stringify(isServer ? "server" : "client"), "process.env.KEY": '"from env"' }),
        new ProvidePlugin({ provided: [path.join(siteDir, "src/parts/provided.js"), "provided"] }),
        new CopyRspackPlugin({ patterns: [{ from: "*.txt", context: "src/parts", to: "copied" }] }),
        new NormalModuleReplacementPlugin(/^node:/, (found) => { found.request = found.request.replace("node:", ""); }),
        new NormalModuleReplacementPlugin(/parts\\/day\\.js$/, "./night.js"),
      ],
      module: { rules: [
        { test: /\\.shout$/, use: { loader: "shouting", options: { mark: "!" } } },
        { test: /\\.hush$/, use: "hushing" },
        { test: /\\.txt$/, type: "asset/source" },
        { test: /\\.pairs$/, type: "json", parser: { parse: (text) => Object.fromEntries([text.trim().split("=")]) } },
        { test: /\\.bin$/, type: "asset/resource" },
      ] },
      resolveLoader: {
        alias: { shouting: require.resolve("./loader.js") },
        modules: ["node_modules", path.join(__dirname, "loaders")],
      },
      optimization: { splitChunks: { chunks: "all" } },
    };
  },
  configurePostCss(options) {
    options.plugins.push(require("./scanner.js")(path.join(siteDir, "docs")));
    return options;
  },
});`;

const PAGE = `import React from "react";
import Part from "@parts/Part";
import { text } from "../parts/a.shout";
import quiet from "../parts/a.hush";
import inline from "!!hushing!../parts/note.txt";
import note from "../parts/note.txt";
import pairs, { one } from "../parts/x.pairs";
import address from "../parts/y.bin";
import path from "path";
import fs from "fs";
import { word } from "../parts/common";
import { joined as byPackage } from "joins-paths";
import { time } from "../parts/day";
import { layer as upper } from "@layers/both";
import { layer as lower } from "@layers/one";

export default function Home() {
  const facts = { layers: upper + " and " + lower, byPackage, time, text, quiet, inline, note, pairs, one, address, joined: path.join("a", "b"), fs: typeof fs,
    version: VERSION, provided, word: word(), key: process.env.KEY };
  return <main><Part /><pre>{JSON.stringify(facts)}</pre></main>;
}`;

const files: SiteFiles = {
  "package.json": `{ "private": true }`,
  "plugin/index.js": PLUGIN,
  "plugin/loader.js": LOADER,
  "plugin/loaders/hushing.js": `module.exports = (source) => "export default " + JSON.stringify("(" + source.trim() + ")");`,
  "plugin/end.js": `module.exports = "?";`,
  "plugin/scanner.js": SCANNER,
  "src/pages/index.js": PAGE,
  "src/parts/Part.js": `import React from "react";\nexport default () => <b className="apart">{SIDE === "server" ? "client" : SIDE}</b>;`,
  "src/parts/common.js": `exports.word = () => provided + ", too";`,
  "src/parts/day.js": `export const time = "day";`,
  "src/parts/night.js": `export const time = "night";`,
  "node_modules/joins-paths/package.json": `{ "name": "joins-paths", "version": "1.0.0", "type": "module", "exports": "./index.js" }`,
  "node_modules/joins-paths/index.js": `import path from "node:path";\nexport const joined = path.join("c", "d");`,
  "src/upper/both.js": `export const layer = "upper";`,
  "src/lower/both.js": `export const layer = "lower";`,
  "src/lower/one.js": `export const layer = "lower";`,
  "src/parts/path.js": `export default { join: (...parts) => parts.join("/") };`,
  "src/parts/provided.js": `export const provided = "by a plugin";`,
  "src/parts/a.shout": "loud\n",
  "src/parts/a.hush": "hush\n",
  "src/parts/note.txt": "a note",
  "src/parts/x.pairs": "one=two\n",
  "src/parts/y.bin": "bytes",
  "src/css/custom.css": `@layer sizes { @scan; }\n.apart { color: rgb(1, 2, 3); & + * { color: rgb(3, 2, 1); } }`,
  "docs/intro.mdx": `---\nslug: /intro\n---\n\n# Intro\n\n<p id="sized" className="wide-123">{process.env.KEY}</p>\n`,
  "docs/shared.mdx": `import Shared from "@parts/_shared.mdx";\n\n# Shared\n\n<Shared />\n`,
  "docs/noted.mdx": `import note from "@site/src/parts/note.txt";\n\n# Noted\n\n<p id="note">{note}</p>\n`,
  "src/parts/_shared.mdx": "## Out of a folder with a name\n",
};

const config = {
  plugins: ["./plugin"],
  presets: [
    [
      "classic",
      { docs: { routeBasePath: "/" }, blog: false, theme: { customCss: "./src/css/custom.css" } },
    ],
  ],
};

const source = { files, config };

describeBoth("webpack-plugins", source, (running) => {
  const { mode, open } = running;
  test("give code what webpack would have given it", async () => {
    const page = await open("/");
    const facts = JSON.parse(await page.locator("main pre").innerText()) as Record<string, unknown>;
    expect(facts).toMatchObject({
      text: "LOUD!?",
      quiet: "(hush)",
      inline: "(a note)",
      note: "a note",
      pairs: { one: "two" },
      one: "two",
      joined: "a/b",
      byPackage: "c/d",
      layers: "upper and lower",
      time: "night",
      fs: "object",
      version: "1.2",
      provided: "by a plugin",
      word: "by a plugin, too",
      key: "from env",
    });
    const answer = await fetch(new URL(String(facts["address"]), page.url()));
    expect(await answer.text()).toBe("bytes");
    expect(await page.locator("main b").innerText()).toBe("client");
    const color = (selector: string): Promise<string> =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).color);
    expect(await color("main b")).toBe("rgb(1, 2, 3)");
    expect(await color("main pre")).toBe("rgb(3, 2, 1)");
  });

  test("copy files beside the pages", async () => {
    const page = await open("/");
    const answer = await fetch(new URL("/copied/note.txt", page.url()));
    expect([answer.status, await answer.text()]).toEqual([200, "a note"]);
  });

  test("name folders, whose Markdown has its headings in the table of contents", async () => {
    const page = await open("/shared");
    expect(await page.locator("article h2").innerText()).toContain("Out of a folder");
    expect(await page.locator(".table-of-contents a").first().innerText()).toContain("folder");
  });

  test("give documents what loaders make of an asset", async () => {
    const page = await open("/noted");
    expect(await page.locator("#note").innerText()).toBe("a note");
  });

  test("make styles of what documents say, also after an edit", async () => {
    const page = await open("/intro");
    const width = (): Promise<string> =>
      page.locator("#sized").evaluate((element) => getComputedStyle(element).width);
    expect(await width()).toBe("123px");
    expect(await page.locator("#sized").innerText()).toBe("from env");
    const { site } = running;
    site.write("docs/intro.mdx", site.read("docs/intro.mdx").replace("wide-123", "wide-77"));
    if (mode === "build") {
      const result = await buildSite(site);
      expect(readMessage(result)).toMatchInlineSnapshot(`
        "warning docusaurus.config.js
          The plugin "for-webpack" asks for what only webpack does: optimization.splitChunks.
          All else that its configureWebpack returns is honoured. For these, return what Vite has instead from \`configureVite\` in the same plugin or in one of the site; Docusaurus passes that method over."
      `);
      await page.reload();
    }
    await expect.poll(width).toBe("77px");
  });
});

/** As dotenv-webpack does it: what `.env` names, and a text in place of the rest of the environment. */
const DOTENV = `const fs = require("node:fs"), path = require("node:path");
class Dotenv {
  constructor(file) { this.file = file; }
  apply(compiler) {
    const lines = fs.readFileSync(this.file, "utf8").trim().split("\\n").map((line) => line.split("="));
    const constants = lines.map(([name, value]) => ["process.env." + name, JSON.stringify(value)]);
    const { DefinePlugin } = compiler.webpack;
    new DefinePlugin({ ...Object.fromEntries(constants), "process.env": '"MISSING_ENV_VAR"' }).apply(compiler);
  }
}
module.exports = ({ siteDir }) => ({
  name: "dotenv",
  configureWebpack: () => ({ plugins: [new Dotenv(path.join(siteDir, ".env"))] }),
});`;

const environment: SiteSource = {
  files: {
    "package.json": `{ "private": true }`,
    ".env": "PILOT=Ada\n",
    "plugin/index.js": DOTENV,
    "port.js": `module.exports = () => ({ name: "port", configureVite: () => ({ define: { "process.env.PORT": 80 } }) });`,
    "node_modules/reads-environment/package.json": `{ "name": "reads-environment", "version": "1.0.0", "main": "index.js" }`,
    "node_modules/reads-environment/index.js": `exports.read = function () {
  return { pilot: process.env.PILOT, port: process.env.PORT, other: typeof process.env.HOME, mode: typeof process.env.NODE_ENV };
};`,
    "src/pages/index.js": `import React from "react";
import { read } from "reads-environment";
export default function Home() {
  const [inBrowser, setInBrowser] = React.useState(null);
  React.useEffect(() => setInBrowser({ package: read(), isNode: typeof process !== "undefined" }), []);
  return <main><p>{process.env.PILOT} {process.env.PORT}</p>{inBrowser && <pre>{JSON.stringify(inBrowser)}</pre>}</main>;
}`,
    "docs/intro.md": "---\nslug: /intro\n---\n\n# Intro\n",
  },
  config: { plugins: ["./plugin", "./port"] },
};

describeBoth("webpack-environment", environment, ({ open }) => {
  test("put variables of the environment into code, and make no browser look like Node", async () => {
    const page = await open("/");
    expect(await page.locator("main p").innerText()).toBe("Ada 80");
    expect(JSON.parse(await page.locator("main pre").innerText())).toEqual({
      package: { pilot: "Ada", port: 80, other: "undefined", mode: "string" },
      isNode: false,
    });
  });
});

/** An editor as Monaco is laid out: languages and features of its own, and workers that it asks its environment for. */
const editorFiles: SiteFiles = {
  "package.json": `{ "private": true }`,
  "node_modules/monaco-editor/package.json": `{ "name": "monaco-editor", "version": "1.0.0", "type": "module", "module": "./esm/vs/editor/editor.api.js" }`,
  "node_modules/monaco-editor/esm/vs/editor/editor.api.js": `
export const languages = [];
export const hasFeature = () => globalThis.editorFeature === true;
export const ask = (label) => new Promise((resolve) => {
  const worker = self.MonacoEnvironment.getWorker("", label);
  worker.onmessage = ({ data }) => resolve(data);
  worker.postMessage(label);
});`,
  "node_modules/monaco-editor/esm/vs/editor/editor.worker.js": `onmessage = ({ data }) => postMessage("editor for " + data);`,
  "node_modules/monaco-editor/esm/vs/language/typescript/ts.worker.js": `import { name } from "./name.js";\nonmessage = ({ data }) => postMessage(name + " for " + data);`,
  "node_modules/monaco-editor/esm/vs/language/typescript/name.js": `export const name = "typescript";`,
  "node_modules/monaco-editor/esm/vs/language/typescript/monaco.contribution.js": `import * as editor from "../../editor/editor.api.js";
const copied = {};
const copy = (from) => { for (const name of Object.getOwnPropertyNames(from)) copied[name] = from[name]; };
copy(editor);
copied.languages.push("typescript");`,
  "node_modules/monaco-editor/esm/vs/editor/contrib/find.js": `globalThis.editorFeature = true;`,
  "editor-plugin.js": `class MonacoEditorWebpackPlugin {
  options = {
    languages: [{ label: "typescript", entry: "vs/language/typescript/monaco.contribution",
      worker: { id: "vs/language/typescript/tsWorker", entry: "vs/language/typescript/ts.worker" } }],
    features: [{ label: "find", entry: ["vs/editor/contrib/find"] }],
    globalAPI: false,
  };
  apply(compiler) { compiler.hooks.make.tap("editor", () => {}); }
}
module.exports = () => ({ name: "with-editor", configureWebpack: () => ({ plugins: [new MonacoEditorWebpackPlugin()] }) });`,
  "src/pages/editor.js": `import React, { useEffect, useState } from "react";

export default function Home() {
  const [facts, setFacts] = useState();
  useEffect(() => void import("monaco-editor").then(async ({ ask, hasFeature, languages }) => {
    const answers = await Promise.all(["typescript", "javascript", "other"].map(ask));
    setFacts([hasFeature(), ...languages, ...answers]);
  }), []);
  return <main>{facts && <pre>{facts.join(", ")}</pre>}</main>;
}`,
};

/** Describes components in files of its own, which pages load by the names of these. */
const DESCRIBER = `const fs = require("node:fs"), path = require("node:path");
module.exports = ({ generatedFilesDir }) => {
  const folder = path.join(generatedFilesDir, "describer", "default");
  return {
    name: "describer",
    async loadContent() {
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(path.join(folder, "Button.json"), JSON.stringify({ of: "a button" }));
    },
    configureWebpack: () => ({ resolve: { alias: { "@described": folder } } }),
  };
};`;

const described: SiteSource = {
  files: {
    ...editorFiles,
    "plugin.js": DESCRIBER,
    "src/data/numbers/one.json": `{ "value": 1 }`,
    "static/img/dot.png": "the bytes of a dot",
    "docs/intro.md": "# Intro\n",
    "src/pages/index.js": `import React, { useEffect, useState } from "react";

const load = (name) => Promise.all([
  import(\`@described/\${name}.json\`),
  import(\`@site/src/data/\${"numbers/one"}.json\`),
  import(\`../data/numbers/\${"two"}.json\`).catch(() => ({ value: "none yet" })),
]);

export default function Home() {
  const [facts, setFacts] = useState();
  useEffect(() => void load("Button").then(([{ default: { of } }, one, two]) => setFacts([of, one.value, two.value])), []);
  const name = "dot";
  return <main><img alt="A dot" src={require(\`@site/static/img/\${name}.png\`).default} />{facts && <pre>{facts.join(", ")}</pre>}</main>;
}`,
  },
  config: { plugins: ["./plugin", "./editor-plugin.js"] },
};

describeBoth("webpack-imports", described, (running) => {
  const { mode, open } = running;
  test("give an editor its languages, features and workers", async () => {
    const page = await open("/editor");
    expect(await page.locator("main pre").innerText()).toBe(
      "true, typescript, typescript for typescript, typescript for javascript, editor for other",
    );
  });

  test("find the files of a folder by a name with a value in it, and those that come", async () => {
    const page = await open("/");
    const facts = page.locator("main pre");
    expect(await facts.innerText()).toBe("a button, 1, none yet");
    const address = (await page.locator("main img").getAttribute("src")) ?? "";
    const image = await fetch(new URL(address, page.url()));
    expect(await image.text()).toBe("the bytes of a dot");
    const { site } = running;
    site.write("src/data/numbers/two.json", `{ "value": 2 }`);
    if (mode === "build") {
      await buildSite(site);
      await page.reload();
    }
    await expect.poll(() => facts.innerText()).toBe("a button, 1, 2");
  });
});

const OF_ONE_PLATFORM = `module.exports = () => ({
  name: "of-one-platform",
  configureWebpack: () => ({
    mergeStrategy: { "resolve.extensions": "prepend" },
    resolve: { extensions: [".web.js", "..."] },
  }),
});`;

describeBoth(
  "webpack-extensions",
  {
    files: {
      "package.json": `{ "private": true }`,
      "plugin.js": OF_ONE_PLATFORM,
      "node_modules/touches/package.json": `{ "name": "touches", "version": "1.0.0", "type": "module", "main": "index.js" }`,
      "node_modules/touches/index.js": `export { platform } from "./platform";\n`,
      "node_modules/touches/platform.js": `import type { Platform } from "native";\nexport const platform: Platform = "native";\n`,
      "node_modules/touches/platform.web.js": `export const platform = "the web";\n`,
      "src/pages/index.js": `import { platform } from "touches";
export default function Home() {
  return <main>For {platform}</main>;
}`,
    },
    config: {
      plugins: ["./plugin.js"],
      presets: [["classic", { docs: false, blog: false }]],
    },
  },
  ({ open }) => {
    test("are those of a package's own files, too", async () => {
      const page = await open("/");
      expect(await page.locator("main").innerText()).toBe("For the web");
    });
  },
);

/** Puts files of the site, and a word, into documents. */
const INCLUDER = `const fs = require("node:fs"), path = require("node:path");
module.exports = function (source) {
  const { word } = this.getOptions();
  return source.replaceAll("{word}", word).replace(/!include (\\S+)/g, (_all, name) => {
    const file = path.join(this.rootContext, name);
    this.addDependency(file);
    return fs.readFileSync(file, "utf8").trim();
  });
};`;

/** Of no folder that is the site's. */
const OUTSIDE = "../webpack-outside.txt";

const included: SiteSource = {
  files: {
    "package.json": `{ "private": true }`,
    "includer.js": INCLUDER,
    "plugin.js": `module.exports = () => ({ name: "includer", configureWebpack: () => ({ module: { rules: [
      { test: /\\.mdx?$/, include: [__dirname + "/docs", __dirname + "/src"], use: [{ loader: require.resolve("./includer"), options: { word: "tide" } }] },
    ] } }) });`,
    "docs/intro.mdx": `---\nslug: /intro\n---\n\nimport Part from "./_part.mdx";\n\n# The {word}\n\n!include shared/note.txt\n\n<Part />\n`,
    "docs/_part.mdx": `A part of the {word}.\n`,
    "docs/outside.md": `# Outside\n\n!include ${OUTSIDE}\n`,
    [OUTSIDE]: "Beside the site.",
    "shared/own.txt": "It ebbs.",
    "shared/note.txt": `import Button from "@site/src/Button";\n\n<Button />`,
    "src/Button.js": `import React from "react";\nexport default () => <button onClick={(event) => event.target.replaceWith("pressed")}>Press</button>;`,
    "src/_own.md": `Code shows the {word}. !include shared/own.txt\n`,
    "src/pages/index.js": `import React from "react";\nimport Own from "../_own.md";\nexport default () => <main><Own /></main>;`,
  },
  config: {
    plugins: ["./plugin"],
    presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  },
};

describeBoth("webpack-documents", included, (running) => {
  const { mode, open } = running;
  test("see a document's text before it is compiled, and that of its parts", async () => {
    const page = await open("/intro");
    const article = page.locator("article");
    expect(await article.locator("h1").innerText()).toBe("The tide");
    expect(await article.innerText()).toContain("A part of the tide.");
    await article.getByText("Press").click();
    await expect.poll(() => article.innerText()).toContain("pressed");
  });

  test("see Markdown that code imports", async () => {
    const page = await open("/");
    expect(await page.locator("main").innerText()).toBe("Code shows the tide. It ebbs.");
  });

  test("are asked again when a file has changed that they have read", async () => {
    const page = await open("/intro");
    running.site.write("shared/note.txt", "It rises.");
    if (mode === "build") {
      expect(readMessage(await buildSite(running.site))).toBe("");
      await page.reload();
    }
    await expect.poll(() => page.locator("article").innerText()).toContain("It rises.");
  });

  test.each([
    ["/outside", OUTSIDE],
    ["/", "shared/own.txt"],
  ])("are asked again for %s when %s has changed", async (address, file) => {
    const page = await open(address);
    running.site.write(file, "It turns.");
    if (mode === "build") {
      expect(readMessage(await buildSite(running.site))).toBe("");
      await page.reload();
    }
    await expect.poll(() => page.locator("main").innerText()).toContain("It turns.");
  });
});

test("that fail with a document are told with its place", async () => {
  const site = createSite("webpack-failing", included);
  site.write("docs/more.md", "# More\n\n!include shared/none.txt\n");
  expect(readMessage(await runVelosaur(site, ["build"]))).toMatchInlineSnapshot(`
    "error docs/more.md
      A loader (includer.js) failed: ENOENT: no such file or directory, open '<site>/shared/none.txt'
      It is run as webpack would run it, but without webpack: what it needs of the compiler isn't there."
  `);
});
