import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { buildSite, createSite, readMessage } from "./support/site.ts";

/** Counts what the bundler asks of the engine's plugins while the site is bundled, for both sides. */
const COUNTER = `const { writeFileSync } = require("node:fs");
const path = require("node:path");

const HOOKS = ["resolveId", "load", "transform"];

module.exports = ({ siteDir }) => ({
  name: "counter",
  configureVite: () => ({
    plugins: [
      {
        name: "counter",
        configResolved: ({ plugins }) => plugins.forEach(count),
        closeBundle() {
          writeFileSync(path.join(siteDir, "counts.json"), JSON.stringify(counts));
        },
      },
    ],
  }),
});

const counts = {};

function count(plugin) {
  for (const hook of HOOKS) {
    const given = plugin[hook];
    if (!plugin.name.startsWith("velosaur:") || typeof given?.handler !== "function") continue;
    const { handler } = given;
    given.handler = function (...input) {
      counts[plugin.name] = (counts[plugin.name] ?? 0) + 1;
      return handler.apply(this, input);
    };
  }
}
`;

test("what is known of the engine's own modules is no question to a plugin", async () => {
  const site = createSite("plugin-questions", {
    config: { presets: [["classic", {}]], plugins: ["./counter.js"] },
    files: {
      "counter.js": COUNTER,
      "docs/a.md": "# A\n\n```js\nlet a;\n```\n",
      "blog/2026-01-01-post.md": "# Post\n",
      "src/theme/Footer/index.js":
        'import Link from "@docusaurus/Link";\nexport default () => <footer><Link to="/docs/a">Other footer</Link></footer>;\n',
      "src/pages/index.js":
        'import Layout from "@theme/Layout";\nexport default () => <Layout>Home</Layout>;\n',
    },
  });
  await buildSite(site);
  const counts = JSON.parse(site.read("counts.json")) as Record<string, number>;
  // Once for each side, and each module that names it.
  expect(counts["velosaur:module-names"]).toBeGreaterThan(0);
  expect(counts["velosaur:module-names"]).toBeLessThan(12);
  expect(counts["velosaur:own-packages"]).toBeLessThan(6);
  expect(counts["velosaur:direct-imports"]).toBeUndefined();
  expect(counts["velosaur:style-words"]).toBeLessThan(25);
  // A name that the site gives another meaning is the site's, wherever it stands.
  for (const page of ["index.html", "docs/a/index.html", "blog/index.html"])
    expect(site.read(`build/${page}`)).toContain("Other footer");
});

const WISHES = `import { appendFileSync } from "node:fs";
export default ({ siteDir }) => ({
  name: "wishes",
  configureVite({ isServer }) {
    appendFileSync(siteDir + "/calls.txt", isServer + "\\n");
    return {
      base: "/other/",
      define: { WISH: '"granted"' },
      build: {
        outDir: "elsewhere",
        rolldownOptions: { input: "nothing.js", output: { entryFileNames: "all.js" } },
      },
    };
  },
});
`;

test("a plugin is asked for its Vite once for each side, and what is the engine's stays so", async () => {
  const site = createSite("plugin-wishes", {
    config: { presets: [["classic", {}]], plugins: ["./wishes.mjs"] },
    files: {
      "wishes.mjs": WISHES,
      "docs/a.md": "# A\n",
      "src/pages/index.js": "export default () => <p>{WISH}</p>;\n",
    },
  });
  const result = await buildSite(site);
  expect(readMessage(result)).toMatchInlineSnapshot(`
    "warning docusaurus.config.js
      The plugin "wishes" configures in Vite what Velosaur decides: base, build.outDir, build.rolldownOptions.input, build.rolldownOptions.output.entryFileNames.
      It has no effect: take it out of what \`configureVite\` returns. All else there is honoured."
  `);
  expect(site.read("calls.txt")).toBe("false\ntrue\n");
  expect(site.read("build/index.html")).toContain("<p>granted</p>");
  expect(site.read("build/index.html")).not.toContain("/other/");
  expect(existsSync(site.path("elsewhere"))).toBe(false);
});
