/** The list of all docs of a version, which pages have where their code reads it. */

import { existsSync, readdirSync, rmSync } from "node:fs";
import { expect, test } from "vitest";
import { readOutput } from "./support/files.ts";
import { describeBuild, describeDev, type RunningSite } from "./support/describe-site.ts";
import { goThere, waitForHydration } from "./support/page.ts";
import { createSite, runVelosaur, type Site, type SiteFiles, takeBundles } from "./support/site.ts";

const HOOKS = "@docusaurus/plugin-content-docs/client";

const components: SiteFiles = {
  "src/All.js": `
import { useDocsVersion } from "${HOOKS}";
export default function All() {
  const { docs } = useDocsVersion();
  return <ul id="all">{Object.entries(docs).map(([key, { id, title, description, sidebar = "-" }]) =>
    <li key={key}>{[key, id, title, description, sidebar].join(" | ")}</li>)}</ul>;
}`,
  "src/One.js": `
import { useDocById } from "${HOOKS}";
export default ({ id }) => <b id="one">{useDocById(id).title}</b>;`,
  "src/Label.js": `
import { useDocsVersion } from "${HOOKS}";
export default () => <b id="label">{useDocsVersion().label}</b>;`,
  "src/pages/map.js": `
import { useState } from "react";
import { useAllDocsData, useVersions } from "${HOOKS}";
const list = (docs) => docs.map(({ id, path }) => id + " " + path);
export default function Map() {
  const [count, setCount] = useState("?");
  const { people } = useAllDocsData();
  const versions = useVersions();
  const all = versions.concat(people.versions).flatMap(({ docs }) => list(docs));
  return <>
    <ul id="map">{all.map((text) => <li key={text}>{text}</li>)}</ul>
    <button id="count" onClick={() => setCount(versions[0].docs.length)}>{count}</button>
  </>;
}`,
  "src/pages/main.js": `
import { useVersions } from "${HOOKS}";
export default function Main() {
  return useVersions().map(({ mainDocId, docs }) => docs.find(({ id }) => id === mainDocId).path).join(", ");
}`,
  "src/Later.js": `
import { useState } from "react";
import { useDocsVersion } from "${HOOKS}";
export default function Later() {
  const version = useDocsVersion();
  const [count, setCount] = useState();
  return <button id="later" onClick={() => setCount(Object.keys(version.docs ?? {}).length)}>{count ?? "?"}</button>;
}`,
};

const INTRO = "---\nslug: /\nsidebar_label: Start\n---\n# Intro\n\nBegin here.\n";
const ALL = '---\ndescription: All.\n---\nimport All from "@site/src/All";\n\n# All\n\n<All />\n';

const source = {
  config: {
    trailingSlash: true,
    presets: [
      ["classic", { docs: { sidebarPath: "./sidebars.js", lastVersion: "current" }, blog: false }],
    ],
    plugins: [
      [
        "@docusaurus/plugin-content-docs",
        { id: "people", path: "people", routeBasePath: "people", sidebarPath: false },
      ],
    ],
    i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  },
  files: {
    "sidebars.js": 'export default { main: ["intro", "all", "plain", "hidden"] };',
    "src/pages/index.md": "# Home\n",
    "docs/intro.md": INTRO,
    "docs/all.mdx": ALL,
    "docs/plain.md": "---\ndescription: Plain.\n---\n# Plain\n",
    "docs/hidden.md": "---\nunlisted: true\ndescription: Not listed.\n---\n# Hidden\n",
    "docs/sketch.md": "---\ndraft: true\ndescription: A draft.\n---\n# Sketch\n",
    "docs/one.mdx":
      '---\ndescription: One.\n---\nimport One from "@site/src/One";\n\n# One\n\n<One id="plain" />\n',
    "docs/label.mdx":
      '---\ndescription: Label.\n---\nimport Label from "@site/src/Label";\n\n# Label\n\n<Label />\n',
    "docs/later.mdx":
      '---\ndescription: Later.\n---\nimport Later from "@site/src/Later";\n\n# Later\n\n<Later />\n',
    "versions.json": '["1.0"]',
    "versioned_docs/version-1.0/intro.md": INTRO,
    "versioned_docs/version-1.0/all.mdx": ALL,
    "versioned_sidebars/version-1.0-sidebars.json": '{ "old": ["intro", "all"] }',
    "people/team.mdx": ALL.replace("# All", "# Team"),
    "i18n/fr/docusaurus-plugin-content-docs/current/intro.md": INTRO.replace("Intro", "Début"),
    ...components,
  },
};

const START = "intro | intro | Intro | Begin here. | ";
/** Of the version that is worked on, drafts apart. */
const current = (mode: string): string[] => [
  "all | all | All | All. | main",
  "hidden | hidden | Hidden | Not listed. | main",
  `${START}main`,
  "label | label | Label | Label. | -",
  "later | later | Later | Later. | -",
  "one | one | One | One. | -",
  "plain | plain | Plain | Plain. | main",
  ...(mode === "dev" ? ["sketch | sketch | Sketch | A draft. | -"] : []),
];

const listed = "#all li";

const readPages = (site: Site, ...names: string[]): string =>
  names.map((name) => site.read(`build/${name}/index.html`)).join("\n");

const listLists = (site: Site, folder = "build"): string[] =>
  readdirSync(site.path(`${folder}/assets/data`)).filter((name) => name.startsWith("all-docs-"));

async function run(site: Site, ...args: string[]): Promise<string> {
  const { code, output } = await runVelosaur(site, args);
  expect(code, output).toBe(0);
  return output;
}

const countRendered = (output: string): number[] =>
  [...output.matchAll(/render +(\d+) pages?/g)].map(([, count]) => Number(count));

function testPages(running: RunningSite): void {
  const { mode, open, url } = running;
  test("a page shows all docs of its version, and React finds them as the server has left them", async () => {
    const page = await open("/docs/all/");
    const items = page.locator(listed);
    expect((await items.allTextContents()).toSorted()).toEqual(current(mode));
    await page.goto(url("/docs/1.0/all/"));
    await waitForHydration(page);
    expect(await items.allTextContents()).toEqual(["all | all | All | All. | old", `${START}old`]);
    await page.goto(url("/people/team/"));
    await waitForHydration(page);
    expect(await items.allTextContents()).toEqual(["team | team | Team | All. | -"]);
  });

  test("a visitor comes to it from pages that don't have them", async () => {
    const page = await open("/docs/plain/");
    await goThere(page, url("/docs/all/"));
    const items = page.locator(listed);
    expect((await items.allTextContents()).toSorted()).toEqual(current(mode));
    await goThere(page, url("/docs/label/"));
    expect(await page.locator("#label").innerText()).toBe("Next");
    await goThere(page, url("/docs/one/"));
    expect(await page.locator("#one").innerText()).toBe("Plain");
    await goThere(page, url("/docs/1.0/all/"));
    expect(await items.count()).toBe(2);
  });

  test("a page of another plugin lists all docs of all versions", async () => {
    const page = await open("/map/");
    const items = await page.locator("#map li").allTextContents();
    expect(items).toContain("plain /docs/plain");
    expect(items).toContain("all /docs/1.0/all");
    expect(items).toContain("team /people/team");
    const count = items.filter((item) => !/1\.0|people/.test(item)).length;
    const button = page.locator("#count");
    await button.click();
    await expect.poll(() => button.innerText()).toBe(String(count));
  });

  test("one that finds a doc which every page brings loads no list", async () => {
    const page = await open("/");
    const lists: string[] = [];
    page.on("request", (request) => {
      if (/\/docs-(?:current|1\.0)-/.test(request.url())) lists.push(request.url());
    });
    await page.goto(url("/main/"));
    await waitForHydration(page);
    expect(await page.locator("#__docusaurus").innerText()).toContain("/docs/, /docs/1.0/");
    expect(lists).toEqual([]);
    await page.goto(url("/map/"));
    await waitForHydration(page);
    expect(lists).toHaveLength(3);
  });

  test.runIf(mode === "dev")("an edit of one doc shows on the page that lists all", async () => {
    const page = await open("/docs/all/");
    const item = page.locator(listed, { hasText: "label |" });
    const edited = source.files["docs/label.mdx"].replace("# Label", "# Edited");
    running.site.write("docs/label.mdx", edited);
    await expect.poll(() => item.innerText()).toBe("label | label | Edited | Label. | -");
    running.site.write("docs/label.mdx", source.files["docs/label.mdx"]);
    await expect.poll(() => item.innerText()).toBe("label | label | Label | Label. | -");
  });

  test("code that asks later alone gets nothing in a build, and the dev server says so", async () => {
    const page = await open("/docs/later/", { allow: [/after the page had been shown/] });
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    const button = page.locator("#later");
    await button.click();
    await expect.poll(() => button.innerText()).toBe(mode === "dev" ? "8" : "0");
    const told = messages.filter((text) => text.includes("after the page had been shown"));
    expect(told).toHaveLength(mode === "dev" ? 1 : 0);
  });
}

describeDev("all-docs", source, testPages);

describeBuild("all-docs", source, (running) => {
  testPages(running);

  test("a build makes a list for each version whose pages read it, and names it on those alone", async () => {
    const { site } = running;
    const lists = listLists(site);
    expect(lists.map((name) => name.replace(/-[\da-f]{8}\.json$/, ""))).toEqual([
      "all-docs-default-1.0",
      "all-docs-default-current",
      "all-docs-people-current",
    ]);
    for (const name of ["docs/all", "docs/one"]) expect(readPages(site, name)).toContain(lists[1]);
    const others = ["docs", "docs/plain", "docs/label", "docs/later", "docs/1.0"];
    expect(readPages(site, ...others)).not.toContain("all-docs-");
    const french = listLists(site, "build/fr");
    expect(site.read(`build/fr/assets/data/${french[1]}`)).toContain('"title":"Début"');
    expect(readPages(site, "fr/docs/all")).toContain(`/fr/assets/data/${french[1]}`);
    expect(readPages(site, "fr/docs/all")).toContain("Début");
  });

  test("parts of a build have the lists in common", async () => {
    const site = createSite("all-docs-parts", source);
    // The second one has to bundle the same.
    takeBundles(site, "all-docs-build");
    for (const index of [1, 2]) {
      await run(site, "build", "--shard", `${index}/2`, "-o", `part-${index}`);
      rmSync(site.path(".docusaurus"), { recursive: true });
    }
    expect(existsSync(site.path("build"))).toBe(false);
    expect(countRendered(await run(site, "merge", "part-1", "part-2"))).toEqual([0, 0]);
    expect(readOutput(site)).toEqual(readOutput(running.site));
  });
});

test("an edit of what a list says renders the pages that read it, and no others", async () => {
  const site = createSite("all-docs-edit", source);
  const build = (): Promise<string> => run(site, "build", "--locale", "en");
  await build();
  expect(countRendered(await build())).toEqual([0]);
  site.write("docs/plain.md", "---\ndescription: Edited.\n---\n# Plain\n");
  // The page itself, and two that read the list of its version.
  expect(countRendered(await build())).toEqual([3]);
  expect(readPages(site, "docs/all")).toContain("plain | plain | Plain | Edited. | main");
  expect(listLists(site)).toHaveLength(3);
  expect(countRendered(await build())).toEqual([0]);
  // From now on, nothing but one page reads a list.
  site.write("src/All.js", 'export default () => <p id="all">None</p>;');
  await build();
  const after = readOutput(site);
  expect(listLists(site).map((name) => name.slice(0, 24))).toEqual(["all-docs-default-current"]);
  rmSync(site.path(".docusaurus"), { recursive: true });
  await build();
  expect(readOutput(site)).toEqual(after);
});
