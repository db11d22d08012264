// The engine as a program has it: `import … from "velosaur"`, of the installed package.
import { execFile } from "node:child_process";
import { expect, test } from "vitest";
import { createSite, type Site, type SiteFiles } from "./support/site.ts";

const page = (title: string): SiteFiles => ({ "docs/index.md": `# ${title}\n` });

const createProgramSite = (name: string, program: string, files: SiteFiles = page("Start")): Site =>
  createSite(`api-${name}`, {
    files: {
      ...files,
      "program.mjs": `import * as velosaur from "velosaur";
const { build, dev, serve, AuthorError, formatDiagnostics } = velosaur;
const tell = (value) => console.log(JSON.stringify(value));
${program}`,
    },
  });

interface Output {
  stdout: string;
  stderr: string;
}

const run = (site: Site): Promise<Output> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, NO_COLOR: "1", CI: "1", NODE_ENV: "own" };
    const program = [site.path("program.mjs")];
    execFile(process.execPath, program, { cwd: site.dir, env, timeout: 200_000 }, (...ended) => {
      const [error, stdout, stderr] = ended;
      if (error) reject(new Error(`${error.message}\n${stdout}${stderr}`));
      else resolve({ stdout, stderr });
    });
  });

/** Runs the program, whose every line of output is JSON: nothing else writes there. */
async function runProgram(site: Site): Promise<unknown[]> {
  const { stdout, stderr } = await run(site);
  expect(stderr).toBe("");
  const lines = stdout.split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as unknown);
}

test("a build tells what it made, prints nothing, and is made anew each time", async () => {
  const site = createProgramSite(
    "build",
    `import { readFileSync, writeFileSync } from "node:fs";
const countListeners = () => process.eventNames().map((name) => process.listenerCount(name)).join();
const before = countListeners();
const { pages, outDir, seconds, bytes, diagnostics } = await build();
tell({ pages, outDir, isTimed: seconds > 0, hasHtml: bytes.HTML > 0, diagnostics });
const config = readFileSync("docusaurus.config.js", "utf8");
writeFileSync("docusaurus.config.js", config.replace("Fixture", "Renamed"));
const [one, other] = await Promise.all([build({ siteDir: "." }), build({ outDir: "other" })]);
tell([one.pages, other.pages]);
tell(process.env.NODE_ENV);
tell(countListeners() === before);`,
  );
  const told = await runProgram(site);
  expect(told).toEqual([
    { pages: 2, outDir: site.path("build"), isTimed: true, hasHtml: true, diagnostics: [] },
    [2, 2],
    "own",
    true,
  ]);
  expect(site.read("build/index.html")).toContain(">Start | Renamed</title>");
  expect(site.read("other/index.html")).toContain(">Start | Renamed</title>");
});

test("mistakes are exceptions with their places, and the last good output stays", async () => {
  const site = createProgramSite(
    "mistakes",
    `import { writeFileSync } from "node:fs";
await build();
writeFileSync("docs/index.md", "# Start\\n\\n<Tabs>\\n");
const describe = (error) => {
  if (!(error instanceof AuthorError)) throw error;
  const [{ filePath, line, message }] = error.diagnostics;
  tell({ filePath, line, message });
  return error;
};
const error = await build().then(() => undefined, describe);
tell(formatDiagnostics(error.diagnostics, { siteDir: process.cwd() }).split("\\n"));
await build({ outdir: "x" }).catch(describe);
await build({ siteDir: "missing" }).catch(describe);
await serve({ dir: "missing" }).catch(describe);
await build({ log: () => {} }).catch((error) => tell(error.message));`,
  );
  const told = await runProgram(site);
  expect(told[0]).toMatchObject({ filePath: site.path("docs/index.md"), line: 3 });
  expect(told[1]).toEqual(expect.arrayContaining([expect.stringContaining("docs/index.md:3")]));
  expect(told[2]).toEqual({ message: '`build` has no option "outdir". Did you mean "outDir"?' });
  expect(told[3]).toMatchObject({ message: expect.stringContaining("missing") as string });
  expect(told[4]).toMatchObject({ message: expect.stringContaining("nothing to serve") as string });
  expect(told[5]).toContain("could not be cloned");
  expect(site.read("build/index.html")).toContain("Start");
});

test("servers answer when they are handed over, and are gone when they are closed", async () => {
  const site = createProgramSite(
    "servers",
    `await build();
const isGone = (url) => fetch(url).then(() => false, () => true);
for (const [command, options] of [[dev, { poll: 100 }], [serve, {}]]) {
  const server = await command({ ...options, port: 0, host: "127.0.0.1" });
  const text = await (await fetch(server.url)).text();
  tell([command.name, text.includes("Start"), /^http:\\/\\/127\\.0\\.0\\.1:\\d+\\/$/.test(server.url)]);
  await Promise.all([server.close(), server.close()]);
  await server.closed;
  tell(await isGone(server.url));
}
const first = await serve({ port: 0 });
const { port } = new URL(first.url);
await serve({ port: Number(port) }).catch((error) => tell(error.message === \`Port \${port} is in use.\`));
await first.close();`,
  );
  const told = await runProgram(site);
  expect(told).toEqual([["dev", true, true], true, ["serve", true, true], true, true]);
});

test("a server that ends by itself says so", async () => {
  const site = createProgramSite(
    "ended",
    `const server = await dev({ port: 0, host: "127.0.0.1" });
await fetch(server.url + "end").catch(() => {});
await server.closed.catch((error) => tell(error.message));
await server.close();`,
    {
      ...page("Start"),
      "docusaurus.config.js": `export default {
  title: "Fixture", url: "https://fixture.test", baseUrl: "/",
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  plugins: [() => ({
    name: "ends",
    configureVite: () => ({
      plugins: [{ name: "end", configureServer: ({ middlewares }) => {
        middlewares.use("/end", () => { process.stderr.write("Out of words."); process.exit(7); });
      } }],
    }),
  })],
};
`,
    },
  );
  const told = await runProgram(site);
  expect(told).toEqual(["The server has ended by itself. It ended with code 7.\nOut of words."]);
});

test("what the command line shows is shown where it is asked for", async () => {
  const site = createProgramSite("log", "await build({ log: true });");
  const { stdout, stderr } = await run(site);
  expect(stdout).toMatch(/✓ render[^]*Built 2 pages in/);
  expect(stderr).toBe("");
});
