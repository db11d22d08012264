// @ts-check
// The engine as npm delivers it: packed, and installed in a folder outside of the repository. Sites below that
// folder use it as those of strangers do.
import { execFile, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { addOnDirs, engineDir, rootDir, websiteDir } from "./paths.mjs";
import { SetupError } from "./setup-error.mjs";

const execute = promisify(execFile);

/** As people name folders; Windows' own scripts wouldn't find their way there. */
const suffix = process.platform === "win32" ? "" : " R&D";

/** Each clone of the repository has a folder of its own. */
export const installationDir = path.join(
  realpathSync(os.tmpdir()),
  "velosaur-e2e",
  createHash("sha1").update(rootDir).digest("hex").slice(0, 12) + suffix,
);
export const installedCli = path.join(installationDir, "node_modules/velosaur/bin/velosaur.mjs");
/** A copy of the website, which has no other engine at hand. */
export const installedWebsiteDir = path.join(installationDir, "website");
/** Fixtures. */
export const sitesDir = path.join(installationDir, "sites");

const packedDir = path.join(installationDir, "packed");
const stamp = path.join(installationDir, ".installed");
/** What commands leave in a site. */
const LEFT_BEHIND = new Set(["node_modules", "build", ".docusaurus"]);

/** Installs the engine unless it is installed already, and copies the website unless it hasn't changed. */
export async function ensureInstallation() {
  const key = hashPackages();
  if (!hasText(stamp, key)) {
    rmSync(packedDir, { recursive: true, force: true });
    mkdirSync(packedDir, { recursive: true });
    rmSync(stamp, { force: true });
    await install(createLock(await pack()));
    writeFileSync(stamp, key);
  }
  linkHistory();
  copyWebsite(key);
}

/** @param {string} file @param {string} text */
const hasText = (file, text) => existsSync(file) && readFileSync(file, "utf8") === text;

/** Whatever gets into the tarballs or decides on what is installed beside them. */
function hashPackages() {
  const parts = [engineDir, ...addOnDirs].flatMap((dir) =>
    ["bin", "dist", "src/theme", "package.json"].map((name) => path.join(dir, name)),
  );
  const files = ["package-lock.json", "website/package.json"].map((name) =>
    path.join(rootDir, name),
  );
  return hashFiles([...parts.flatMap(listFiles), ...files]);
}

/**
 * @typedef {{ name: string, file: string, integrity: string }} Packed
 * @typedef {Record<string, { link?: boolean, resolved?: string } & Record<string, unknown>>} LockedPackages
 */

/** @returns {Promise<Packed[]>} each named after what is in it */
async function pack() {
  const dirs = [engineDir, ...addOnDirs];
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", packedDir, ...dirs];
  /** @type {{ name: string, filename: string, integrity: string }[]} */
  const made = JSON.parse(await runNpm(args, rootDir));
  return made.map(({ name, filename, integrity }) => {
    const hash = createHash("sha1").update(integrity).digest("hex").slice(0, 12);
    // By another name npm knows that it is another one.
    const file = path.join(packedDir, `${name}-${hash}.tgz`);
    renameSync(path.join(packedDir, filename), file);
    return { name, file, integrity };
  });
}

/**
 * The repository's own versions of everything, so that nothing has to be asked for, with the tarballs in place of
 * the links to their sources.
 *
 * @param {Packed[]} packages
 */
function createLock(packages) {
  /** @type {{ packages: LockedPackages }} */
  const { packages: locked } = JSON.parse(
    readFileSync(path.join(rootDir, "package-lock.json"), "utf8"),
  );
  const { dependencies } = JSON.parse(readFileSync(path.join(websiteDir, "package.json"), "utf8"));
  const others = Object.entries(locked).filter(
    ([place, { link }]) => place.startsWith("node_modules/") && !link,
  );
  const tarballs = packages.map(({ name, file, integrity }) => {
    const { resolved = "" } = locked[`node_modules/${name}`] ?? {};
    return [`node_modules/${name}`, { ...locked[resolved], resolved: `file:${file}`, integrity }];
  });
  const root = {
    name: "installation",
    private: true,
    dependencies: {
      ...dependencies,
      ...Object.fromEntries(packages.map(({ name, file }) => [name, `file:${file}`])),
    },
  };
  return {
    name: root.name,
    lockfileVersion: 3,
    packages: { "": root, ...Object.fromEntries([...others, ...tarballs]) },
  };
}

/** @param {ReturnType<typeof createLock>} lock */
async function install(lock) {
  const write = (/** @type {string} */ name, /** @type {unknown} */ content) =>
    writeFileSync(path.join(installationDir, name), JSON.stringify(content, null, 2));
  write("package.json", lock.packages[""]);
  write("package-lock.json", lock);
  copyPackages(lock);
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"];
  await runNpm(["install", "--prefer-offline", "--install-links", ...quiet], installationDir);
}

/**
 * Almost all packages lie in the repository already: to copy them takes less than to have npm unpack them again.
 * npm looks through them, and adds the tarballs.
 *
 * @param {ReturnType<typeof createLock>} lock
 */
function copyPackages({ packages }) {
  const target = path.join(installationDir, "node_modules");
  if (existsSync(target)) return;
  // What an aborted run leaves is no package.
  const begun = path.join(installationDir, "copied-packages");
  rmSync(begun, { recursive: true, force: true });
  const places = Object.entries(packages).flatMap(([place, { dev, resolved }]) =>
    dev || resolved?.startsWith("file:") || !TOP_LEVEL.test(place) ? [] : [place],
  );
  for (const place of places) {
    const from = path.join(rootDir, place);
    if (existsSync(from)) cpSync(from, path.join(begun, place), { recursive: true });
  }
  renameSync(path.join(begun, "node_modules"), target);
  rmSync(begun, { recursive: true });
}

/** What is nested goes with what it is nested in. */
const TOP_LEVEL = /^node_modules\/(?:@[^/]+\/)?[^/]+$/;

/** Dates and authors of the website's pages come from the repository, whose folders have the same names here. */
function linkHistory() {
  const history = path.join(rootDir, ".git");
  if (!existsSync(history)) return;
  const { stdout } = spawnSync("git", ["rev-parse", "--absolute-git-dir"], { cwd: rootDir });
  writeFileSync(path.join(installationDir, ".git"), `gitdir: ${stdout.toString().trim()}\n`);
}

/**
 * What was built of another website, or by another engine, goes; caches stay.
 *
 * @param {string} engine
 */
function copyWebsite(engine) {
  const files = listFiles(websiteDir).filter(isSource);
  const key = `${engine} ${hashFiles(files)}`;
  const copied = path.join(installationDir, ".copied");
  if (hasText(copied, key)) return;
  rmSync(copied, { force: true });
  mkdirSync(installedWebsiteDir, { recursive: true });
  for (const name of readdirSync(installedWebsiteDir))
    if (name !== ".docusaurus") rmSync(path.join(installedWebsiteDir, name), { recursive: true });
  for (const file of files)
    cpSync(file, path.join(installedWebsiteDir, path.relative(websiteDir, file)));
  writeFileSync(copied, key);
}

/** @param {string} file */
const isSource = (file) =>
  !LEFT_BEHIND.has(path.relative(websiteDir, file).split(path.sep)[0] ?? "");

/** @param {string} place a file, a folder, or neither */
function listFiles(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  const entries = readdirSync(place, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => path.join(parentPath, name)).toSorted();
}

/** @param {string[]} files */
function hashFiles(files) {
  const hash = createHash("sha1");
  for (const file of files) hash.update(path.relative(rootDir, file)).update(readFileSync(file));
  return hash.digest("hex");
}

/**
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<string>} what it wrote
 */
async function runNpm(args, cwd) {
  const npm = process.env.npm_execpath;
  const isScript = npm !== undefined && /\.[cm]?js$/.test(npm);
  const [command, first] = isScript ? [process.execPath, [npm]] : ["npm", []];
  try {
    const { stdout } = await execute(command, [...first, ...args], {
      cwd,
      maxBuffer: 1 << 26,
      shell: !isScript && process.platform === "win32",
    });
    return stdout;
  } catch (error) {
    const reason = error instanceof Error && "stderr" in error ? error.stderr : error;
    throw new SetupError(`npm ${args[0]} fails in ${cwd}:\n${reason}`);
  }
}
