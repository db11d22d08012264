import { readdirSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, expect, it, vi } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { logger } from "../system/logger.ts";
import type { RunningServer } from "./options.ts";
import { start } from "./start.ts";

afterAll(removeSites);

// Dev loads Vite, twice where the site begins anew.
vi.setConfig({ testTimeout: 180_000 });

async function startSite(siteDir: string, locale?: string): Promise<RunningServer> {
  // Files that were written right before the site is read are taken for changed since: it would begin anew at once.
  await expect.poll(() => ageOfNewest(siteDir), { interval: 10 }).toBeGreaterThan(MOMENT_MS);
  return start({
    siteDir,
    options: { port: 0, open: false, minify: true, ...(locale !== undefined && { locale }) },
  });
}

/** Longer than the steps of a file system's clock, and what it lies behind. */
const MOMENT_MS = 50;

/** In milliseconds. */
const ageOfNewest = (folder: string): number =>
  Date.now() -
  Math.max(
    ...readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
      (name) => statSync(path.join(folder, name)).ctimeMs,
    ),
  );

it("shows a locale at the address that it will have", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default {
      title: "Site", url: "https://example.com", baseUrl: "/base/",
      i18n: { defaultLocale: "en", locales: ["en", "fr"] },
      plugins: ["@docusaurus/plugin-content-pages"],
    };`,
    "src/pages/about.md": "# About\n",
    "i18n/fr/docusaurus-plugin-content-pages/about.md": "# De nous\n",
  });
  const server = await startSite(siteDir, "fr");
  try {
    expect(new URL(server.url).pathname).toBe("/base/fr/");
    const html = await (await fetch(`${server.url}about`)).text();
    expect(html).toContain("De nous");
    expect(html).toContain('lang="fr"');
  } finally {
    await server.close();
  }
});

it("finds pages below others, below the base URL and by any spelling of it", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default {
      title: "Site", url: "https://example.com", baseUrl: "/base/",
      plugins: ["@docusaurus/plugin-content-pages", () => ({
        name: "prefixes",
        contentLoaded({ actions }) {
          for (const path of ["café", "outer", "outer/inner"]) actions.addRoute({
            path: "/base/" + path, component: "@site/src/" + path.replace("é", "e") + ".js", exact: false,
          });
        },
      })],
    };`,
    "src/cafe.js": "export default () => null;",
    "src/outer.js": "export default () => null;",
    "src/outer/inner.js": "export default () => null;",
    "src/pages/about.md": "# About\n\n![dot](./dot.svg)\n",
    "src/pages/dot.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>",
  });
  const server = await startSite(siteDir);
  const ask = (path: string) => fetch(new URL(path, server.url), { redirect: "manual" });
  const find = async (path: string) =>
    /"component":"@site\/src\/(.*?)\.js"/.exec(await (await ask(path)).text())?.[1];
  try {
    expect(await find("/base/caf%C3%A9/x")).toBe("cafe");
    expect(await find("/base/outer/x")).toBe("outer");
    expect(await find("/base/outer/inner/x")).toBe("outer/inner");
    for (const [from, to] of [
      ["/base", "/base/"],
      ["/base?a=b", "/base/?a=b"],
      ["/about?a=b", "/base/about?a=b"],
    ] as const)
      expect((await ask(from)).headers.get("location")).toBe(to);
    const [image = ""] = /\/base\/assets\/[^"]+\.svg/.exec(await (await ask("about")).text()) ?? [];
    expect((await ask(image)).headers.get("cache-control")).toBe("no-cache");
  } finally {
    await server.close();
  }
});

it("begins anew when what a changed configuration lacks has come, as while a branch is switched", async () => {
  const writeConfig = (title: string, folder: string): string => `export default {
    title: "${title}", url: "https://example.com", baseUrl: "/",
    plugins: [["@docusaurus/plugin-content-docs", { path: "${folder}", sidebarPath: false }]],
    themes: ["@docusaurus/theme-classic"],
  };`;
  const siteDir = writeSite({
    "docusaurus.config.js": writeConfig("Before", "docs"),
    "docs/page.md": "# Page\n",
  });
  const told = vi.spyOn(logger, "tell").mockImplementation(() => {});
  const server = await startSite(siteDir);
  const read = async (): Promise<string> => (await fetch(`${server.url}docs/page`)).text();
  try {
    expect(await read()).toContain("Before");
    writeFileSync(path.join(siteDir, "docusaurus.config.js"), writeConfig("After", "handbook"));
    await expect
      .poll(() => told.mock.calls.join(), { timeout: 20_000 })
      .toContain('"handbook" doesn\'t exist');
    renameSync(path.join(siteDir, "docs"), path.join(siteDir, "handbook"));
    await expect.poll(read, { timeout: 20_000 }).toContain("Page | After");
  } finally {
    told.mockRestore();
    await server.close();
  }
});

it("tells a mistake of the site once, whatever else is edited until it is mended", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default {
      title: "Site", url: "https://example.com", baseUrl: "/",
      plugins: [["@docusaurus/plugin-content-docs", { sidebarPath: false }]],
      themes: ["@docusaurus/theme-classic"],
    };`,
    "docs/one.md": "# One\n",
    "docs/two.md": "# Two\n",
  });
  const told = vi.spyOn(logger, "tell").mockImplementation(() => {});
  const server = await startSite(siteDir);
  const write = (name: string, text: string): void =>
    writeFileSync(path.join(siteDir, "docs", name), text);
  const read = async (name: string) => (await fetch(`${server.url}docs/${name}`)).text();
  const mistakes = (): number =>
    told.mock.calls.filter((call) => call.join().includes("sidebar_position")).length;
  try {
    expect(await read("two")).toContain("h1>Two");
    write("one.md", "---\nsidebar_position: [1]\n---\n\n# One\n");
    await expect.poll(mistakes, { timeout: 20_000 }).toBe(1);
    for (const title of ["Three", "Four"]) {
      write("two.md", `# ${title}\n`);
      await expect.poll(() => read("two"), { timeout: 20_000 }).toContain(`h1>${title}`);
    }
    write("one.md", "# Mended\n");
    await expect.poll(() => read("one"), { timeout: 20_000 }).toContain("h1>Mended");
    expect(mistakes()).toBe(1);
    write("one.md", "---\nsidebar_position: [1]\n---\n\n# One\n");
    await expect.poll(mistakes, { timeout: 20_000 }).toBe(2);
  } finally {
    told.mockRestore();
    await server.close();
  }
});

it("shows edited texts of components", async () => {
  const texts = (message: string): string => JSON.stringify({ greeting: { message } });
  const siteDir = writeSite({
    "docusaurus.config.js": `export default {
      title: "Site", url: "https://example.com", baseUrl: "/",
      i18n: { defaultLocale: "en", locales: ["en", "fr"] },
      plugins: ["@docusaurus/plugin-content-pages"], themes: ["@docusaurus/theme-classic"],
    };`,
    "src/pages/about.js": `import { translate } from "@docusaurus/Translate";
      export default () => translate({ id: "greeting", message: "Hello" });`,
    "i18n/fr/code.json": texts("Bonjour"),
  });
  const server = await startSite(siteDir, "fr");
  const read = async (): Promise<string> => (await fetch(`${server.url}about`)).text();
  try {
    expect(await read()).toContain("Bonjour");
    writeFileSync(path.join(siteDir, "i18n/fr/code.json"), texts("Salut"));
    await expect.poll(read, { timeout: 20_000 }).toContain("Salut");
  } finally {
    await server.close();
  }
});

it("leads from addresses below a base URL to those below the one that takes its place", async () => {
  const writeConfig = (baseUrl: string): string => `export default {
    title: "Site", url: "https://example.com", baseUrl: "${baseUrl}",
    plugins: ["@docusaurus/plugin-content-pages"], themes: ["@docusaurus/theme-classic"],
  };`;
  const siteDir = writeSite({
    "docusaurus.config.js": writeConfig("/base/"),
    "src/pages/about.md": "# About\n",
  });
  const server = await startSite(siteDir);
  const ask = (pathname: string): Promise<Response> => fetch(new URL(pathname, server.url));
  let page = "/base/about";
  try {
    for (const baseUrl of ["/other/", "/"]) {
      writeFileSync(path.join(siteDir, "docusaurus.config.js"), writeConfig(baseUrl));
      const next = `${baseUrl}about`;
      const find = async (): Promise<string> => new URL((await ask(page)).url).pathname;
      await expect.poll(find, { timeout: 20_000 }).toBe(next);
      expect((await ask(next)).status).toBe(200);
      expect((await ask(`${page}-none`)).status).toBe(404);
      page = next;
    }
  } finally {
    await server.close();
  }
});

it("says nothing of an edited document that is gone before it is compiled", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `import { existsSync, rmSync } from "node:fs";
    const removeOther = () => (tree, { path }) => {
      const other = path.replace("a.md", "b.md");
      if (JSON.stringify(tree).includes("Edited") && existsSync(other)) rmSync(other);
    };
    export default {
      title: "Site", url: "https://example.com", baseUrl: "/",
      plugins: [["@docusaurus/plugin-content-pages", { remarkPlugins: [removeOther] }]],
      themes: ["@docusaurus/theme-classic"],
    };`,
    "src/pages/a.md": "# Page\n",
    "src/pages/b.md": "# Other\n",
  });
  const error = vi.spyOn(logger, "error").mockImplementation(() => {});
  const server = await startSite(siteDir);
  const ask = (name: string): Promise<Response> => fetch(server.url + name);
  try {
    expect(await (await ask("a")).text()).toContain("Page");
    for (const name of ["a", "b"])
      writeFileSync(path.join(siteDir, `src/pages/${name}.md`), "# Edited\n");
    await expect.poll(async () => (await ask("b")).status, { timeout: 20_000 }).toBe(404);
    expect(await (await ask("a")).text()).toContain("Edited");
    expect(error.mock.calls).toEqual([]);
  } finally {
    error.mockRestore();
    await server.close();
  }
});

it("tells of what keeps a page from being made, with its stack, and finds no file in a folder", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default {
      title: "Site", url: "https://example.com", baseUrl: "/",
      themeConfig: { search: { provider: "local" } },
      themes: ["@docusaurus/theme-classic", "@docusaurus/theme-search-algolia"],
      plugins: ["@docusaurus/plugin-content-pages", () => ({
        name: "fails",
        configureVite: () => ({
          plugins: [{ name: "fails", transformIndexHtml() { throw new Error("no HTML today"); } }],
        }),
      })],
    };`,
    "src/pages/about.md": "# About\n",
  });
  const error = vi.spyOn(logger, "error").mockImplementation(() => {});
  const server = await startSite(siteDir);
  try {
    const { status } = await fetch(new URL("about", server.url));
    expect(status).toBe(500);
    expect(error.mock.calls.flat().join()).toMatch(/no HTML today[^]*\n +at /);
    expect((await fetch(new URL("_search/index.json", server.url))).status).toBe(200);
    expect((await fetch(new URL("_search/", server.url))).status).toBe(404);
  } finally {
    error.mockRestore();
    await server.close();
  }
});

it("pages that take longer than their site is there are answered by the site after it", async () => {
  const writeConfig = (title: string): string => `export default {
    title: "${title}", url: "https://example.com", baseUrl: "/",
    plugins: ["@docusaurus/plugin-content-pages"],
  };`;
  const siteDir = writeSite({
    "docusaurus.config.js": writeConfig("Before"),
    // The first time that Node runs it, it never comes to its end.
    "src/pages/slow.js": `
      if (globalThis.tellSlowPage) {
        const tell = globalThis.tellSlowPage;
        delete globalThis.tellSlowPage;
        tell();
        await new Promise(() => {});
      }
      export default () => "There at last";
    `,
  });
  const isAsked = new Promise<void>((resolve) =>
    Object.assign(globalThis, { tellSlowPage: resolve }),
  );
  const warnings: string[] = [];
  const listen = ({ message }: Error): void => void warnings.push(message);
  process.on("warning", listen);
  const server = await startSite(siteDir);
  try {
    // More than Node lets listen to one thing without a word.
    const answers = Array.from({ length: 12 }, () => fetch(`${server.url}slow`));
    await isAsked;
    writeFileSync(path.join(siteDir, "docusaurus.config.js"), writeConfig("After"));
    for (const answer of answers) {
      const html = await (await answer).text();
      expect(html).toContain("There at last");
      expect(html).toContain("After");
    }
    expect(warnings).toEqual([]);
  } finally {
    process.off("warning", listen);
    await server.close();
  }
});
