import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "../system/path.ts";
import { stripVTControlCharacters } from "node:util";
import { afterAll, describe, expect, it, vi } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { readEngineVersion } from "../system/engine-paths.ts";
import { canBuild, doctor } from "./doctor.ts";
import { checkNode } from "./doctor/check-installation.ts";
import { formatExamination, formatMeasurement } from "./doctor/format-examination.ts";
import { findUpstream, timeBuild } from "./doctor/measure.ts";
import { readInstallation } from "./doctor/read-installation.ts";

afterAll(removeSites);

const VERSION = readEngineVersion();
const ALIAS = `"@docusaurus/core": "npm:velosaur@^${VERSION}"`;

const CONFIG = `module.exports = {
  title: "Site",
  url: "https://example.com",
  baseUrl: "/",
  presets: ["classic"],
};
`;

const manifest = (name: string, version: string): string => JSON.stringify({ name, version });

const ENGINE = {
  "package.json": JSON.stringify({ dependencies: { "@docusaurus/core": "npm:velosaur@^3.10.0" } }),
  "node_modules/@docusaurus/core/package.json": manifest("velosaur", VERSION),
};
const UPSTREAM = {
  "package.json": JSON.stringify({ dependencies: { "@docusaurus/core": "3.10.2" } }),
  "node_modules/@docusaurus/core/package.json": manifest("@docusaurus/core", "3.10.2"),
  "node_modules/@docusaurus/core/bin/docusaurus.mjs": "",
};

const linkExecutable = (siteDir: string, target: string): void => {
  mkdirSync(path.join(siteDir, "node_modules/.bin"), { recursive: true });
  symlinkSync(path.join("..", target), path.join(siteDir, "node_modules/.bin/docusaurus"));
};

const examine = async (siteDir: string): Promise<{ text: string; isFine: boolean }> => {
  const examination = await doctor({ siteDir, options: {} });
  const text = stripVTControlCharacters(formatExamination(examination))
    .replaceAll(siteDir, "<site>")
    .replaceAll(process.versions.node, "<node>")
    .replaceAll(VERSION, "<version>");
  return { text: text.slice(0, text.indexOf("\n\nSpeed")), isFine: canBuild(examination) };
};

describe("a site that is fine", () => {
  it("is told what works, and what the engine does itself", async () => {
    const siteDir = writeSite({
      ...ENGINE,
      "docusaurus.config.js": CONFIG.replace(
        "presets",
        'future: { faster: true },\n  plugins: ["./own.js"],\n  presets',
      ),
      "own.js": 'module.exports = () => ({ name: "own-plugin" });',
    });
    expect(await examine(siteDir)).toMatchInlineSnapshot(`
      {
        "isFine": true,
        "text": "Velosaur <version>, Node <node>, <site>

      Works as it is
        The configuration: docusaurus.config.js.
        Plugins: own-plugin.
        @docusaurus/core is the engine, for scripts and imports.

      Done by the engine itself
        Tools that \`future.faster\` choose: code is compiled and bundled by Vite.
        Plugins: docusaurus-plugin-content-docs, docusaurus-plugin-content-blog, docusaurus-plugin-content-pages, docusaurus-plugin-sitemap, docusaurus-theme-classic.",
      }
    `);
  });
});

describe("what has no effect", () => {
  it("is named with what to write instead", async () => {
    const siteDir = writeSite({
      ...ENGINE,
      "docusaurus.config.js": CONFIG.replace(
        '"classic"',
        '["classic", { docs: { recmaPlugins: [() => {}] } }]',
      ).replace("presets", 'plugins: ["./own.js"],\n  presets'),
      "babel.config.js": 'module.exports = { plugins: ["styled-jsx"] };',
      "own.js":
        'module.exports = () => ({ name: "own", configureWebpack: () => ({ output: { library: "x" } }) });',
    });
    const { text, isFine } = await examine(siteDir);
    expect(isFine).toBe(true);
    expect(text.slice(text.indexOf("Has no effect"))).toMatchInlineSnapshot(`
      "Has no effect
        The plugin "docusaurus-plugin-content-docs" is given recmaPlugins, which have no effect: documents are not compiled to JavaScript. (docusaurus.config.js:6 presets[0][1].docs.recmaPlugins)
          What they do can most often be done by a rehype plugin.
        The plugin "own" asks for what only webpack does: output.library. (docusaurus.config.js)
          All else that its configureWebpack returns is honoured. For these, return what Vite has instead from \`configureVite\` in the same plugin or in one of the site; Docusaurus passes that method over.
        This file has no effect: code is compiled by Vite, without Babel. (babel.config.js)
          Remove what the site doesn't need. What it needs, a plugin for Vite may do: return it from \`configureVite\` in a plugin of the site."
    `);
  });
});

describe("what can't work", () => {
  it("is said with place and hint, and the rest is looked at all the same", async () => {
    const siteDir = writeSite({
      ...UPSTREAM,
      "docusaurus.config.js": CONFIG.replace(
        "presets",
        'themes: ["@docusaurus/theme-mermaid"],\n  presets',
      ),
    });
    linkExecutable(siteDir, "@docusaurus/core/bin/docusaurus.mjs");
    const { text, isFine } = await examine(siteDir);
    expect(isFine).toBe(false);
    expect(text).toContain(
      `Can't work
  "@docusaurus/theme-mermaid" needs the package velosaur-theme-mermaid, which isn't installed.`,
    );
    expect(text).toContain("npm install velosaur-theme-mermaid");
    expect(text).toContain("The site's scripts run upstream: `docusaurus` is its executable.");
  });

  it("a configuration with mistakes, and a folder without one", async () => {
    const siteDir = writeSite({ "docusaurus.config.js": CONFIG.replace("title", "titel") });
    expect((await examine(siteDir)).text).toContain('Unknown key "titel". Did you mean "title"?');
    const { text, isFine } = await examine(writeSite({ "package.json": "{}" }));
    expect(isFine).toBe(false);
    expect(text).toContain("There is no docusaurus.config file in <site>.");
  });

  it("an old Node", () => {
    expect(checkNode("20.18.9")).toMatchObject([
      {
        verdict: "fails",
        message: "Node 20.18.9 is too old: the engine needs 20.19.0 or newer.",
      },
    ]);
    for (const version of ["20.19.0", "20.20.2", "22.0.0"]) expect(checkNode(version)).toEqual([]);
  });
});

describe("packages", () => {
  const adviceOf = async (files: Record<string, string>): Promise<unknown[]> => {
    const siteDir = writeSite({ "docusaurus.config.js": CONFIG, ...files });
    const { findings } = await doctor({ siteDir, options: {} });
    return findings
      .filter(({ verdict }) => verdict === "advice")
      .map(({ message, hint }) => [message, hint]);
  };

  it.each([
    [
      "package-lock.json",
      `"overrides": { "@docusaurus/core": "$@docusaurus/core" } into package.json, and run \`npm update\``,
    ],
    ["pnpm-lock.yaml", `overrides: { ${ALIAS} } into pnpm-workspace.yaml, and run \`pnpm dedupe\``],
    ["yarn.lock", `"resolutions": { ${ALIAS} } into package.json, and run \`yarn install\``],
  ])("a second core, beside %s", async (lockfile, override) => {
    const nested = "node_modules/@docusaurus/preset-classic/node_modules/@docusaurus/core";
    const advice = await adviceOf({
      ...ENGINE,
      [lockfile]: "",
      [`${nested}/package.json`]: manifest("@docusaurus/core", "3.9.2"),
    });
    expect(advice).toEqual([
      [
        "Upstream's core 3.9.2 is installed as well (1 time), for packages that ask for it. Nothing runs it.",
        `Write ${override}. Or take packages of upstream out of package.json, and install.`,
      ],
    ]);
  });

  const ALIAS_COMMAND = `Run \`npm install @docusaurus/core@npm:velosaur\`, which writes ${ALIAS} into the dependencies. Scripts, \`npx docusaurus\` and imports are the engine's then.`;

  it.each([
    ["npm", ALIAS_COMMAND],
    [
      "pnpm",
      `Write ${ALIAS} into the dependencies, and install. Scripts, \`npx docusaurus\` and imports are the engine's then.`,
    ],
  ])("the adopting line, where upstream's core is asked for, of %s", async (manager, hint) => {
    const asked = {
      packageManager: `${manager}@10.0.0`,
      dependencies: { "@docusaurus/core": "3" },
    };
    expect(await adviceOf({ "package.json": JSON.stringify(asked) })).toEqual([
      ["The site doesn't name the engine.", hint],
    ]);
  });

  it("upstream's core, though the line is written", async () => {
    const { "package.json": manifest } = ENGINE;
    expect(await adviceOf({ ...UPSTREAM, "package.json": manifest })).toEqual([
      [
        "The site names the engine as @docusaurus/core, but that isn't what is installed.",
        ALIAS_COMMAND,
      ],
    ]);
  });

  it("the engine under its own name, as pnpm writes executables", async () => {
    const siteDir = writeSite({
      "package.json": JSON.stringify({ dependencies: { velosaur: "^3.10.0" } }),
      "node_modules/velosaur/package.json": manifest("velosaur", VERSION),
      "node_modules/.bin/docusaurus":
        '#!/bin/sh\nexec node  "$basedir/../velosaur/bin/velosaur.mjs" "$@"\n',
    });
    chmodSync(path.join(siteDir, "node_modules/.bin/docusaurus"), 0o755);
    expect(readInstallation(siteDir).executable).toBe(
      path.join(siteDir, "node_modules/velosaur/bin/velosaur.mjs"),
    );
  });

  it("a base of tsconfig.json that isn't there, and React's types", async () => {
    const advice = await adviceOf({
      ...ENGINE,
      "pnpm-lock.yaml": "",
      "tsconfig.json": '{\n  // of upstream\n  "extends": "@docusaurus/tsconfig"\n}',
    });
    expect(advice).toEqual([
      [
        "The types: tsconfig.json extends @docusaurus/tsconfig, which isn't installed.",
        'Write "extends": "@docusaurus/core/tsconfig" in its place; types of all @docusaurus and @theme modules come with it.',
      ],
      [
        "The types: those of React can't be found from the site, so tsc knows no JSX.",
        "Install them: pnpm add --save-dev @types/react",
      ],
    ]);
  });

  it("the add-on for a package of upstream's, until it is installed", async () => {
    const files = {
      ...ENGINE,
      "package.json": JSON.stringify({
        dependencies: { "@docusaurus/theme-mermaid": "3", "@docusaurus/theme-live-codeblock": "3" },
      }),
      "node_modules/@docusaurus/theme-mermaid/package.json": manifest("t", "3.10.2"),
    };
    expect(await adviceOf(files)).toEqual([
      [
        "@docusaurus/theme-mermaid is upstream's, as long as the package that stands for it isn't installed.",
        "Install that: npm install velosaur-theme-mermaid",
      ],
    ]);
    const addOn = {
      "node_modules/velosaur-theme-mermaid/package.json": manifest("velosaur-theme-mermaid", "3"),
    };
    expect(await adviceOf({ ...files, ...addOn })).toEqual([]);
    const alias = {
      "node_modules/@docusaurus/theme-mermaid/package.json": manifest(
        "velosaur-theme-mermaid",
        "3",
      ),
    };
    expect(await adviceOf({ ...files, ...alias })).toEqual([]);
  });

  it("the add-on for a plugin of upstream's that a preset brings along", async () => {
    const preset =
      'module.exports = () => ({ plugins: [require("@docusaurus/plugin-ideal-image")] })';
    const files = {
      ...ENGINE,
      "docusaurus.config.js":
        'module.exports = { title: "T", url: "https://a.test", baseUrl: "/", presets: ["./preset.js"] }',
      "preset.js": preset,
      "node_modules/@docusaurus/plugin-ideal-image/package.json": manifest("i", "3.10.2"),
      "node_modules/@docusaurus/plugin-ideal-image/index.js":
        'module.exports = () => ({ name: "docusaurus-plugin-ideal-image" })',
    };
    expect(await adviceOf(files)).toContainEqual([
      "@docusaurus/plugin-ideal-image is upstream's, as long as the package that stands for it isn't installed.",
      "Install that: npm install velosaur-plugin-ideal-image",
    ]);
  });

  it("React and packages of upstream that the engine stands for", async () => {
    const siteDir = writeSite({
      ...ENGINE,
      "package.json": JSON.stringify({
        dependencies: { "@docusaurus/core": "npm:velosaur@3", "@docusaurus/preset-classic": "3" },
        devDependencies: { "@docusaurus/types": "3", "@docusaurus/eslint-plugin": "3" },
      }),
      "docusaurus.config.js": CONFIG,
      "node_modules/react/package.json": manifest("react", "18.3.1"),
    });
    const { text } = await examine(siteDir);
    expect(text).toContain("Packages of upstream: @docusaurus/preset-classic, @docusaurus/types.");
    expect(text).toMatch(/React 18\.3\.1 of the site: pages run with 19\.\d+\.\d+, which/);
  });
});

describe("patches", () => {
  const findPatches = async (files: Record<string, string>): Promise<unknown[]> => {
    const siteDir = writeSite({ "docusaurus.config.js": CONFIG, ...ENGINE, ...files });
    const { findings } = await doctor({ siteDir, options: {} });
    return findings
      .filter(({ message }) => message.startsWith("Patches"))
      .map(({ message, keyPath }) => [/: (.*?)\. /.exec(message)?.[1], keyPath]);
  };
  const manifest = (fields: object): Record<string, string> => ({
    "package.json": JSON.stringify({
      dependencies: { "@docusaurus/core": "npm:velosaur@^3.10.0" },
      ...fields,
    }),
  });

  it("of patch-package, with what to do", async () => {
    const siteDir = writeSite({
      "docusaurus.config.js": CONFIG,
      ...ENGINE,
      "patches/@docusaurus+core+3.10.2.patch": "",
      "patches/@docusaurus+theme-classic+3.10.2+002+navbar.dev.patch": "",
      "patches/@docusaurus+preset-classic++@docusaurus+theme-common+3.10.2.patch": "",
      "patches/@docusaurus+remark-plugin-npm2yarn+3.10.2.patch": "",
      "patches/@docusaurus+theme-translations+3.10.2.patch": "",
      "patches/infima+0.2.0.patch": "",
      "patches/README.md": "",
    });
    const { text, isFine } = await examine(siteDir);
    expect(isFine).toBe(true);
    expect(text.slice(text.indexOf("Has no effect"))).toMatchInlineSnapshot(`
      "Has no effect
        Patches of upstream's packages: @docusaurus+core+<version>.patch, @docusaurus+preset-classic++@docusaurus+theme-common+<version>.patch, @docusaurus+theme-classic+<version>+002+navbar.dev.patch. The code that they change doesn't run here, and installing fails where they find nothing to change. (patches)
          Take them out before you install the engine in upstream's place. What they changed, a component in src/theme or a plugin of the site may do."
    `);
  });

  it("of patch-package, in the folders that scripts name", async () => {
    const scripts = {
      postinstall: "patch-package --patch-dir changes && echo done",
      prepare: 'patch-package --error-on-fail --patch-dir="more changes"',
    };
    const found = await findPatches({
      ...manifest({ scripts }),
      "changes/@docusaurus+core+3.10.2.patch": "",
      "more changes/@docusaurus+utils+3.10.2.patch": "",
      "done/@docusaurus+types+3.10.2.patch": "",
    });
    expect(found.map((patch) => [patch].flat()[0])).toEqual([
      "@docusaurus+core+3.10.2.patch",
      "@docusaurus+utils+3.10.2.patch",
    ]);
  });

  it("but not of the engine itself, which has other files", async () => {
    const diff = (file: string): string =>
      `diff --git a/node_modules/@docusaurus/core/${file} b/node_modules/@docusaurus/core/${file}\n`;
    const found = await findPatches({
      "node_modules/@docusaurus/core/dist/node/cli.js": "",
      "node_modules/@docusaurus/core/package.json": '{ "name": "velosaur", "version": "3.10.2" }',
      "patches/@docusaurus+core+3.10.2+001+ours.patch":
        diff("package.json") + diff("dist/node/cli.js"),
      "patches/@docusaurus+core+3.10.2+002+theirs.patch":
        diff("package.json") + diff("lib/index.js"),
      ...manifest({
        resolutions: {
          "@docusaurus/core": "patch:velosaur@npm%3A3.10.2#~/.yarn/patches/velosaur.patch",
        },
      }),
    });
    expect(found).toEqual([["@docusaurus+core+3.10.2+002+theirs.patch", undefined]]);
  });

  it.each([
    [
      "pnpm.patchedDependencies",
      (patched: object) => manifest({ pnpm: { patchedDependencies: patched } }),
    ],
    ["patchedDependencies", (patched: object) => manifest({ patchedDependencies: patched })],
    [
      "patchedDependencies",
      (patched: object) => ({
        "pnpm-workspace.yaml": `# JSON is YAML\npatchedDependencies: ${JSON.stringify(patched)}`,
      }),
    ],
  ])("of %s", async (keyPath, write) => {
    const patched = {
      "@docusaurus/core@3.10.2": "patches/core.patch",
      "@docusaurus/utils": "patches/utils.patch",
      "infima@0.2.0": "patches/infima.patch",
    };
    expect(await findPatches(write(patched))).toEqual([
      ["@docusaurus/core@3.10.2, @docusaurus/utils", keyPath],
    ]);
  });

  it("of Yarn", async () => {
    const patch = "patch:@docusaurus/core@npm%3A3.10.2#~/.yarn/patches/core.patch";
    const resolutions = {
      "@docusaurus/core@npm:3.10.2": patch,
      "@docusaurus/preset-classic/@docusaurus/theme-classic": patch,
      "@docusaurus/utils": "3.10.2",
      "infima@npm:0.2.0": patch,
    };
    const devDependencies = { "@docusaurus/types": patch };
    expect(await findPatches(manifest({ resolutions, devDependencies }))).toEqual([
      [
        "@docusaurus/core@npm:3.10.2, @docusaurus/preset-classic/@docusaurus/theme-classic",
        "resolutions",
      ],
      ["@docusaurus/types", "devDependencies"],
    ]);
  });
});

describe("measuring", () => {
  it("builds with upstream's executable where it is installed, and leaves nothing behind", async () => {
    const siteDir = writeSite({
      ...UPSTREAM,
      "node_modules/@docusaurus/core/bin/docusaurus.mjs": `import { mkdirSync } from "node:fs";
const [command, siteDir, option, outDir] = process.argv.slice(2);
mkdirSync(siteDir + "/" + process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME);
mkdirSync(outDir + "/made", { recursive: true });
process.exitCode = command === "build" && option === "--out-dir" ? 0 : 1;
`,
    });
    const upstream = findUpstream(readInstallation(siteDir));
    expect(upstream).toMatchObject({ version: "3.10.2" });
    const executable = path.join(upstream?.folder ?? "", "bin/docusaurus.mjs");
    expect(await timeBuild({ executable, siteDir })).toEqual(expect.any(Number));
    expect(readdirSync(siteDir).toSorted()).toEqual(["node_modules", "package.json"]);
    const missing = path.join(siteDir, "missing.mjs");
    expect(await timeBuild({ executable: missing, siteDir })).toBeUndefined();
  });

  it("leaves nothing behind when it is stopped, neither in the site nor beside the output", async () => {
    const siteDir = writeSite({
      "slow.mjs": `import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
const [, siteDir, , outDir] = process.argv.slice(2);
mkdirSync(siteDir + "/" + process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME);
mkdirSync(dirname(outDir) + "/.build.next");
writeFileSync(siteDir + "/place.txt", dirname(outDir));
setInterval(() => {}, 1000);
`,
    });
    const stopped = new AbortController();
    const executable = path.join(siteDir, "slow.mjs");
    const seconds = timeBuild({ executable, siteDir, signal: stopped.signal });
    const readPlace = (): string => readFileSync(`${siteDir}/place.txt`, "utf8");
    await vi.waitFor(() => expect(readPlace()).not.toBe(""), 5000);
    stopped.abort();
    expect(await seconds).toBeUndefined();
    expect(readdirSync(siteDir).toSorted()).toEqual(["place.txt", "slow.mjs"]);
    const place = readPlace();
    expect(path.basename(place)).toMatch(/^velosaur-doctor-/);
    expect(existsSync(place)).toBe(false);
  });

  it("finds a site that can't be built, and says what tells why", async () => {
    const siteDir = writeSite({ ...ENGINE, "docusaurus.config.js": CONFIG });
    const examination = await doctor({ siteDir, options: {} });
    const failed = { ...examination, measurement: { engine: undefined } };
    expect(canBuild(examination)).toBe(true);
    expect(canBuild(failed)).toBe(false);
    expect(formatExamination(failed)).toContain(
      "Velosaur: the build failed; `velosaur build` says why",
    );
  });

  it("is told with a ratio only when both are built", () => {
    const upstream = { version: "3.10.2", seconds: 30 };
    expect(formatMeasurement({ engine: 4, upstream })).toBe(
      "Velosaur: 4.0 s\nDocusaurus 3.10.2: 30.0 s\nRatio: 7.5",
    );
    expect(formatMeasurement({ engine: 4, upstream: { ...upstream, seconds: undefined } })).toBe(
      "Velosaur: 4.0 s\nDocusaurus 3.10.2: the build failed",
    );
    expect(formatMeasurement({ engine: 4 })).toContain("nothing to compare with");
  });
});
