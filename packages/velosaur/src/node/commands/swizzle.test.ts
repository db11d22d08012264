import { PassThrough } from "node:stream";
import path from "../system/path.ts";
import { afterAll, describe, expect, it } from "vitest";
import { readFiles } from "../__fixtures__/folders.ts";
import { readFailure, removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { createModuleResolver } from "../bundler/module-resolution.ts";
import { themeSourceDir } from "../system/engine-paths.ts";
import { loadToolchain } from "../javascript/toolchain.ts";
import { swizzle, type SwizzleArgs } from "./swizzle.ts";
import { createAsk } from "./swizzle/ask.ts";
import { copyComponent } from "./swizzle/copy-component.ts";
import { listThemes } from "./swizzle/themes.ts";

afterAll(removeSites);

const CLASSIC = "@docusaurus/theme-classic";
const SITE = {
  "docusaurus.config.js": `export default {
    title: "Site", url: "https://example.com", baseUrl: "/", themes: ["classic", "./harbour.js"],
  };`,
  "harbour.js": `module.exports = () => ({
    name: "harbour",
    getThemePath: () => "./harbour/lib",
    getTypeScriptThemePath: () => "./harbour/src",
  });
  module.exports.getSwizzleConfig = () => ({ components: {
    Ship: { actions: { eject: "safe", wrap: "safe" } },
    "Ship/Mast": { actions: { eject: "forbidden" } },
  } });`,
  "harbour/lib/Ship/index.js": `import "../styles.css";\nimport Mast from "./Mast";\nimport x from "../../x.js";\nexport * from "./parts.js";\n`,
  "harbour/lib/Ship/parts.js": "export const parts = 1;\n",
  "harbour/lib/Ship/parts.test.js": "",
  "harbour/lib/Ship/Mast.js": "export default 1;\n",
  "harbour/src/Ship/index.tsx": "export default (): number => 1;\n",
};

const run = (
  siteDir: string,
  line: string,
  ask?: SwizzleArgs["ask"],
): ReturnType<typeof swizzle> => {
  const words = line.split(" ").filter(Boolean);
  const [themeName, componentName] = words.filter((word) => !word.startsWith("--"));
  const flags = words.filter((word) => word.startsWith("--")).map((word) => [word.slice(2), true]);
  return swizzle({ siteDir, themeName, componentName, ask, options: Object.fromEntries(flags) });
};

const readSwizzled = async (siteDir: string, line: string): Promise<Record<string, string>> => {
  await run(siteDir, line);
  return readFiles(path.join(siteDir, "src/theme"));
};

describe("wrap", () => {
  it("writes a component around the original", async () => {
    expect(await readSwizzled(writeSite(SITE), "classic DocItem/Layout --wrap"))
      .toMatchInlineSnapshot(`
      {
        "DocItem/Layout/index.js": "import React from 'react';
      import Layout from '@theme-original/DocItem/Layout';

      export default function LayoutWrapper(props) {
        return (
          <>
            <Layout {...props} />
          </>
        );
      }
      ",
      }
    `);
  });

  it("writes it in the language of the site, or in the one that is asked for", async () => {
    const typed = writeSite({ ...SITE, "tsconfig.json": "{}" });
    expect(await readSwizzled(typed, `${CLASSIC} Footer --wrap`)).toMatchInlineSnapshot(`
      {
        "Footer/index.tsx": "import type {ReactNode} from 'react';
      import Footer from '@theme-original/Footer';
      import type FooterType from '@theme/Footer';
      import type {WrapperProps} from '@docusaurus/types';

      type Props = WrapperProps<typeof FooterType>;

      export default function FooterWrapper(props: Props): ReactNode {
        return (
          <>
            <Footer {...props} />
          </>
        );
      }
      ",
      }
    `);
    expect(await readSwizzled(writeSite(SITE), "theme-classic Footer --wrap --typescript")).toEqual(
      await readSwizzled(writeSite({ ...SITE, "tsconfig.json": "{}" }), "classic Footer --wrap"),
    );
    const plain = writeSite({ ...SITE, "tsconfig.json": "{}" });
    expect(Object.keys(await readSwizzled(plain, "classic Footer --wrap --javascript"))).toEqual([
      "Footer/index.js",
    ]);
  });
});

describe("eject", () => {
  it("copies a component without those below it", async () => {
    const files = await readSwizzled(writeSite(SITE), "classic EditThisPage --eject --typescript");
    expect(Object.keys(files)).toEqual(["EditThisPage/index.tsx"]);
    expect(files["EditThisPage/index.tsx"]).toContain(
      `import * as classes from "@theme/common/classes";`,
    );
    const styled = await readSwizzled(writeSite(SITE), "classic BlogArchivePage --eject --danger");
    expect(Object.keys(styled)).toEqual([
      "BlogArchivePage/group-by-year.js",
      "BlogArchivePage/index.js",
      "BlogArchivePage/styles.module.css",
    ]);
    expect(styled["BlogArchivePage/index.js"]).toContain(`from "./group-by-year";`);
  });

  it("makes JavaScript of it, with JSX", async () => {
    const files = await readSwizzled(writeSite(SITE), "classic Footer/Copyright --eject");
    expect(Object.keys(files)).toEqual(["Footer/Copyright/index.js"]);
    expect(files["Footer/Copyright/index.js"]).toMatch(/\n {2}return <\w+/);
    expect(files["Footer/Copyright/index.js"]).not.toMatch(/import type|\t/);
  });

  it("copies the place for grammars of a site's own, which is no component", async () => {
    const files = await readSwizzled(writeSite(SITE), "classic prism-include-languages --eject");
    expect(Object.keys(files)).toEqual(["prism-include-languages.js"]);
    expect(files["prism-include-languages.js"]).toContain("export default function");
    const wrapped = run(writeSite(SITE), "classic prism-include-languages --wrap");
    await expect(wrapped).rejects.toThrow("can't be wrapped: it would break the theme");
  });

  it("takes what another theme publishes", async () => {
    expect(await readSwizzled(writeSite(SITE), "harbour Ship --eject")).toEqual({
      "Ship/index.js": `import "../../../harbour/lib/styles.css";\nimport Mast from "./Mast";\nimport x from "../../../harbour/x.js";\nexport * from "./parts";\n`,
      "Ship/Mast.js": "export default 1;\n",
      "Ship/parts.js": "export const parts = 1;\n",
    });
    expect(await readSwizzled(writeSite(SITE), "harbour Ship --eject --typescript")).toEqual({
      "Ship/index.tsx": "export default (): number => 1;\n",
    });
    expect(await readSwizzled(writeSite(SITE), "harbour Ship/Mast --wrap --danger")).toHaveProperty(
      ["Ship/Mast/index.js"],
    );
  });

  it("leaves nothing in a copy that the site can't import", async () => {
    const siteDir = writeSite({});
    const resolver = createModuleResolver({ siteDir, themePaths: [] });
    const { parseSync } = await loadToolchain();
    const [classic] = listThemes({ siteDir } as never, []);
    const targetDir = path.join(siteDir, "src/theme");
    const missing: string[] = [];
    for (const component of classic?.components ?? []) {
      for (const language of ["javascript", "typescript"] as const) {
        const request = { component, language, sourceDir: themeSourceDir, targetDir };
        const files = await copyComponent(request);
        const names = files.map(({ name }) => name.replace(/\.\w+$/, ""));
        for (const { name, text } of files.filter((file) => !file.name.endsWith(".css"))) {
          const { module, errors } = parseSync(name, text, { lang: "tsx" });
          expect(errors).toEqual([]);
          for (const { moduleRequest } of module.staticImports) {
            const source = moduleRequest.value;
            const isCopied = names.includes(
              path.posix.join(path.posix.dirname(name), source.replace(/\.css$/, "")),
            );
            const isKnown = source.startsWith(".") ? isCopied : resolver.resolve(source);
            if (/^(?:\.|@theme|@docusaurus|velosaur)/.test(source) && !isKnown)
              missing.push(`${name}: ${source}`);
          }
        }
      }
    }
    expect(classic?.components.length).toBeGreaterThan(150);
    expect(missing).toEqual([]);
  });
});

it("lists components with what may be done to them", async () => {
  const siteDir = writeSite(SITE);
  expect(await run(siteDir, "harbour --list")).toEqual({
    list: [
      "harbour",
      "             eject      wrap",
      "  Ship       safe       safe",
      "  Ship/Mast  forbidden  unsafe",
    ].join("\n"),
  });
  const { list } = (await run(siteDir, "--list")) as { list: string };
  expect(list).toMatch(/^@docusaurus\/theme-classic\n/);
  expect(list).toMatch(/\n {2}DocSidebar +unsafe +safe\n/);
  expect(list).toMatch(/\n {2}MDXComponents +safe +forbidden\n/);
  expect(list).toMatch(/\n {2}prism-include-languages +safe +forbidden/);
  // Parts of a component: files beside it, which nothing imports by a name that the site could take.
  expect(list).not.toMatch(/KeptItems|ContentVisibility\/Banner/);
  expect(list).toContain("\n\nharbour\n");
});

describe("mistakes", () => {
  const LINES = [
    "",
    "clasic Footer --wrap",
    "classic",
    "classic Footr --wrap",
    "classic Icon --wrap",
    "classic Footer",
    "classic Footer --wrap --eject",
    "classic Footer --wrap --typescript --javascript",
    "classic Navbar --eject",
    "classic MDXComponents --wrap --danger",
    "harbour Ship/Mast --eject",
  ];

  it("are told, and nothing is written", async () => {
    const siteDir = writeSite(SITE);
    const told: string[] = [];
    for (const line of LINES)
      told.push(`$ swizzle ${line}\n${await readFailure(siteDir, () => run(siteDir, line))}`);
    expect(told.join("\n\n")).toMatchInlineSnapshot(`
      "$ swizzle 
      error
        The theme is missing.
        Name it, then a component of it: swizzle @docusaurus/theme-classic Footer --wrap. Themes: @docusaurus/theme-classic, harbour.

      $ swizzle clasic Footer --wrap
      error
        The site has no theme "clasic" with components. Did you mean "classic"?
        Themes: @docusaurus/theme-classic, harbour.

      $ swizzle classic
      error
        The component is missing.
        See which there are: swizzle @docusaurus/theme-classic --list

      $ swizzle classic Footr --wrap
      error
        The theme @docusaurus/theme-classic has no component "Footr". Did you mean "Footer"?
        See all of them: swizzle @docusaurus/theme-classic --list

      $ swizzle classic Icon --wrap
      error
        "Icon" is a folder of components, not a component.
        Name one of them: Icon/Arrow, Icon/Close, Icon/Copy, Icon/DarkMode, Icon/Edit, Icon/ExternalLink, Icon/Home, Icon/Language, Icon/LightMode, Icon/Menu, Icon/Socials/Bluesky, Icon/Socials/Default, Icon/Socials/Email, Icon/Socials/GitHub, Icon/Socials/Instagram, Icon/Socials/LinkedIn, Icon/Socials/Mastodon, Icon/Socials/StackOverflow, Icon/Socials/Threads, Icon/Socials/Twitch, Icon/Socials/Twitter, Icon/Socials/X, Icon/Socials/YouTube, Icon/Success, Icon/SystemColorMode, Icon/WordWrap.

      $ swizzle classic Footer
      error
        What is to be done to Footer is missing.
        Add \`--wrap\` for a component around the original, or \`--eject\` for a copy of its source.

      $ swizzle classic Footer --wrap --eject
      error
        A component is either wrapped or ejected.
        Take out \`--wrap\` or \`--eject\`.

      $ swizzle classic Footer --wrap --typescript --javascript
      error
        A file is written in one language.
        Take out \`--typescript\` or \`--javascript\`.

      $ swizzle classic Navbar --eject
      error
        Navbar isn't safe to be ejected: any release may change what it gets and how it is used.
        Add \`--danger\` to do it all the same. It is safe to be wrapped: --wrap

      $ swizzle classic MDXComponents --wrap --danger
      error
        MDXComponents can't be wrapped: it would break the theme.
        It is safe to be ejected: --eject

      $ swizzle harbour Ship/Mast --eject
      error
        Ship/Mast can't be ejected: it would break the theme."
    `);
    expect(Object.keys(readFiles(siteDir)).filter((name) => name.startsWith("src/"))).toEqual([]);
  });

  it("include what would replace the author's files", async () => {
    for (const existing of ["src/theme/Footer.jsx", "src/theme/Footer/index.tsx"]) {
      const siteDir = writeSite({ ...SITE, [existing]: "mine" });
      expect(await readFailure(siteDir, () => run(siteDir, "classic Footer --eject"))).toBe(
        `error\n  The site has this component already: ${existing}\n  Delete the file to begin anew.`,
      );
      expect(readFiles(path.join(siteDir, "src/theme"))).toEqual({
        [existing.replace("src/theme/", "")]: "mine",
      });
    }
  });
});

describe("questions", () => {
  /** Answers each question with the next line. */
  const createTerminal = (...answers: string[]) => {
    const output = new PassThrough();
    let text = "";
    const ask: SwizzleArgs["ask"] = (question, choices) => {
      const input = new PassThrough();
      output.on("data", (chunk) => (text += String(chunk)));
      const asked = createAsk({ input, output })(question, choices);
      const answer = answers.shift();
      if (answer === undefined) input.end();
      else input.write(`${answer}\n`);
      return asked;
    };
    return { ask, read: () => text };
  };

  it("stand for what is missing", async () => {
    const siteDir = writeSite(SITE);
    const { ask, read } = createTerminal("2", "Ship/Mast", "wrap", "go on");
    await run(siteDir, "", ask);
    expect(readFiles(path.join(siteDir, "src/theme"))).toHaveProperty(["Ship/Mast/index.js"]);
    expect(read()).toContain(
      "Which theme is the component from?\n  1  @docusaurus/theme-classic\n",
    );
    expect(read()).toContain("  1  eject (forbidden)\n  2  wrap (unsafe)\n");
  });

  it("can be left", async () => {
    const siteDir = writeSite(SITE);
    const stop = createTerminal("stop").ask;
    expect(await readFailure(siteDir, () => run(siteDir, "harbour Ship/Mast --wrap", stop))).toBe(
      "error\n  Stopped; nothing was written.",
    );
    const end = createTerminal().ask;
    expect(await readFailure(siteDir, () => run(siteDir, "", end))).toBe(
      "error\n  Stopped; nothing was written.",
    );
  });

  it("are put again after an answer that is none", async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const asked = createAsk({ input, output })("Which?", ["Footer", "Navbar"]);
    input.write("Foter\n");
    await new Promise((resolve) =>
      output.on("data", (text) => /none/.test(String(text)) && resolve(0)),
    );
    input.write("Navbar\n");
    expect(await asked).toBe("Navbar");
  });
});
