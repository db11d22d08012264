import { readFileSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, describe, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { resolveConfig } from "../config/resolve-config.ts";
import type { CompileOptions } from "../markdown/options.ts";
import { compileOptionsInput, prepareSite } from "../site/prepare-site.ts";
import { compileOptionsSource } from "./compile-options.ts";
import { loadCompileOptions } from "./compile-task.ts";

afterAll(removeSites);

const PACKAGE = "node_modules/docusaurus-plugin-telling";

/** A plugin that tells each time that it is made. */
const telling = (also = ""): string => `const { appendFileSync } = require("node:fs");
module.exports = (context) => {
  appendFileSync(context.siteDir + "/told.txt", ".");
  ${also}
  return { name: "telling" };
};`;

interface Site {
  plugin: string;
  other?: string;
  /** Stands before the configuration. */
  begin?: string;
  files: Record<string, string>;
}

/** What a thread gets of a site whose documents need functions, and how often the plugin was made meanwhile. */
async function loadAsThread({ plugin, other, begin = "", files }: Site) {
  const siteDir = writeSite({
    "docusaurus.config.js": `${begin}
module.exports = {
  title: "Site", url: "https://example.com", baseUrl: "/",
  plugins: ${JSON.stringify([plugin, other].filter(Boolean))},
  presets: [["classic", { docs: { remarkPlugins: [() => () => {}] }, blog: false, pages: false }]],
};`,
    "docs/index.md": "# Start",
    ...files,
  });
  const context = await resolveConfig({ siteDir, mode: "production" });
  const site = await prepareSite(context);
  const countMade = (): number => readFileSync(path.join(siteDir, "told.txt"), "utf8").length;
  const before = countMade();
  const source = compileOptionsSource(site.table, compileOptionsInput(site));
  const options = await loadCompileOptions(structuredClone(source));
  const wanted = site.table.entries.map((entry) => entry.options);
  return { options, wanted, made: countMade() - before };
}

/** Functions by their code: each thread has its own. */
const describeOptions = (all: readonly CompileOptions[]): string =>
  JSON.stringify(all, (_key, value: unknown) =>
    typeof value === "function" || value instanceof RegExp ? String(value) : value,
  );

describe("a thread that needs functions of the site's", () => {
  test("finds them without the plugins of packages, which may do much when they are made", async () => {
    const { options, wanted, made } = await loadAsThread({
      plugin: "telling",
      files: { [`${PACKAGE}/index.js`]: telling() },
    });
    expect(made).toBe(0);
    expect(JSON.stringify(options)).toBe(JSON.stringify(wanted));
    expect(options[0]?.remarkPlugins).toEqual([expect.any(Function)]);
  });

  test.each<Site & { what: string }>([
    { what: "is the site's own", plugin: "./telling.js", files: { "telling.js": telling() } },
    {
      what: "is of a package that the configuration asks for more",
      plugin: "telling",
      begin: 'require("docusaurus-plugin-telling/remark");',
      files: { [`${PACKAGE}/index.js`]: telling(), [`${PACKAGE}/remark.js`]: "" },
    },
    {
      what: "is of a package that a plugin of the site's own asks for more",
      plugin: "telling",
      other: "./other.js",
      files: {
        "other.js": 'require("docusaurus-plugin-telling/remark"); module.exports = () => null;',
        [`${PACKAGE}/index.js`]: telling(),
        [`${PACKAGE}/remark.js`]: "",
      },
    },
    {
      what: "changes what documents are compiled with",
      plugin: "telling",
      files: {
        [`${PACKAGE}/index.js`]: telling(
          "context.siteConfig.markdown.preprocessor = ({ fileContent }) => fileContent;",
        ),
      },
    },
  ])("makes a plugin, too, that $what", async (site) => {
    const { options, wanted, made } = await loadAsThread(site);
    expect(made).toBe(1);
    expect(describeOptions(options)).toBe(describeOptions(wanted));
  });
});
