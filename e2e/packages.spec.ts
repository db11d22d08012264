/** Packages that bring components: they mean the engine's modules by upstream's names, in every format. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { describeBoth } from "./support/describe-site.ts";
import type { SiteFiles } from "./support/site.ts";

const manifest = (name: string): string =>
  JSON.stringify({ name, version: "1.0.0", main: "index.js" });

/** An ES module with JSX in a `.js` file, which needs a CommonJS one. */
const modern: SiteFiles = {
  "node_modules/modern/package.json": manifest("modern"),
  "node_modules/modern/index.js": `import React from "react";
import Link from "@docusaurus/Link";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useColorMode } from "@docusaurus/theme-common";
import Heading from "@theme/Heading";
import config from "@generated/docusaurus.config";
import greet from "plain";
import "./style.css";
export default function Modern() {
  const { siteConfig } = useDocusaurusContext();
  const { colorMode } = useColorMode();
  if (module.hot) module.hot.accept();
  return (
    <div id="modern">
      <Heading as="h2" id="modern-title">{greet()} {siteConfig.title} {config.title} {colorMode}</Heading>
      <Link to="/">Modern link</Link>
    </div>
  );
}
`,
  "node_modules/modern/style.css": "#modern { letter-spacing: 3px; }",
  "node_modules/plain/package.json": manifest("plain"),
  "node_modules/plain/index.js": `module.exports = function () {
  return "plain " + typeof global + " " + process.env.NODE_ENV + " " + process.env.SECRET;
};
`,
};

/** As Babel compiles it. */
const compiled: SiteFiles = {
  "node_modules/compiled/package.json": manifest("compiled"),
  "node_modules/compiled/index.js": `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Part = exports.default = void 0;
var _react = _interop(require("react"));
var _Link = _interop(require("@docusaurus/Link"));
var _themeCommon = require("@docusaurus/theme-common");
var _router = require("@docusaurus/router");
function _interop(found) { return found && found.__esModule ? found : { default: found }; }
const Compiled = () => {
  const { colorMode } = (0, _themeCommon.useColorMode)();
  const { pathname } = (0, _router.useLocation)();
  return _react.default.createElement("div", { id: "compiled" }, "compiled ", colorMode, " ", pathname, " ",
    _react.default.createElement(_Link.default, { to: "/" }, "Compiled link"));
};
exports.default = Compiled;
exports.Part = () => _react.default.createElement("p", { id: "part" }, "Part");
`,
};

/** A plugin whose theme and client module are CommonJS, as TypeScript compiles it. */
const theme: SiteFiles = {
  "node_modules/old-theme/package.json": manifest("old-theme"),
  "node_modules/old-theme/index.js": `const path = require("path");
module.exports = () => ({
  name: "old-theme",
  getThemePath: () => path.resolve(__dirname, "theme"),
  getClientModules: () => [path.resolve(__dirname, "client.js")],
});
`,
  "node_modules/old-theme/client.js": `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const visits = require("./visits");
exports.onRouteDidUpdate = ({ location }) => {
  visits.list.push(location.pathname);
  document.body.dataset.visits = visits.list.join(" ");
};
`,
  "node_modules/old-theme/visits.js": "exports.list = [];",
  "node_modules/old-theme/theme/Footer/index.js": `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const jsx_runtime_1 = require("react/jsx-runtime");
const interop = (found) => (found && found.__esModule ? found : { default: found });
const Footer_1 = interop(require("@theme-original/Footer"));
const Counter_1 = interop(require("@theme/OldCounter"));
const styles_1 = interop(require("./styles.module.css"));
exports.default = (props) => (0, jsx_runtime_1.jsxs)("div", { id: "old-footer", className: styles_1.default.box,
  children: [(0, jsx_runtime_1.jsx)(Counter_1.default, {}), (0, jsx_runtime_1.jsx)(Footer_1.default, { ...props })] });
`,
  "node_modules/old-theme/theme/Footer/styles.module.css": ".box { letter-spacing: 4px; }",
  "node_modules/old-theme/theme/OldCounter/index.js": `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const react_1 = require("react");
exports.default = function OldCounter() {
  const [count, setCount] = (0, react_1.useState)(0);
  return (0, react_1.createElement)("button", { id: "counter", onClick: () => setCount(count + 1) }, "Old " + count);
};
`,
};

/** Of a plugin: components in circles, an ES module that requires, and the component of a route. */
const tangled: SiteFiles = {
  "node_modules/tangled/package.json": manifest("tangled"),
  "node_modules/tangled/index.js": `const path = require("path");
module.exports = () => ({
  name: "tangled",
  getThemePath: () => path.resolve(__dirname, "theme"),
  getClientModules: () => [path.resolve(__dirname, "client.js")],
  async contentLoaded({ actions }) {
    actions.addRoute({ path: "/tangled", exact: true, component: path.resolve(__dirname, "Page.js") });
  },
});
`,
  "node_modules/tangled/Page.js": `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const react_1 = require("react");
const Layout_1 = require("@theme/Layout");
const Node_1 = require("@theme/Node");
const words_1 = require("./words");
exports.default = function Page() {
  const word = (0, react_1.useContext)(words_1.Word);
  return (0, react_1.createElement)(Layout_1.default, { title: "Tangled" },
    (0, react_1.createElement)("main", { id: "tangled" }, word, " ", (0, react_1.createElement)(Node_1.default, { depth: 2 })));
};
`,
  "node_modules/tangled/words.js": `exports.Word = require("react").createContext("word");`,
  "node_modules/tangled/theme/Node/index.js": `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.default = Node;
const react_1 = require("react");
const Branch_1 = require("@theme/Branch");
const Leaf_1 = require("@theme/Leaf");
function Node({ depth }) {
  const Kind = depth > 0 ? Branch_1.default : Leaf_1.default;
  return (0, react_1.createElement)(Kind, { depth });
}
`,
  "node_modules/tangled/theme/Branch/index.js": `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const react_1 = require("react");
const Node_1 = require("@theme/Node");
const joined = require("join-words")("(", ")");
exports.default = ({ depth }) => (0, react_1.createElement)("span", null, joined, (0, react_1.createElement)(Node_1.default, { depth: depth - 1 }));
`,
  "node_modules/tangled/theme/Leaf/index.js": `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.default = () => require("react").createElement("b", null, "leaf");
`,
  "node_modules/tangled/client.js": `import { joinAll } from "joined";
import words from "./words.json";
const { tell } = require("./tell");
export function onRouteDidUpdate({ location }) {
  tell(joinAll(location.pathname, words.seen, typeof require("./missing-type")));
}
`,
  "node_modules/tangled/words.json": `{ "seen": "seen" }`,
  "node_modules/tangled/tell.js": `module.exports = { tell: (text) => { document.body.dataset.told = text; } };`,
  "node_modules/tangled/missing-type.js": `module.exports = function () {};`,
  // An ES module of a package, which needs a CommonJS one by name and by default.
  "node_modules/joined/package.json": `{ "name": "joined", "version": "1.0.0", "type": "module", "exports": "./index.js" }`,
  "node_modules/joined/index.js": `import join, { separator } from "join-words";
export const joinAll = (...words) => join(...words) + separator;
`,
  "node_modules/join-words/package.json": manifest("join-words"),
  "node_modules/join-words/index.js": `module.exports = (...words) => words.join("-");
module.exports.separator = ".";
`,
};

const site: SiteFiles = {
  "docs/index.mdx": `---
slug: /
---

import Modern from "modern";
import Compiled, { Part } from "compiled";
import Shared from "@site/src/Shared";

# Packages

<Modern />

<Compiled />

<Part />

<Shared />
`,
  "src/Shared.js": `import { useContext } from "react";
import { Mark } from "./mark";
export default () => <p id="shared">{useContext(Mark)}</p>;
`,
  "src/mark.js": `import { createContext } from "react";
export const Mark = createContext("none");
`,
  "src/theme/Root.js": `import { Mark } from "../mark";
import "@site/src/Shared";
export default ({ children }) => <Mark.Provider value="given">{children}</Mark.Provider>;
`,
  "src/pages/work.js": `import { useEffect, useState } from "react";
export default function Work() {
  const [answer, setAnswer] = useState("");
  useEffect(() => {
    const worker = new Worker(new URL("../worker.ts", import.meta.url));
    worker.onmessage = ({ data }) => setAnswer(data);
    worker.postMessage(21);
    return () => worker.terminate();
  }, []);
  return <main><p id="answer">{answer}</p></main>;
}
`,
  "src/worker.ts": `import config from "@generated/docusaurus.config";
import { double } from "@site/src/double";
onmessage = ({ data }: MessageEvent<number>) => postMessage(\`\${config.title} \${double(data)}\`);
`,
  "src/pages/data.js": `import { list, count } from "../data";
import all from "../data";
const { label } = require("../labels");
export default () => <main id="data">{label} {list.join()} {count} {all.list.length} {require("../numbers.json")[1]}</main>;
`,
  "src/data.js": `const { label } = require("./labels");
module.exports = { list: [label, "b"], count: 2 };
`,
  "src/labels.js": `exports.label = "a";`,
  "src/numbers.json": "[1, 7]",
  // A site's own component among those of a plugin.
  "src/theme/Leaf.js": `import React from "react";
import Original from "@theme-original/Leaf";
import Node from "@theme/Node";
export default () => <i id="leaf">{typeof Node} <Original /></i>;
`,
  "src/double.ts": "export const double = (value: number): number => value * 2;",
};

const config = {
  plugins: ["old-theme", "tangled"],
  themeConfig: { footer: { style: "dark", copyright: "The footer below" } },
};

/** Scripts by their addresses without queries; those that have come by several. */
function collectTwice(page: Page): () => string[] {
  const queries = new Map<string, Set<string>>();
  page.on("request", (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (request.resourceType() !== "script") return;
    // What a file is apart from its version: its own code, or what stands for it.
    const key = origin + pathname + search.replace(/(?<=[?&])v=\w*/, "");
    queries.set(key, (queries.get(key) ?? new Set()).add(search));
  });
  return () => [...queries].filter(([, found]) => found.size > 1).map(([key]) => key);
}

/** Neither a module nor CommonJS, as Prism's grammars are: it writes to what is global when it runs. */
const script: SiteFiles = {
  "node_modules/script/package.json": manifest("script"),
  "node_modules/script/parts/one.js": "Words.push('of a script');\n",
  "src/words.js": "Words.push('not run')",
  "src/pages/script.js": `import { useEffect, useState } from "react";
export default function Script() {
  const [words, setWords] = useState("");
  useEffect(() => {
    globalThis.Words = ["words"];
    require("script/parts/one.js");
    const { default: text } = require("!!raw-loader!../words.js");
    setWords(globalThis.Words.join(" ") + ": " + text);
    delete globalThis.Words;
  }, []);
  return <p id="script">{words}</p>;
}
`,
};

/** React's renderer, which is one for Node and another one for browsers. */
const renderer: SiteFiles = {
  "node_modules/drawn/package.json": manifest("drawn"),
  "node_modules/drawn/index.js": `import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
export const draw = (text) => renderToStaticMarkup(createElement("b", null, text));
`,
  "node_modules/old-drawn/package.json": manifest("old-drawn"),
  "node_modules/old-drawn/index.js": `const { createElement } = require("react");
const { renderToString } = require("react-dom/server");
exports.draw = (text) => renderToString(createElement("u", null, text));
`,
  "src/pages/drawn.js": `import { useEffect, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { draw } from "drawn";
import { draw as drawOld } from "old-drawn";
export default function Drawn() {
  const [html, setHtml] = useState("");
  useEffect(() => setHtml(draw("one") + drawOld("two") + renderToStaticMarkup(<i>three</i>)), []);
  return <p id="drawn">{html}</p>;
}
`,
};

/** A document that names a package, one in its partial, one in a component beside it, and one that isn't there. */
const late: SiteFiles = {
  ...Object.fromEntries(
    ["late-one", "late-two", "late-three"].flatMap((name) => [
      [`node_modules/${name}/package.json`, manifest(name)],
      [`node_modules/${name}/index.js`, `export default () => "${name}";`],
    ]),
  ),
  "docs/late.mdx": `import One from "late-one";
import Part from "./_late-part.mdx";
import Three from "./_parts/three.jsx";

<p id="late"><One /> <Part /> <Three /></p>

In this prose there stands
import "not-there" as well.
`,
  "docs/_late-part.mdx": 'import Two from "late-two";\n\n<b><Two /></b>\n',
  "docs/_parts/three.jsx":
    'import Late from "late-three";\nexport default () => <i><Late /></i>;\n',
};

const files = {
  ...late,
  ...renderer,
  ...modern,
  ...compiled,
  ...theme,
  ...tangled,
  ...site,
  ...script,
};

describeBoth("packages", { files, config }, ({ open, mode }) => {
  const environment = mode === "dev" ? "development" : "production";

  test("a document shows components of packages", async () => {
    let twice = (): string[] => [];
    const page = await open("/", {
      prepare: async (opened) => void (twice = collectTwice(opened)),
    });
    await expect
      .poll(() => page.locator("#modern-title").innerText())
      .toMatch(`plain object ${environment} undefined Fixture Fixture light`);
    expect(await page.locator("#compiled").innerText()).toBe("compiled light / Compiled link");
    expect(await page.locator("#part").innerText()).toBe("Part");
    expect(await page.locator("#shared").innerText()).toBe("given");
    const spacing = (id: string): Promise<string> =>
      page.locator(id).evaluate((element) => getComputedStyle(element).letterSpacing);
    expect(await spacing("#modern")).toBe("3px");
    expect(await spacing("#old-footer")).toBe("4px");
    expect(twice()).toEqual([]);
  });

  test("a document opened later has its packages, and is loaded once", async () => {
    let twice = (): string[] => [];
    const page = await open("/late", {
      prepare: async (opened) => void (twice = collectTwice(opened)),
    });
    await expect
      .poll(() => page.locator("#late").innerText())
      .toMatch(/^late-one\s*late-two\s*late-three$/);
    expect(twice()).toEqual([]);
  });

  test("a theme and a client module in CommonJS take part", async () => {
    const page = await open("/");
    expect(await page.locator("#old-footer").innerText()).toContain("The footer below");
    await page.locator("#counter").click();
    await expect.poll(() => page.locator("#counter").innerText()).toBe("Old 1");
    expect(await page.evaluate(() => document.body.dataset["visits"])).toBe("/");
  });

  test("components in circles, and modules of a plugin in any format", async () => {
    const page = await open("/tangled");
    expect(await page.locator("#tangled").innerText()).toBe("word (-)(-)function leaf");
    expect(await page.evaluate(() => document.body.dataset["told"])).toBe(
      "/tangled-seen-function.",
    );
  });

  test("modules of the site may be CommonJS", async () => {
    const page = await open("/data");
    expect(await page.locator("#data").innerText()).toBe("a a,b 2 2 7");
  });

  test("a script runs when it is required; as text it doesn't", async () => {
    const page = await open("/script");
    await expect
      .poll(() => page.locator("#script").innerText())
      .toBe("words of a script: Words.push('not run')");
  });

  test("React's renderer is the browser's", async () => {
    const page = await open("/drawn");
    await expect
      .poll(() => page.locator("#drawn").innerText())
      .toBe("<b>one</b><u>two</u><i>three</i>");
  });

  test("a worker knows the site's modules", async () => {
    const page = await open("/work");
    await expect.poll(() => page.locator("#answer").innerText()).toBe("Fixture 42");
  });
});
