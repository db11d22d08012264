import { createRequire } from "node:module";
import path from "./system/path.ts";
import { stripVTControlCharacters } from "node:util";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { removeSites, writeSite } from "./__fixtures__/write-site.ts";
import { createProgram } from "./cli/create-program.ts";
import { describeFailure } from "./cli/report-failure.ts";
import { run } from "./cli.ts";
import { AuthorError } from "./system/author-error.ts";

afterAll(removeSites);

const parse = async (line: string): Promise<unknown> => {
  let called: unknown;
  const program = createProgram((command, args) => {
    called = { command: command.name, ...args };
    return Promise.resolve();
  });
  await program.parseAsync(line.split(" "), { from: "user" });
  return called;
};

describe("options", () => {
  it.each([
    ["build /site", { command: "build", siteDir: "/site", options: { minify: true, lean: true } }],
    [
      "build /site --out-dir out --config x.js --locale fr --locale de --no-minify --dev",
      {
        command: "build",
        siteDir: "/site",
        options: {
          outDir: "out",
          config: "x.js",
          locale: ["fr", "de"],
          minify: false,
          lean: true,
          dev: true,
        },
      },
    ],
    [
      "build /site --locale fr de",
      {
        command: "build",
        siteDir: "/site",
        options: { locale: ["fr", "de"], minify: true, lean: true },
      },
    ],
    ["start /site", { command: "start", siteDir: "/site", options: { open: true, minify: true } }],
    [
      "start /site --port 4000 --host 0.0.0.0 --no-open --hot-only --poll --locale fr",
      {
        command: "start",
        siteDir: "/site",
        options: {
          port: 4000,
          host: "0.0.0.0",
          open: false,
          hotOnly: true,
          poll: 1000,
          locale: "fr",
          minify: true,
        },
      },
    ],
    [
      "start /site -p 4000 -h ::1 --poll 250",
      {
        command: "start",
        siteDir: "/site",
        options: { port: 4000, host: "::1", open: true, poll: 250, minify: true },
      },
    ],
    [
      "dev /site -p 4000",
      {
        command: "start",
        siteDir: "/site",
        options: { port: 4000, open: true, minify: true },
      },
    ],
    [
      "serve /site --build --dir out --no-open --skip-build",
      {
        command: "serve",
        siteDir: "/site",
        options: { build: true, dir: "out", open: false, skipBuild: true, minify: true },
      },
    ],
    [
      "write-heading-ids",
      {
        command: "write-heading-ids",
        siteDir: process.cwd(),
        files: [],
        options: {},
      },
    ],
    [
      "write-heading-ids /site a.md docs/*.md --syntax mdx-comment --migrate --maintain-case --overwrite --config x.js",
      {
        command: "write-heading-ids",
        siteDir: "/site",
        files: ["a.md", "docs/*.md"],
        options: {
          syntax: "mdx-comment",
          migrate: true,
          maintainCase: true,
          overwrite: true,
          config: "x.js",
        },
      },
    ],
    [
      "write-translations /site --locale fr --override --messagePrefix ? --config x.js",
      {
        command: "write-translations",
        siteDir: "/site",
        options: { locale: "fr", override: true, messagePrefix: "?", config: "x.js" },
      },
    ],
    [
      "swizzle classic Footer /site -w -e -l -t -j --danger --config x.js",
      {
        command: "swizzle",
        themeName: "classic",
        componentName: "Footer",
        siteDir: "/site",
        options: {
          wrap: true,
          eject: true,
          list: true,
          typescript: true,
          javascript: true,
          danger: true,
          config: "x.js",
        },
      },
    ],
    [
      "deploy /site --skip-build --target-dir docs --out-dir out --locale fr --locale de --config x.js",
      {
        command: "deploy",
        siteDir: "/site",
        options: {
          skipBuild: true,
          targetDir: "docs",
          outDir: "out",
          locale: ["fr", "de"],
          config: "x.js",
        },
      },
    ],
    ["swizzle", { command: "swizzle", siteDir: process.cwd(), options: {} }],
    [
      "doctor /site --json --measure --config x.js",
      {
        command: "doctor",
        siteDir: "/site",
        options: { json: true, measure: true, config: "x.js" },
      },
    ],
    ["clear /site", { command: "clear", siteDir: "/site", options: {} }],
    ["clear", { command: "clear", siteDir: process.cwd(), options: {} }],
  ])("%s", async (line, expected) => {
    expect(await parse(line)).toEqual(expected);
  });
});

interface Output {
  out: string;
  err: string;
  exitCode: typeof process.exitCode;
}

const runLine = async (argv: string[]): Promise<Output> => {
  const texts = { out: "", err: "" };
  const catchText = (stream: "out" | "err") => (text: unknown) => {
    texts[stream] += `${String(text).replace(/\n$/, "")}\n`;
    return true;
  };
  vi.spyOn(process.stdout, "write").mockImplementation(catchText("out"));
  vi.spyOn(process.stderr, "write").mockImplementation(catchText("err"));
  vi.spyOn(console, "log").mockImplementation(catchText("out"));
  vi.spyOn(console, "error").mockImplementation(catchText("err"));
  vi.stubEnv("NODE_ENV", process.env.NODE_ENV);
  const before = process.exitCode;
  try {
    await run(argv);
    return {
      out: stripVTControlCharacters(texts.out),
      err: stripVTControlCharacters(texts.err),
      exitCode: process.exitCode,
    };
  } finally {
    process.exitCode = before;
    vi.restoreAllMocks();
  }
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe("run", () => {
  it("shows its help", async () => {
    const { out, exitCode } = await runLine([]);
    expect(out).toContain("Usage: velosaur [options] [command]");
    expect(exitCode ?? 0).toBe(0);
    expect((await runLine(["serve", "--help"])).out).toContain("--build");
    expect((await runLine(["-h"])).out).toBe(out);
    expect((await runLine(["build", "-h"])).out).toContain("  -h, --help");
    // There, `-h` is the host.
    expect((await runLine(["start", "-h"])).err).toContain("'-h, --host <host>' argument missing");
  });

  it("shows its version", async () => {
    expect((await runLine(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([
    [["buidl"], "error: unknown command 'buidl'\n(Did you mean build?)\n"],
    [["help", "buidl"], "error: unknown command 'buidl'\n(Did you mean build?)\n"],
    [["build", "--outdir", "x"], "error: unknown option '--outdir'\n(Did you mean --out-dir?)\n"],
    [
      ["start", "--port", "many"],
      "error: option '-p, --port <port>' argument 'many' is invalid. A port is a whole number from 0 to 65535.\n",
    ],
    [
      ["build", "--shard", "1/0"],
      "error: option '--shard <n/count>' argument '1/0' is invalid. A shard is a number and how many there are. The third of eight machines: `--shard 3/8`.\n",
    ],
    [
      ["start", "--poll", "often"],
      "error: option '--poll [interval]' argument 'often' is invalid. An interval is a whole number of milliseconds.\n",
    ],
    [
      ["clear", "a", "b"],
      "error: too many arguments for 'clear'. Expected 1 argument but got 2.\n",
    ],
  ])("%j", async (argv, message) => {
    const { err, exitCode } = await runLine(argv);
    expect(err).toBe(message);
    expect(exitCode).toBe(1);
  });

  it("shows mistakes of the author without a stack", async () => {
    const siteDir = writeSite({
      "docusaurus.config.js":
        "export default {\n  titel: 'x',\n  title: 'Site',\n  url: 'https://example.com',\n  baseUrl: '/',\n};\n",
    });
    const { err, exitCode } = await runLine(["serve", siteDir]);
    expect(err.replaceAll(siteDir, "<site>")).toMatchInlineSnapshot(`
      "error docusaurus.config.js:2:3
        Unknown key "titel". Did you mean "title"?
          1 | export default {
        > 2 |   titel: 'x',
            |   ^
          3 |   title: 'Site',
          4 |   url: 'https://example.com',
      "
    `);
    expect(exitCode).toBe(1);
  });

  it("clears", async () => {
    const siteDir = writeSite({ "build/a": "", ".docusaurus/b": "" });
    expect((await runLine(["clear", siteDir])).out).toBe("Removed 2 folders: build, .docusaurus\n");
    expect((await runLine(["clear", siteDir])).out).toBe(
      `Nothing to remove: no build and no cache is in ${siteDir}.\n`,
    );
  });

  it("tells of a site's cache, and of nothing else", async () => {
    const siteDir = writeSite({ "site.config.js": "", "docs/a.md": "" });
    expect((await runLine(["cache", siteDir, "--config", "site.config.js"])).out).toContain(
      "  folder     .docusaurus/velosaur\n",
    );
    const { err, exitCode } = await runLine(["cache", `${siteDir}/docs`]);
    expect(err).toContain(`There is no docusaurus.config file in ${siteDir}/docs.`);
    expect(exitCode).toBe(1);
  });

  it.each(["clear", "cache"])("%s says that a folder isn't there", async (name) => {
    const siteDir = `${writeSite({ "docs/a.md": "" })}/nowhere`;
    const { err, exitCode } = await runLine([name, siteDir]);
    expect(err).toBe(`error\n  The folder ${siteDir} does not exist.\n`);
    expect(exitCode).toBe(1);
  });

  it("looks at a site, and fails when it can't be built", async () => {
    const config = "export default { title: 'Site', url: 'https://example.com', baseUrl: '/' };";
    const siteDir = writeSite({ "docusaurus.config.js": config });
    const { out, exitCode } = await runLine(["doctor", siteDir]);
    expect(stripVTControlCharacters(out)).toContain("\nWorks as it is\n  The configuration: ");
    expect(exitCode ?? 0).toBe(0);
    const failed = await runLine(["doctor", siteDir, "--json", "--config", "missing.js"]);
    expect((JSON.parse(failed.out) as { findings: unknown[] }).findings[0]).toMatchObject({
      verdict: "fails",
      message: `The configuration file ${siteDir}/missing.js does not exist.`,
    });
    expect(failed.exitCode).toBe(1);
  });

  it("writes ids of headings", async () => {
    const siteDir = writeSite({
      "docusaurus.config.js":
        "export default { title: 'Site', url: 'https://example.com', baseUrl: '/', presets: ['classic'] };",
      "docs/a.md": "## A\n",
      "docs/b.md": "text\n",
    });
    vi.spyOn(process, "cwd").mockReturnValue(siteDir);
    expect((await runLine(["write-heading-ids"])).out).toBe(
      "Wrote ids into 1 of 2 Markdown files:\n  docs/a.md\n",
    );
    vi.spyOn(process, "cwd").mockReturnValue(siteDir);
    expect((await runLine(["write-heading-ids"])).out).toBe(
      "Nothing to write: all headings of 2 Markdown files have their ids.\n",
    );
    expect((await runLine(["write-heading-ids", "--syntax", "html"])).err).toContain(
      "Allowed choices are classic, mdx-comment.",
    );
  });

  it("writes translations", async () => {
    const siteDir = writeSite({
      "docusaurus.config.js":
        "export default { title: 'Site', url: 'https://example.com', baseUrl: '/', themes: ['classic'], themeConfig: { navbar: { title: 'Harbour' } } };",
      "i18n/en/docusaurus-theme-classic/navbar.json": '{ "old": { "message": "Old" } }',
      "src/a.js": "import { translate } from '@docusaurus/Translate';\ntranslate(text);\n",
    });
    vi.spyOn(process, "cwd").mockReturnValue(siteDir);
    const { out } = await runLine(["write-translations"]);
    expect(out.replace(/\d\d+/g, "<n>")).toMatchInlineSnapshot(`
      "warning src/a.js:2:1
        This text can't be collected: \`id\` and \`message\` must be written out in the call.
          1 | import { translate } from '@docusaurus/Translate';
        > 2 | translate(text);
            | ^
        Put a placeholder into the text, and its value beside it: translate({message: 'Hello {name}'}, {name}).

      warning i<n>n/en/docusaurus-theme-classic/navbar.json
        Nothing uses this message: old
        Remove what you no longer need. Ids that are made up while the page runs can't be seen here.

      Wrote 2 translation files:
        i<n>n/en/code.json: <n> messages, <n> new
        i<n>n/en/docusaurus-theme-classic/navbar.json: 2 messages, 1 new
      "
    `);
    vi.spyOn(process, "cwd").mockReturnValue(siteDir);
    expect((await runLine(["write-translations"])).out).toMatch(
      /\nNothing to write: all of \d+ messages are there\.\n$/,
    );
    vi.spyOn(process, "cwd").mockReturnValue(siteDir);
    const { err, exitCode } = await runLine(["write-translations", "--locale", "fr"]);
    expect(err).toContain('The locale "fr" is not one of the site\'s.');
    expect(exitCode).toBe(1);
  });

  it("runs commands that plugins add", async () => {
    const siteDir = writeSite({
      "docusaurus.config.js":
        "export default { title: 'Site', url: 'https://example.com', baseUrl: '/', plugins: ['./greet.js'] };",
      "greet.js":
        "module.exports = () => ({ name: 'greet', extendCli: (cli) => cli.command('greet <name>').action((name) => console.log(`Hello ${name}`)) });",
    });
    vi.spyOn(process, "cwd").mockReturnValue(siteDir);
    expect((await runLine(["greet", "you"])).out).toBe("Hello you\n");
  });

  it("lists commands that plugins add, and prints their help", async () => {
    const siteDir = writeSite({
      "docusaurus.config.js":
        "export default { title: 'Site', url: 'https://example.com', baseUrl: '/', plugins: ['./greet.js'] };",
      "greet.js":
        "module.exports = () => ({ name: 'greet', extendCli: (cli) => cli.command('greet <name>').description('says hello').option('--loud') });",
    });
    for (const line of [[], ["--help"], ["help"]]) {
      vi.spyOn(process, "cwd").mockReturnValue(siteDir);
      expect((await runLine(line)).out).toMatch(/greet \[options\] <name> +says hello/);
    }
    vi.spyOn(process, "cwd").mockReturnValue(siteDir);
    expect((await runLine(["help", "greet"])).out).toContain("--loud");
  });

  it("prints its help in a site whose configuration has a mistake", async () => {
    const siteDir = writeSite({
      "docusaurus.config.js": "export default { plugins: ['./none.js'] };",
    });
    vi.spyOn(process, "cwd").mockReturnValue(siteDir);
    const { out, err, exitCode } = await runLine(["--help"]);
    expect(out).toContain("start the development server");
    expect(err).toBe("");
    expect(exitCode ?? 0).toBe(0);
  });

  it("gives a plugin's action the command, with its options, as upstream does", async () => {
    const siteDir = writeSite({
      "docusaurus.config.js":
        "export default { title: 'Site', url: 'https://example.com', baseUrl: '/', plugins: ['./greet.js'] };",
      "greet.js": `module.exports = () => ({
        name: 'greet',
        extendCli: (cli) => {
          cli.command('greet').arguments('<name>').option('--loud').option('--times <n>', '', '2')
            .action((name, instance) => console.log([name, instance.opts().loud, instance.loud, instance.times].join(' ')));
        },
      });`,
    });
    vi.spyOn(process, "cwd").mockReturnValue(siteDir);
    expect((await runLine(["greet", "you", "--loud"])).out).toBe("you true true 2\n");
    vi.spyOn(process, "cwd").mockReturnValue(siteDir);
    expect(await runLine(["greet", "you", "and", "me"])).toMatchObject({
      err: "",
      out: "you   2\n",
    });
  });

  it("runs a command that a plugin makes with a commander of its own, of another version", async () => {
    const other = path.join(
      import.meta.dirname,
      "../../../../node_modules",
      "katex",
      "package.json",
    );
    const foreign = createRequire(other).resolve("commander");
    const siteDir = writeSite({
      "docusaurus.config.js":
        "export default { title: 'Site', url: 'https://example.com', baseUrl: '/', plugins: ['./greet.js'] };",
      "greet.js": `const { Command } = require(${JSON.stringify(foreign)});
      module.exports = () => ({
        name: 'greet',
        extendCli: (cli) => {
          const command = new Command().command('greet [name]').description('Greets.').option('-l, --loud');
          cli.addCommand(command.action(async (name, { loud }) => {
            await null;
            if (!name) throw new Error('Nobody is there.');
            console.log([name, loud].join(' '));
          }));
        },
      });`,
    });
    vi.spyOn(process, "cwd").mockReturnValue(siteDir);
    expect((await runLine(["greet", "you", "--loud"])).out).toBe("you true\n");
    vi.spyOn(process, "cwd").mockReturnValue(siteDir);
    expect((await runLine(["greet"])).err).toContain("Nobody is there.");
  });

  it.each([
    ["a command of a plugin", "cli.command('greet').action(() => { throw new Error('Nobody.'); })"],
    ["what a plugin does to add commands", "{ throw new Error('Nobody.'); }"],
  ])("tells whose it is when %s fails", async (_case, code) => {
    const siteDir = writeSite({
      "docusaurus.config.js":
        "export default { title: 'Site', url: 'https://example.com', baseUrl: '/', plugins: ['./greet.js'] };",
      "greet.js": `module.exports = () => ({ name: 'greet', extendCli: (cli) => ${code} });`,
    });
    vi.spyOn(process, "cwd").mockReturnValue(siteDir);
    const { err, exitCode } = await runLine(["greet"]);
    expect(err).toContain('The plugin "greet" failed in extendCli: Nobody.');
    expect(err).not.toContain("Velosaur itself");
    expect(exitCode).toBe(1);
  });

  it("runs commands of plugins for a site and a configuration that the environment names", async () => {
    const siteDir = writeSite({
      "other.config.js": `export default {
        title: "Site", url: "https://example.com", baseUrl: "/",
        plugins: [() => ({ name: "greet", extendCli: (cli) => cli.command("greet").action(() => console.log("Hello")) })],
      };`,
    });
    vi.stubEnv("DOCUSAURUS_CLI_SITE_DIR", siteDir);
    vi.stubEnv("DOCUSAURUS_CLI_CONFIG", "other.config.js");
    expect((await runLine(["greet"])).out).toBe("Hello\n");
    vi.stubEnv("DOCUSAURUS_CLI_CONFIG", "none.config.js");
    expect((await runLine(["greet"])).err).toContain("none.config.js does not exist");
  });
});

describe("failures", () => {
  it("of ours keep the stack and the causes", () => {
    const { text, exitCode } = describeFailure(
      new Error("Ours.", { cause: new Error("Deeper.") }),
      "/site",
    );
    expect(exitCode).toBe(1);
    expect(text).toMatch(
      /^Velosaur itself has failed\..*\n\nError: Ours\.\n {4}at .*[\s\S]*Caused by: Error: Deeper\.\n {4}at /,
    );
  });

  it("of the author's don't", () => {
    const error = new AuthorError({ severity: "error", message: "Theirs." });
    expect(stripVTControlCharacters(describeFailure(error, "/site").text)).toBe("error\n  Theirs.");
  });
});
