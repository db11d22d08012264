/** A site that can be installed and read without a connection, as its visitors have it, with real workers. */

import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findViolations } from "./support/find-violations.ts";
import { openContext, openPage, type PageOptions } from "./support/page.ts";
import {
  buildSite,
  createSite,
  readMessage,
  runVelosaur,
  serveSite,
  type Site,
  type SiteServer,
  type SiteSource,
} from "./support/site.ts";

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

type PwaOptions = Record<string, unknown>;

const createSource = (options: PwaOptions, files: SiteSource["files"] = {}): SiteSource => ({
  config: {
    favicon: "img/icon.png",
    presets: [
      [
        "classic",
        {
          docs: { routeBasePath: "/" },
          blog: { onUntruncatedBlogPosts: "ignore", feedOptions: { type: "json" } },
        },
      ],
    ],
    themes: ["live-codeblock"],
    plugins: [
      ["pwa", options],
      ["client-redirects", { redirects: [{ from: "/old", to: "/guide" }] }],
    ],
    themeConfig: { navbar: { title: "Fixture", items: [{ to: "/guide", label: "Guide" }] } },
  },
  files: {
    "docs/index.md": "---\nslug: /\n---\n# Home\n\nThe first edition. [Further](./guide.md)\n",
    "docs/guide.md": "# Guide\n\n![A dot](./dot.png)\n\n## Deep below {#deep}\n\nText.\n",
    "docs/dot.png": png,
    "docs/live.md": "# Live\n\n```jsx live\n<b>{1 + 1} is two</b>\n```\n",
    "docs/ä b/ö.md": "# Umlaut\n\nText.\n",
    "blog/2024-01-01-post.md": "# A post\n\nNews.\n",
    "src/pages/app.js":
      'import Layout from "@theme/Layout";\nexport default () => <Layout title="App"><main><h1>App</h1></main></Layout>;\n',
    "static/plain.html": "<!doctype html><title>Plain</title><h1>Plain file</h1>\n",
    "static/img/icon.png": png,
    "static/_headers":
      "/*\n  Content-Security-Policy: script-src 'self'; object-src 'none'; base-uri 'self'\n",
    ...files,
  },
});

/** What browsers say where there is no connection, and that no other worker could be had. */
const offlineNoise = [
  /status of 404|response 404/,
  /registerSW failed/,
  /unknown error occurred when fetching the script/,
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_FAILED/,
];

/** The worker that is in charge, once it is: what it was told. */
const readWorker = (page: Page): Promise<{ offlineMode: boolean; debug: boolean }> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated")
      await new Promise((resolve) =>
        active?.addEventListener("statechange", resolve, { once: true }),
      );
    return JSON.parse(new URL(active?.scriptURL ?? "").searchParams.get("params") ?? "");
  });

/** Paths of everything that is kept in the browser. */
const listKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => decodeURIComponent(new URL(url).pathname));
  });

const heading = (page: Page) => page.locator("main :is(h1, h2), body > h1").first();

/** Whether the site is known to be installed. */
const readFlag = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem("docusaurus.pwa.event.appInstalled.fired"));

/** Asks the browser for what Playwright has no word for. */
async function send(page: Page, method: string, params: object): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send(method as "Emulation.setEmulatedMedia", params);
}

interface Served {
  readonly site: Site;
  url: (path: string) => string;
  /** A page of a visitor of its own, with what the browser remembers of them. */
  visit: (path: string, options?: PageOptions) => Promise<Page>;
  build: () => Promise<void>;
}

function describeServed(name: string, source: SiteSource, suite: (served: Served) => void): void {
  describe(name, () => {
    let site: Site;
    let server: SiteServer;
    const contexts: BrowserContext[] = [];
    beforeAll(async () => {
      site = createSite(`offline-${name.replaceAll(/\W+/g, "-")}`, source);
      await buildSite(site);
      server = await serveSite(site);
    });
    afterAll(async () => {
      await Promise.all(contexts.map((context) => context.close()));
      await server?.close();
    });
    const url = (path: string): string => server.origin + path;
    suite({
      get site() {
        return site;
      },
      url,
      async visit(path, { context, ...options } = {}) {
        const { allow, prepare, ...fixed } = options;
        const own = context ?? (await openContext(fixed));
        if (!context) contexts.push(own);
        const page = await openPage({ allow, prepare, context: own });
        await page.goto(url(path));
        return page;
      },
      build: async () => void (await buildSite(site)),
    });
  });
}

const STRATEGIES = ["appInstalled", "standalone", "queryString", "mobile", "saveData"];

describeServed(
  "strategies",
  createSource({ offlineModeActivationStrategies: STRATEGIES }),
  (served) => {
    const { visit } = served;

    test("none applies: nothing is kept", async () => {
      const page = await visit("/");
      expect(await readWorker(page)).toEqual({ offlineMode: false, debug: false });
      expect(await listKept(page)).toEqual([]);
    });

    test.each<[string, string, PageOptions]>([
      ["queryString", "/?offlineMode=true", {}],
      ["mobile", "/", { viewport: { width: 996, height: 600 } }],
      [
        "saveData",
        "/",
        {
          prepare: (page) =>
            send(page, "Emulation.setDataSaverOverride", { dataSaverEnabled: true }),
        },
      ],
    ])("%s", async (_name, path, options) => {
      const page = await visit(path, options);
      expect(await readWorker(page)).toEqual({ offlineMode: true, debug: false });
      expect(await listKept(page)).toContain("/_payload/guide.json");
      expect(await readFlag(page)).toBeNull();
    });

    test("standalone: the app's own window says that it is installed", async () => {
      // Windows of apps are beyond a browser without windows.
      const prepare = (page: Page) =>
        page.addInitScript(() => {
          const { matchMedia } = window;
          const isAsked = (query: string) => query === "(display-mode: standalone)";
          window.matchMedia = (query) => matchMedia(isAsked(query) ? "all" : query);
        });
      const page = await visit("/", { prepare });
      expect(await readWorker(page)).toMatchObject({ offlineMode: true });
      expect(await listKept(page)).toContain("/_payload/guide.json");
      expect(await readFlag(page)).toBe("true");
    });

    test("appInstalled: from the moment on in which the browser tells", async () => {
      const page = await visit("/");
      expect(await readWorker(page)).toMatchObject({ offlineMode: false });
      await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
      await expect.poll(() => readWorker(page)).toMatchObject({ offlineMode: true });
      expect(await readFlag(page)).toBe("true");
      expect(await listKept(page)).toContain("/_payload/guide.json");
      // It is there on the next visit as well, and goes with the app.
      await page.reload();
      expect(await readWorker(page)).toMatchObject({ offlineMode: true });
      const loaded = page.waitForEvent("load", { timeout: 60_000 });
      await page.evaluate(() => window.dispatchEvent(new Event("beforeinstallprompt")));
      await loaded;
      await expect.poll(() => readWorker(page)).toMatchObject({ offlineMode: false });
      expect(await readFlag(page)).toBeNull();
      await expect.poll(() => listKept(page)).toEqual([]);
    });

    test("the query alone: without it, what was kept goes, and the page is loaded once more", async () => {
      const page = await visit("/?offlineMode=true");
      expect(await readWorker(page)).toMatchObject({ offlineMode: true });
      let loads = 0;
      page.on("load", () => (loads += 1));
      await page.goto(page.url().replace(/\?.*/, "guide/"));
      await expect.poll(() => loads).toBe(2);
      await expect.poll(() => readWorker(page)).toMatchObject({ offlineMode: false });
      await expect.poll(() => listKept(page)).toEqual([]);
      expect(await page.locator("#pwa-popup-container").count()).toBe(0);
      expect(loads).toBe(2);
    });

    test("each article is kept once, and feeds aren't", () => {
      const { site } = served;
      const [, text = ""] =
        /^self\.offlineFiles=(.*);$/m.exec(site.read("build/sw-precache.js")) ?? [];
      const { files, pages, bytes } = JSON.parse(text) as {
        files: { url: string; revision: string | null }[];
        pages: string[];
        bytes: number;
      };
      const names = files.map(({ url }) => url);
      expect(names).toEqual(names.toSorted());
      expect(names.filter((name) => name.endsWith(".html"))).toEqual([
        "live/index.html",
        "old/index.html",
        "plain.html",
        "sw-shell.html",
      ]);
      expect(names).not.toContain("_payload/live.json");
      expect(names).not.toContain("blog/feed.json");
      expect(pages).toContain("guide/index.html");
      expect(names).toContain("_payload/guide.json");
      const hashed = files.filter(({ url }) => /^assets\/(?:js|css)\//.test(url));
      expect(hashed.length).toBeGreaterThan(10);
      expect(hashed.every(({ revision }) => revision === null)).toBe(true);
      const size = names
        .map((name) => Buffer.byteLength(site.bytes(`build/${decodeURI(name)}`)))
        .reduce((sum, length) => sum + length, 0);
      expect(bytes).toBe(size);
    });

    test("without a connection, all kinds of page are there after one visit", async () => {
      const page = await visit("/?offlineMode=true", { allow: offlineNoise });
      await readWorker(page);
      await page.context().setOffline(true);
      for (const [path, title] of [
        ["/guide/", "Guide"],
        ["/guide", "Guide"],
        ["/guide/index.html", "Guide"],
        ["/ä b/ö", "Umlaut"],
        ["/blog/", "A post"],
        ["/blog/2024/01/01/post/?a=1", "A post"],
        ["/blog/archive/", "Archive"],
        ["/app/", "App"],
        ["/live/", "Live"],
        ["/plain.html", "Plain file"],
        ["/old/", "Guide"],
        ["/", "Home"],
        ["/nowhere/", "Page Not Found"],
      ] as const) {
        await page.goto(new URL(path, page.url()).href);
        await expect.poll(() => heading(page).textContent(), { message: path }).toBe(title);
      }
    });
  },
);

const editionTwo = "---\nslug: /\n---\n# Home\n\nThe second edition. [Further](./guide.md)\n";

/** Code that the site has in one build and not in the next, so that both have chunks of their own. */
const createApp = (title: string): string =>
  `import Layout from "@theme/Layout";\nexport default () => <Layout title="App"><main><h1>${title}</h1></main></Layout>;\n`;

const always = { offlineModeActivationStrategies: ["always"] };

describeServed("another build in offline mode", createSource(always), (served) => {
  const { visit, build } = served;
  const popup = (page: Page) => page.locator(".pwa-reload-popup");

  test("an open tab goes on with its own build until its visitor wants the new one", async () => {
    const page = await visit("/", { allow: offlineNoise });
    const other = await visit("/guide/", { context: page.context(), allow: offlineNoise });
    await readWorker(page);
    served.site.write("docs/index.md", editionTwo);
    served.site.write("src/pages/app.js", createApp("App two"));
    await build();

    await page.reload();
    await popup(page).getByText("New version available").waitFor();
    await page.getByText("The first edition.").waitFor();
    // Closed, it comes back on the next page that is loaded.
    await popup(page).getByRole("button", { name: "Close" }).click();
    await popup(page).waitFor({ state: "detached" });
    await page.reload();
    await page.getByText("The first edition.").waitFor();
    const loaded = page.waitForEvent("load", { timeout: 60_000 });
    await popup(page).getByRole("button", { name: "Refresh" }).click();
    await loaded;
    await page.getByText("The second edition.").waitFor();
    expect(await popup(page).count()).toBe(0);

    // The other tab has the older code, which comes when it is first used, and asks for pages of the newer build.
    await page.context().setOffline(true);
    await other.bringToFront();
    await other
      .getByRole("button", { name: /dark and light|light mode|dark mode/i })
      .first()
      .click();
    await other.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/app/" });
      document.body.append(link);
      link.click();
    });
    await expect.poll(() => heading(other).textContent()).toBe("App two");
  });

  test("the popup has no fault that a machine finds", async () => {
    const page = await visit("/");
    await readWorker(page);
    served.site.write("docs/guide.md", "# Guide\n\nNew.\n");
    await build();
    await page.reload();
    await popup(page).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test("where there is no room for the new build, the old one stays", async () => {
    const page = await visit("/", { allow: [...offlineNoise, /QuotaExceeded/] });
    await readWorker(page);
    const kept = await listKept(page);
    const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
    await send(page, "Storage.overrideQuotaForOrigin", {
      origin: new URL(page.url()).origin,
      quotaSize: usage + 200_000,
    });
    served.site.write("docs/large.md", `# Large\n\n${"word ".repeat(200_000)}\n`);
    await build();
    const failed = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          navigator.serviceWorker.getRegistration().then((registration) => {
            registration?.addEventListener("updatefound", () => {
              const { installing } = registration;
              installing?.addEventListener("statechange", () => resolve(installing.state));
            });
            return registration?.update();
          }),
        ),
    );
    expect(await failed).toBe("redundant");
    expect(await listKept(page)).toEqual(kept);
    await page.context().setOffline(true);
    await page.reload();
    await expect.poll(() => heading(page).textContent()).toBe("Home");
  });
});

describeServed("without room", createSource(always), ({ visit }) => {
  test("nothing is loaded that can't be kept, and the site goes on", async () => {
    const page = await visit("/plain.html");
    await send(page, "Storage.overrideQuotaForOrigin", {
      origin: new URL(page.url()).origin,
      quotaSize: 100_000,
    });
    await page.goto(new URL("/", page.url()).href);
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration === undefined || (!registration.installing && !registration.active);
    });
    expect(await listKept(page)).toEqual([]);
    await page.getByRole("link", { name: "Further" }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Guide");
  });
});

const worker = `import { registerRoute } from "workbox-routing";
import { greet } from "./greet";

export default function custom(params: { offlineMode: boolean; debug: boolean }) {
  registerRoute(
    ({ url }) => url.pathname === "/greeting",
    async () => new Response(greet(JSON.stringify(params))),
  );
}
`;

describeServed(
  "another build without offline mode",
  createSource(
    { swCustom: "./src/worker.ts", debug: true },
    {
      "src/worker.ts": worker,
      "src/greet.ts": "export const greet = (name: string) => `Hello ${name}`;\n",
    },
  ),
  (served) => {
    const { visit, build } = served;

    test("a site's own code runs in the worker; a newer worker is put to use, and the page loaded once", async () => {
      const page = await visit("/");
      expect(await readWorker(page)).toEqual({ offlineMode: false, debug: true });
      await page.reload();
      const greet = () => page.evaluate(() => fetch("/greeting").then((answer) => answer.text()));
      expect(await greet()).toBe('Hello {"offlineMode":false,"debug":true}');
      expect(served.site.read("build/sw.js")).toContain("Hello ");
      expect(served.site.read("build/sw.js.map")).toContain("greet.ts");

      // Texts that change concern no worker that keeps nothing.
      const before = served.site.read("build/sw.js");
      served.site.write("docs/index.md", editionTwo);
      await build();
      expect(served.site.read("build/sw.js")).toBe(before);

      served.site.write(
        "src/greet.ts",
        "export const greet = (name: string) => `Goodbye ${name}`;\n",
      );
      await build();
      let loads = 0;
      page.on("load", () => (loads += 1));
      await page.reload();
      await expect.poll(() => loads).toBe(2);
      await expect.poll(greet).toMatch(/^Goodbye/);
      await page.getByText("The second edition.").waitFor();
      await readWorker(page);
      expect(loads).toBe(2);
      expect(await listKept(page)).toEqual([]);
    });
  },
);

const french = createSource(always);
french.config = { ...french.config, i18n: { defaultLocale: "fr", locales: ["fr"] } };

describeServed("workers of others", french, (served) => {
  const { visit, build } = served;

  test("what a worker of another kind has kept goes, once ours is in charge; the popup speaks the site's language", async () => {
    const ours = served.site.read("build/sw.js");
    served.site.write(
      "build/sw.js",
      `self.addEventListener("install", (event) => event.waitUntil((async () => {
        const cache = await caches.open("workbox-precache-v2-" + self.registration.scope);
        await cache.put("/stale.html?__WB_REVISION__=1", new Response("stale"));
      })()));`,
    );
    const page = await visit("/plain.html");
    await page.evaluate(() =>
      navigator.serviceWorker.register(
        `/sw.js?params=${encodeURIComponent('{"offlineMode":true,"debug":false}')}`,
      ),
    );
    await readWorker(page);
    expect(await listKept(page)).toContain("/stale.html");
    served.site.write("build/sw.js", ours);
    await page.goto(new URL("/", page.url()).href);
    await page.locator(".pwa-reload-popup").getByRole("button", { name: "Rafraîchir" }).click();
    await expect.poll(() => listKept(page)).not.toContain("/stale.html");
    expect(await listKept(page)).toContain("/_payload/guide.json");
  });

  test("a site that gives the plugin up: visitors have its pages from the network again", async () => {
    const page = await visit("/", {
      allow: [/404/, /bad HTTP response code/, /registerSW failed/],
    });
    await readWorker(page);
    const config = served.site.read("docusaurus.config.js");
    const fields = JSON.parse(config.slice("export default ".length, -2)) as SiteSource["config"];
    served.site.write(
      "docusaurus.config.js",
      `export default ${JSON.stringify({ ...fields, plugins: [] })};\n`,
    );
    served.site.write("docs/index.md", editionTwo);
    await build();
    await page.reload();
    await page.getByText("The second edition.").waitFor();
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
    expect(await listKept(page)).toEqual([]);
  });
});

describe("what an author is told", () => {
  const fail = async (name: string, options: PwaOptions, files: SiteSource["files"] = {}) => {
    const result = await runVelosaur(createSite(`offline-${name}`, createSource(options, files)), [
      "build",
    ]);
    expect(result.code).toBe(1);
    return readMessage(result);
  };

  test("of a mistake in the worker's code", async () => {
    expect(
      await fail(
        "mistake",
        { swCustom: "src/worker.js" },
        { "src/worker.js": "export default (;\n" },
      ),
    ).toMatchInlineSnapshot(`
      "error src/worker.js:1:17
        The worker can't be made: [PARSE_ERROR] Unexpected token
        > 1 | export default (;
            |                 ^
        It is made of the file that \`swCustom\` names, and of what that imports."
    `);
  });

  test("of options that are none", async () => {
    const options = {
      debug: 1,
      offlineModeActivationStrategies: ["sometimes"],
      pwaHead: [{ rel: "manifest" }],
      swRegister: true,
      reloadPopup: false,
    };
    expect(await fail("options", options)).toMatchInlineSnapshot(`
      "error docusaurus.config.js:29:9
        \`plugins[0][1].debug\` must be true or false, not 1.
          27 |       "pwa",
          28 |       {
        > 29 |         "debug": 1,
             |         ^
          30 |         "offlineModeActivationStrategies": [
          31 |           "sometimes"

      error docusaurus.config.js:31:11
        \`plugins[0][1].offlineModeActivationStrategies[0]\` must be "appInstalled", "queryString", "standalone", "mobile", "saveData" or "always", not "sometimes".
          29 |         "debug": 1,
          30 |         "offlineModeActivationStrategies": [
        > 31 |           "sometimes"
             |           ^
          32 |         ],
          33 |         "pwaHead": [

      error docusaurus.config.js:34:11
        \`plugins[0][1].pwaHead[0].tagName\` is missing.
          32 |         ],
          33 |         "pwaHead": [
        > 34 |           {
             |           ^
          35 |             "rel": "manifest"
          36 |           }

      error docusaurus.config.js:38:9
        \`plugins[0][1].swRegister\` must be a string or false, not true.
          36 |           }
          37 |         ],
        > 38 |         "swRegister": true,
             |         ^
          39 |         "reloadPopup": false
          40 |       }

      error docusaurus.config.js:39:9
        \`plugins[0][1].reloadPopup\` is no option any more: swizzle the component \`PwaReloadPopup\` instead.
          37 |         ],
          38 |         "swRegister": true,
        > 39 |         "reloadPopup": false
             |         ^
          40 |       }
          41 |     ],"
    `);
  });

  test("of files that aren't there, and of what Workbox doesn't take", async () => {
    expect(await fail("missing", { swCustom: "src/worker.js", swRegister: "src/register.js" }))
      .toMatchInlineSnapshot(`
        "error docusaurus.config.js:29:9
          \`swCustom\` names a file that isn't there: <site>/src/worker.js
            27 |       "pwa",
            28 |       {
          > 29 |         "swCustom": "src/worker.js",
               |         ^
            30 |         "swRegister": "src/register.js"
            31 |       }
          Give its path, absolute or relative to the site's folder, with its ending.

        error docusaurus.config.js:30:9
          \`swRegister\` names a file that isn't there: <site>/src/register.js
            28 |       {
            29 |         "swCustom": "src/worker.js",
          > 30 |         "swRegister": "src/register.js"
               |         ^
            31 |       }
            32 |     ],
          Give its path, absolute or relative to the site's folder, with its ending."
      `);
    expect(await fail("workbox", { injectManifestConfig: { globIgnored: [] } }))
      .toMatchInlineSnapshot(`
        "error docusaurus.config.js:29:9
          \`injectManifestConfig\` isn't what Workbox takes: [GetManifest] 'globIgnored' property is not expected to be here. Did you mean property 'globIgnores'?
            27 |       "pwa",
            28 |       {
          > 29 |         "injectManifestConfig": {
               |         ^
            30 |           "globIgnored": []
            31 |         }
          Its options stand in the documentation of \`injectManifest\` of workbox-build."
      `);
  });

  test("of files that are too large", async () => {
    const site = createSite(
      "offline-large",
      createSource({}, { "static/large.png": Buffer.alloc(2_200_000) }),
    );
    expect(readMessage(await buildSite(site))).toMatchInlineSnapshot(`
      "warning docusaurus.config.js:28:7
        large.png can't be seen offline: its 2.2 MB are more than is kept of one file.
          26 |     [
          27 |       "pwa",
        > 28 |       {}
             |       ^
          29 |     ],
          30 |     [
        Raise \`maximumFileSizeToCacheInBytes\` in \`injectManifestConfig\`, or leave the file out with \`globIgnores\`."
    `);
    const first = site.read("build/sw-precache.js");
    expect(first).not.toContain("large.png");
    // Equal sites have equal lists.
    site.remove("build");
    site.remove(".docusaurus");
    await buildSite(site);
    expect(site.read("build/sw-precache.js")).toBe(first);
  });
});
