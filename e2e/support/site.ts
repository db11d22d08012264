/** Sites made for a test, and the engine's commands run on them as their authors would run them. */

import { spawn, type ChildProcess } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { installationDir, installedCli, sitesDir } from "../../scripts/setup/installation.mjs";
import { createCommandEnv } from "../../scripts/setup/short-lived.mjs";
import { type Commit, writeHistory } from "./repository.ts";
import { checkPlaces } from "./check-places.ts";
import { checkStyles } from "./check-styles.ts";

/** File name → content; `null` stands for a folder. */
export type SiteFiles = Record<string, string | Uint8Array | null>;

export interface SiteSource {
  files: SiteFiles;
  /** Fields of `docusaurus.config.js`, unless `files` holds a configuration. */
  config?: Record<string, unknown>;
  /** Options of the docs plugin. */
  docs?: Record<string, unknown>;
  /** Commits of the repository that holds the site; its files aren't part of them. */
  history?: readonly Commit[];
  /** What the site has installed beside the engine: path → absolute folder that it links to. */
  links?: Record<string, string>;
}

export interface Site {
  readonly dir: string;
  /** The executable of the engine that it is built with. */
  readonly cli: string;
  /** Absolute path of a file of the site. */
  path: (file: string) => string;
  read: (file: string) => string;
  bytes: (file: string) => Uint8Array;
  write: (file: string, content: string | Uint8Array) => void;
  remove: (file: string) => void;
}

/** Writes a site beside the installed engine; one that was left there by an earlier run goes first. */
export function createSite(
  name: string,
  { files, config = {}, docs = {}, links = {}, history }: SiteSource,
): Site {
  const dir = path.join(sitesDir, name);
  rmSync(dir, { recursive: true, force: true });
  if (history) writeHistory(dir, history);
  const site = writeFiles(dir, { "docusaurus.config.js": formatConfig(config, docs), ...files });
  for (const [link, dir] of Object.entries(links)) {
    mkdirSync(path.dirname(site.path(link)), { recursive: true });
    symlinkSync(dir, site.path(link));
  }
  return site;
}

/** Writes a site outside of any repository. */
export function createSiteAt(dir: string, { files, config = {}, docs = {} }: SiteSource): Site {
  const site = writeSite(dir, { "docusaurus.config.js": formatConfig(config, docs), ...files });
  symlinkSync(path.join(installationDir, "node_modules"), path.join(dir, "node_modules"));
  return site;
}

/**
 * Gives a new site the bundles of another one, built before by the same spec: those that it would make itself, where the
 * two differ in nothing that code sees. To bundle is most of a small site's build. Key and files of a bundle decide
 * whether it is taken; where none is there, since that test doesn't run, the site makes its own.
 */
export function takeBundles(site: Site, name: string): void {
  const home = path.join(sitesDir, name, CACHE);
  const locales = existsSync(home) ? readdirSync(home) : [];
  const folders = locales.map((locale) => path.join(locale, "bundles"));
  for (const folder of folders.filter((inner) => existsSync(path.join(home, inner))))
    cpSync(path.join(home, folder), site.path(path.join(CACHE, folder)), { recursive: true });
}

const CACHE = ".docusaurus/velosaur";

/** A site that is there already. */
export function openSite(dir: string, cli: string = installedCli): Site {
  const toPath = (file: string): string => path.join(dir, file);
  return {
    dir,
    cli,
    path: toPath,
    read: (file) => readFileSync(toPath(file), "utf8"),
    bytes: (file) => readFileSync(toPath(file)),
    write: (file, content) => {
      mkdirSync(path.dirname(toPath(file)), { recursive: true });
      writeFileSync(toPath(file), content);
    },
    remove: (file) => rmSync(toPath(file), { recursive: true }),
  };
}

function writeSite(dir: string, files: SiteFiles): Site {
  rmSync(dir, { recursive: true, force: true });
  return writeFiles(dir, files);
}

function writeFiles(dir: string, files: SiteFiles): Site {
  const site = openSite(dir);
  mkdirSync(dir, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    if (content === null) mkdirSync(site.path(file), { recursive: true });
    else site.write(file, content);
  }
  return site;
}

/** A site of docs alone, at the root. */
function formatConfig(config: Record<string, unknown>, docs: Record<string, unknown>): string {
  const fields = {
    title: "Fixture",
    url: "https://fixture.test",
    baseUrl: "/",
    presets: [["classic", { docs: { routeBasePath: "/", ...docs }, blog: false }]],
    ...config,
  };
  return `export default ${JSON.stringify(fields, null, 2)};\n`;
}

export interface CommandResult {
  code: number;
  /** What a terminal would show, without colours; the site's folder is `<site>`. */
  output: string;
  stdout: string;
  stderr: string;
}

/** Runs `velosaur <args>` in the site's folder until it ends. */
export async function runVelosaur(
  site: Site,
  args: string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  const child = spawnVelosaur(site, args, env);
  const output = collectOutput(child, site);
  const code = await new Promise<number>((resolve) =>
    child.once("close", (exitCode) => resolve(exitCode ?? -1)),
  );
  return { code, output: output.both(), stdout: output.stdout(), stderr: output.stderr() };
}

/** Builds a site that must build. */
export async function buildSite(site: Site, args: string[] = []): Promise<CommandResult> {
  const result = await runVelosaur(site, ["build", ...args]);
  if (result.code !== 0)
    throw new Error(`The site in ${site.dir} doesn't build:\n${result.output}`);
  checkStyles(site.path("build"));
  checkPlaces(site.dir, site.path("build"));
  return result;
}

/** The message of a failed build, or its warnings: what stands before the closing lines, without progress. */
export const readMessage = ({ output }: CommandResult): string =>
  output
    .replaceAll(/^\s+✓ .*\n/gm, "")
    .replace(/\n*Built \d[\s\S]*$/, "")
    .trim();

export interface SiteServer {
  /** `http://localhost:1234`, without base URL. */
  origin: string;
  output: () => string;
  close: () => Promise<void>;
}

/** Serves what was built. */
export const serveSite = (site: Site): Promise<SiteServer> => runServer(site, ["serve"]);

/** Starts the dev server. */
export const startSite = (site: Site, env: Record<string, string> = {}): Promise<SiteServer> =>
  runServer(site, ["start"], env);

/** The port is the system's choice: a free one at that moment, and nobody else's. */
async function runServer(
  site: Site,
  args: string[],
  env: Record<string, string> = {},
): Promise<SiteServer> {
  const address = ["--port", "0", "--host", "127.0.0.1", "--no-open"];
  const child = spawnVelosaur(site, [...args, ...address], env);
  const output = collectOutput(child, site);
  const origin = await new Promise<string>((resolve, reject) => {
    const fail = (reason: string): void => {
      child.kill();
      reject(new Error(`${reason}:\n${output.both()}`));
    };
    const timer = setTimeout(() => fail("The server is not ready"), 150_000);
    child.stdout?.on("data", () => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output.both()) ?? [];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    });
    child.once("close", () => fail("The server has ended"));
  });
  let isClosing = false;
  child.once("close", (code) => {
    if (!isClosing)
      console.error(`The server of ${site.dir} has ended (${code}):\n${output.both()}`);
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      isClosing = true;
      if (child.exitCode !== null) resolve();
      child.once("close", () => resolve());
      child.kill("SIGTERM");
    });
  return { origin, output: output.both, close };
}

/** `E2E_LEAN=off`: all tests with pages that leave nothing out. */
export const isLean: boolean = process.env["E2E_LEAN"] !== "off";
const WHOLE = isLean ? [] : ["--no-lean"];

function spawnVelosaur(
  site: Site,
  given: string[],
  env: Record<string, string> = {},
): ChildProcess {
  const args = given[0] === "build" ? [...given, ...WHOLE] : given;
  return spawn(process.execPath, [site.cli, ...args], {
    cwd: site.dir,
    env: createCommandEnv(env),
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function collectOutput(child: ChildProcess, site: Site) {
  const chunks: { stream: "out" | "err"; text: string }[] = [];
  child.stdout
    ?.setEncoding("utf8")
    .on("data", (text: string) => chunks.push({ stream: "out", text }));
  child.stderr
    ?.setEncoding("utf8")
    .on("data", (text: string) => chunks.push({ stream: "err", text }));
  const join = (stream?: "out" | "err"): string => {
    const texts = chunks
      .filter((chunk) => !stream || chunk.stream === stream)
      .map(({ text }) => text);
    return stripVTControlCharacters(texts.join("")).replaceAll(site.dir, "<site>");
  };
  return { both: () => join(), stdout: () => join("out"), stderr: () => join("err") };
}
