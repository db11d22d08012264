// @ts-check
// What npm delivers of each package.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import os from "node:os";
import { createRequire } from "node:module";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { addOnDirs, engineDir, rootDir } from "../setup/paths.mjs";

const everywhere = [
  /^package\.json$/,
  /^README\.md$/,
  /^LICENSE$/,
  /^dist\/\.compiled$/,
  /^dist\/.+\.js$/,
  /^dist\/.+\.d\.ts$/,
];
/** Styles, licences of what is inlined, and the sources that `swizzle` copies. */
const inEngine = [
  /^bin\/velosaur\.mjs$/,
  /^dist\/LICENSES$/,
  /^dist\/.+\.css$/,
  /^dist\/engine-(?:bundle\.json|renderer\.cjs)$/,
  /^dist\/prepared-modules\.json$/,
  /^dist\/docsearch\/css\/package\.json$/,
  /^dist\/(?:types|node\/(?:bundler|config))\/[\w-]+(?:\.\w+)?\.json$/,
  /^src\/theme\/.+\.(?:tsx?|css)$/,
];
const unwanted = /\.test\.|__fixtures__|\.map$|(?:^|\/)tsconfig\.json$/;

/** In kB: what it weighs to download, and on the disk. */
const limits = {
  // With 180 packages that nobody has to install (33 MB), and the engine ready-made for the dev server, on both sides;
  // what builds know of its modules is 11 kB.
  velosaur: { packed: 1630, unpacked: 6685 },
  "velosaur-theme-mermaid": { packed: 8, unpacked: 20 },
  "velosaur-theme-live-codeblock": { packed: 10, unpacked: 30 },
  "velosaur-plugin-ideal-image": { packed: 12, unpacked: 32 },
  "velosaur-plugin-pwa": { packed: 20, unpacked: 55 },
};

const dirs = [engineDir, ...addOnDirs];
const readManifest = (dir) => JSON.parse(readFileSync(path.join(dir, "package.json"), "utf8"));

/** What npm says of each, by its name. */
let packages;
beforeAll(() => {
  const args = ["pack", "--dry-run", "--json", "--ignore-scripts", ...dirs];
  const { stdout } = spawnSync("npm", args, {
    cwd: rootDir,
    encoding: "utf8",
    maxBuffer: 1 << 26,
    shell: process.platform === "win32",
  });
  packages = new Map(JSON.parse(stdout).map((packed) => [packed.name, packed]));
}, 60_000);

// What they do when they are loaded is for a process, or a thread, of their own.
test.each(["bundler/bundle-process.js", "workers/worker.js", "api/command-process.js"])(
  "no file of the engine's loads %s",
  (entry) => {
    const folder = path.join(engineDir, "dist/node");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const loads = new RegExp(
      `(?:from|import)\\s*\\(?["'][^"']*${entry.replaceAll(".", "\\.")}["']`,
    );
    const found = files
      .filter((file) => file.endsWith(".js"))
      .filter((file) => loads.test(readFileSync(path.join(folder, file), "utf8")));
    expect(files).toContain(path.normalize(entry));
    expect(found).toEqual([]);
  },
);

describe.each(dirs.map((dir) => [readManifest(dir).name, dir]))("%s", (packageName, dir) => {
  let packed;
  beforeAll(() => {
    packed = packages.get(packageName);
  });

  test("holds code, its types, and what a reader asks for; no tests, no maps", () => {
    const kinds = dir === engineDir ? [...everywhere, ...inEngine] : everywhere;
    const names = packed.files.map((file) => file.path);
    const isWanted = (name) => kinds.some((kind) => kind.test(name)) && !unwanted.test(name);
    expect(names.filter((name) => !isWanted(name))).toEqual([]);
    for (const kind of kinds) expect(names.filter((name) => kind.test(name))).not.toEqual([]);
  });

  test("names no place of the machine that compiled it, nor files that stay there", () => {
    const scripts = packed.files.filter((file) => /\.(?:[cm]?js|ts|json|css)$/.test(file.path));
    const isTelling = ({ path: name }) => {
      const text = readFileSync(path.join(dir, name), "utf8");
      return (
        [rootDir, os.homedir()].some((place) => text.includes(`${place}${path.sep}`)) ||
        text.includes("# sourceMappingURL=data:") ||
        /\/\/# sourceMappingURL=[\w./-]+\.map\s*$/.test(text)
      );
    };
    expect(scripts.filter(isTelling).map((file) => file.path)).toEqual([]);
  });

  test("weighs what it should", () => {
    const { packed: most, unpacked } = limits[packageName];
    expect(packed.size / 1000).toBeLessThan(most);
    expect(packed.unpackedSize / 1000).toBeLessThan(unpacked);
  });

  test("says what it is, and where its source lies", () => {
    const { description, keywords, license, repository, engines } = readManifest(dir);
    expect(description).toMatch(/^[A-Z].+[^.]$/);
    expect(keywords).toContain("docusaurus");
    expect({ license, repository, engines }).toEqual({
      license: "MIT",
      repository: {
        type: "git",
        url: readManifest(engineDir).repository.url,
        directory: path.relative(rootDir, dir).replaceAll(path.sep, "/"),
      },
      engines: { node: ">=20.19.0" },
    });
  });
});

test("the engine has the colours of code without their package, and knows of which version they are", () => {
  // As the engine finds it: it is no package of the scripts.
  const require = createRequire(path.join(engineDir, "package.json"));
  const name = "prism-react-renderer";
  const manifest = path.join(path.dirname(require.resolve(name)), "../package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8"));
  const shipped = readFileSync(path.join(engineDir, "dist/node/config/prism-themes.json"), "utf8");
  expect(JSON.parse(shipped)).toEqual({ version, themes: require(name).themes });
});

test("all packages have one licence", () => {
  const texts = [rootDir, ...dirs].map((dir) => readFileSync(path.join(dir, "LICENSE"), "utf8"));
  expect(new Set(texts).size).toBe(1);
});
