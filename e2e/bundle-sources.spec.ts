import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { describeDev } from "./support/describe-site.ts";
import { buildSite, createSite, readMessage, type Site, type SiteSource } from "./support/site.ts";

const PAGE = `import { useEffect } from "react";
import { FLAG } from "../constants";

const address = new URL("../aside.bin", import.meta.url).href;

export default function Home() {
  useEffect(() => {
    const worker = new Worker(new URL("../worker.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }) => (document.title = data);
  });
  return <a href={address}>{FLAG}</a>;
}
`;

const files = {
  "docs/a.md": "# A\n",
  "src/pages/index.jsx": PAGE,
  "src/constants.js": 'export const FLAG = "first flag";\n',
  "src/worker.js": 'import { GREETING } from "./greeting.js";\n\npostMessage(GREETING);\n',
  "src/greeting.js": 'export const GREETING = "first greeting";\n',
  "src/aside.bin": "first aside",
};

/** All that a browser may load, and the page itself. */
const readOutput = (site: Site): string =>
  ["index.html", ...["js", "files"].flatMap((kind) => listFiles(site, `assets/${kind}`))]
    .map((name) => site.read(`build/${name}`))
    .join("\n");

const listFiles = (site: Site, folder: string): string[] =>
  readdirSync(site.path(`build/${folder}`)).map((name) => `${folder}/${name}`);

const BUNDLES = ".docusaurus/velosaur/en/bundles";

test("an edit is seen of each file that code is made of, whether or not it stands in a chunk", async () => {
  const site = createSite("bundle-sources", {
    files,
    config: { presets: [["classic", { docs: {}, blog: false }]] },
  });
  await buildSite(site);
  expect(readOutput(site).includes("first flag")).toBe(true);
  const [aside] = listFiles(site, "assets/files");
  expect(site.read("build/index.html")).toContain(`<a href="https://fixture.test/${aside}">`);
  for (const [file, word] of [
    ["src/constants.js", "flag"],
    ["src/greeting.js", "greeting"],
    ["src/aside.bin", "aside"],
  ] as const) {
    site.write(file, site.read(file).replace("first", "second"));
    await buildSite(site);
    expect(readOutput(site).includes(`second ${word}`), file).toBe(true);
    expect(readOutput(site).includes(`first ${word}`), file).toBe(false);
  }
});

test("a configuration that no code imports leaves the bundle as it is", async () => {
  const config = { presets: [["classic", { docs: {}, blog: false }]], title: "Anchorage" };
  const site = createSite("bundle-configuration", { files, config });
  await buildSite(site);
  const [key = ""] = readdirSync(site.path(BUNDLES));
  const mark = `${BUNDLES}/${key}/of-the-first-build`;
  site.write(mark, "");
  const configure = (change: (text: string) => string): void =>
    site.write("docusaurus.config.js", change(site.read("docusaurus.config.js")));

  configure((text) => text.replace('"Anchorage"', '"Breakwater"'));
  await buildSite(site);
  expect(site.read("build/index.html")).toContain("Breakwater");
  expect(readdirSync(site.path(`${BUNDLES}/${key}`))).toContain("of-the-first-build");

  site.write(
    "src/constants.js",
    'import config from "@generated/docusaurus.config";\n\nexport const FLAG = config.title;\n',
  );
  await buildSite(site);
  configure((text) => text.replace('"Breakwater"', '"Causeway"'));
  await buildSite(site);
  expect(site.read("build/index.html")).toMatch(/<a [^>]*>Causeway</);
  expect(readOutput(site)).not.toContain("Breakwater");
});

test("a name that no module exports is undefined, and told in each build, with its place", async () => {
  const site = createSite("absent-names", {
    files: {
      "docs/a.md": "# A\n",
      "src/pages/index.jsx":
        'import Box from "with-old-names";\nimport { FLAG, MAST } from "../constants";\n\nexport default () => <main><Box />{String(MAST)}</main>;\n',
      "src/constants.js": 'export const FLAG = "flag";\n',
      "node_modules/with-old-names/package.json":
        '{ "name": "with-old-names", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
      "node_modules/with-old-names/index.js":
        'import { gone, useThemeConfig } from "@docusaurus/theme-common";\n\nexport default () => String(gone) + typeof useThemeConfig;\n',
    },
    config: { presets: [["classic", { docs: {}, blog: false }]] },
  });
  const message = readMessage(await buildSite(site)).replace(/by "[^"]+theme\/common/, 'by "…');
  expect(message).toMatchInlineSnapshot(`
    "warning src/pages/index.jsx:2:16
      "MAST" is not exported by "src/constants.js".
        1 | import Box from "with-old-names";
      > 2 | import { FLAG, MAST } from "../constants";
          |                ^
        3 |
        4 | export default () => <main><Box />{String(MAST)}</main>;
      There it is \`undefined\`. See what that file exports: the name may be spelled otherwise, or be its default export.

    warning node_modules/with-old-names/index.js:1:10
      "gone" is not exported by "…/index.js".
      > 1 | import { gone, useThemeConfig } from "@docusaurus/theme-common";
          |          ^
        2 |
        3 | export default () => String(gone) + typeof useThemeConfig;
      There it is \`undefined\`. See what that file exports: the name may be spelled otherwise, or be its default export."
  `);
  expect(site.read("build/index.html")).toContain(
    "<main>undefinedfunction<!-- -->undefined</main>",
  );
  const again = await buildSite(site);
  expect(again.output).toContain('"MAST" is not exported by "src/constants.js".');
  site.write("src/constants.js", 'export const FLAG = "flag", MAST = "mast";\n');
  expect((await buildSite(site)).output).not.toContain("MAST");
});

const inDev: SiteSource = {
  files: {
    "src/pages/index.jsx": `import { FLAG, MAST } from "../constants";
import Flag, { none } from "../Flag";
import { gone } from "@docusaurus/theme-common";

export default () => <main>{[FLAG, MAST, none, gone].map(String).join()} <Flag /></main>;
`,
    "src/constants.js": 'export const FLAG = "flag";\n',
    "src/Flag.jsx": "export default () => <i>Flag</i>;\n",
  },
  config: { presets: [["classic", { docs: false, blog: false }]] },
};

describeDev("absent-names", inDev, (running) => {
  const NAME = '"MAST" is not exported by "src/constants.js".';
  const countTold = (): number => running.server.output().split(NAME).length - 1;

  test("a name that no module exports is undefined in dev, too, and told once", async () => {
    const page = await running.open("/");
    const main = page.locator("main");
    expect(await main.innerText()).toBe("flag,undefined,undefined,undefined Flag");
    const told = running.server.output();
    expect(told).toContain("warning src/pages/index.jsx:1:16");
    expect(told).toContain('"none" is not exported by "src/Flag.jsx".');
    expect(told).toContain('"gone" is not exported by');
    expect(countTold()).toBe(1);
  });

  test("which may come, and go again, while the page is open", async () => {
    const page = await running.open("/");
    const main = page.locator("main");
    running.site.write("src/constants.js", 'export const FLAG = "flag", MAST = "mast";\n');
    await expect.poll(() => main.innerText()).toContain("flag,mast,undefined");
    running.site.write("src/constants.js", 'export const MAST = "mast";\n');
    await expect.poll(() => main.innerText()).toContain("undefined,mast,undefined");
    running.site.write(
      "src/Flag.jsx",
      "export const none = 1;\nexport default () => <i>Pennant</i>;\n",
    );
    await expect.poll(() => main.innerText()).toContain("undefined,mast,1,undefined Pennant");
  });
});
