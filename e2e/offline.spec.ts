/** A site that can be installed and read without a connection, as its visitors have it, with real workers. */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findViolations } from "./support/find-violations.ts";
import { type PageOptions, waitForHydration } from "./support/page.ts";
import {
  createSource,
  describeServed,
  heading,
  listKept,
  listScopes,
  listenToWorkers,
  offlineNoise,
  readFlag,
  readWorker,
  send,
} from "./support/offline-site.ts";

const STRATEGIES = ["appInstalled", "standalone", "queryString", "mobile", "saveData"];

/** Its live code takes a while to bundle, so that no other site has any. */
const strategies = createSource(
  { offlineModeActivationStrategies: STRATEGIES },
  { "docs/live.md": "# Live\n\n```jsx live\n<b>{1 + 1} is two</b>\n```\n" },
);
strategies.config = { ...strategies.config, themes: ["live-codeblock"] };

describeServed("strategies", strategies, (served) => {
  const { visit } = served;

  test("none applies: nothing is kept, nor loaded for it", async () => {
    const page = await visit("/plain.html");
    const asked = listenToWorkers(page);
    await page.goto(new URL("/", page.url()).href);
    expect(await readWorker(page)).toEqual({ offlineMode: false, debug: false });
    expect(await listKept(page)).toEqual([]);
    expect(asked).toEqual(["/sw.js"]);
  });

  test.each<[string, string, PageOptions]>([
    ["queryString", "/?offlineMode=true", {}],
    ["mobile", "/", { viewport: { width: 996, height: 600 } }],
    [
      "saveData",
      "/",
      {
        prepare: (page) => send(page, "Emulation.setDataSaverOverride", { dataSaverEnabled: true }),
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
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.getElementById("pwa-popup-container")) sessionStorage.setItem("asked", "");
      }).observe(document.body, { childList: true });
      window.dispatchEvent(new Event("beforeinstallprompt"));
    });
    await loaded;
    expect(await page.evaluate(() => sessionStorage.getItem("asked"))).toBeNull();
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
    await page.goto(new URL("/", page.url()).href);
    await waitForHydration(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("deep");
    await page.locator(".DocSearch-Hit", { hasText: "Deep below" }).click();
    await page.waitForURL("**/guide#deep");
    await expect.poll(() => heading(page).textContent()).toBe("Guide");
  });

  // The last one: the site's worker is broken from here on.
  test("a worker that can't be registered is told of on the console, and the page works", async () => {
    served.site.write("build/sw.js", "throw new Error('out of order');\n");
    const told: string[] = [];
    const page = await visit("/", {
      allow: [/registerSW failed/, /out of order/],
      prepare: async (opened) =>
        opened.on("console", (message) => {
          if (message.type() === "error") told.push(message.text());
        }),
    });
    await expect.poll(() => told.join()).toMatch(/^registerSW failed TypeError: .*ServiceWorker/);
    expect(await listScopes(page)).toEqual([]);
    await page.getByRole("link", { name: "Further" }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Guide");
  });
});

const editionTwo = "---\nslug: /\n---\n# Home\n\nThe second edition. [Further](./guide.md)\n";

/** Code that the site has in one build and not in the next, so that both have chunks of their own. */
const createApp = (title: string): string =>
  `import Layout from "@theme/Layout";\nexport default () => <Layout title="App"><main><h1>${title}</h1></main></Layout>;\n`;

const always = {
  offlineModeActivationStrategies: ["always"],
  pwaHead: [
    { tagName: "link", rel: "manifest", href: "manifest.json" },
    { tagName: "link", rel: "apple-touch-icon", href: "https://icons.test/icon.png" },
    { tagName: "meta", name: "theme-color", content: "rgb(1, 2, 3)" },
  ],
};

/** In two languages, below a base URL. */
const app = createSource(always, {
  "i18n/fr/docusaurus-plugin-content-docs/current/guide.md": "# Le guide\n\nTexte.\n",
  "static/manifest.json": JSON.stringify({ name: "Fixture", icons: [] }),
});
app.config = {
  ...app.config,
  baseUrl: "/base/",
  i18n: { defaultLocale: "en", locales: ["en", "fr"] },
};

/** What tests change and build again, they look at in this language alone. */
const AGAIN = ["--locale", "en"];

describeServed("an app that is always kept", app, (served) => {
  const { visit, build } = served;
  const popup = (page: Page) => page.locator(".pwa-reload-popup");

  test.each(["/base/", "/base/fr/"])(
    "the head of %s has what the site puts there",
    async (path) => {
      const page = await visit(`${path}guide/`, { javaScriptEnabled: false });
      const read = (selector: string, name: string) => page.locator(selector).getAttribute(name);
      expect(await read("link[rel=manifest]", "href")).toBe(`${path}manifest.json`);
      expect((await fetch(served.url(`${path}manifest.json`))).status).toBe(200);
      expect(await read("link[rel=apple-touch-icon]", "href")).toBe("https://icons.test/icon.png");
      expect(await read("meta[name=theme-color]", "content")).toBe("rgb(1, 2, 3)");
    },
  );

  test("each language has a worker of its own, which keeps that language alone", async () => {
    const page = await visit("/base/", { allow: offlineNoise });
    await readWorker(page);
    const kept = await listKept(page);
    expect(kept).toContain("/base/_payload/guide.json");
    expect(kept.filter((name) => name.startsWith("/base/fr/"))).toEqual([]);
    await page.goto(served.url("/base/fr/"));
    await expect.poll(() => listScopes(page)).toEqual(["/base/", "/base/fr/"]);
    expect(await listKept(page)).toEqual(
      expect.arrayContaining([...kept, "/base/fr/_payload/guide.json"]),
    );
    await page.context().setOffline(true);
    for (const [path, title] of [
      ["/base/guide/", "Guide"],
      ["/base/fr/guide/", "Le guide"],
      ["/base/fr/nowhere/", "Page introuvable"],
    ] as const) {
      await page.goto(served.url(path));
      await expect.poll(() => heading(page).textContent(), { message: path }).toBe(title);
    }
  });

  test("where there is no room, nothing is kept, and the site goes on", async () => {
    const page = await visit("/base/plain.html");
    await send(page, "Storage.overrideQuotaForOrigin", {
      origin: new URL(page.url()).origin,
      quotaSize: 100_000,
    });
    const outcome = await page.evaluate(async () => {
      const params = encodeURIComponent(JSON.stringify({ offlineMode: true, debug: false }));
      const { installing } = await navigator.serviceWorker.register(`/base/sw.js?params=${params}`);
      return new Promise((resolve) =>
        installing?.addEventListener("statechange", () => resolve(installing.state)),
      );
    });
    expect(outcome).toBe("redundant");
    expect(await listKept(page)).toEqual([]);
    await page.goto(served.url("/base/"));
    await page.getByRole("link", { name: "Further" }).click();
    await expect.poll(() => heading(page).textContent()).toBe("Guide");
  });

  test("what a worker of another kind has kept goes, once ours is in charge; the popup speaks the page's language", async () => {
    const ours = served.site.read("build/fr/sw.js");
    served.site.write(
      "build/fr/sw.js",
      `self.addEventListener("install", (event) => event.waitUntil((async () => {
        const cache = await caches.open("workbox-precache-v2-" + self.registration.scope);
        await cache.put("/stale.html?__WB_REVISION__=1", new Response("stale"));
      })()));`,
    );
    const page = await visit("/base/fr/plain.html");
    await page.evaluate(() =>
      navigator.serviceWorker.register(
        `/base/fr/sw.js?params=${encodeURIComponent('{"offlineMode":true,"debug":false}')}`,
      ),
    );
    await readWorker(page);
    expect(await listKept(page)).toContain("/stale.html");
    served.site.write("build/fr/sw.js", ours);
    await page.goto(served.url("/base/fr/"));
    await popup(page).getByText("Nouvelle version disponible").waitFor();
    await popup(page).getByRole("button", { name: "Rafraîchir" }).click();
    await expect.poll(() => listKept(page)).not.toContain("/stale.html");
    expect(await listKept(page)).toContain("/base/fr/_payload/guide.json");
  });

  test("an open tab goes on with its own build until its visitor wants the new one", async () => {
    const page = await visit("/base/", { allow: offlineNoise });
    const other = await visit("/base/guide/", { context: page.context(), allow: offlineNoise });
    await readWorker(page);
    served.site.write("docs/index.md", editionTwo);
    served.site.write("src/pages/app.js", createApp("App two"));
    await build(AGAIN);

    await page.reload();
    await popup(page).getByText("New version available").waitFor();
    await page.getByText("The first edition.").waitFor();
    expect(await findViolations(page)).toEqual([]);
    // The page's text isn't seen through it.
    const color = popup(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await color).toMatch(/^rgb\(/);
    // Closed, it comes back on the next page that is loaded. It stands at the end, for keys, too.
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Close");
    await page.keyboard.press("Enter");
    await popup(page).waitFor({ state: "detached" });
    await page.reload();
    await page.getByText("The first edition.").waitFor();
    await popup(page).waitFor();
    const loaded = page.waitForEvent("load", { timeout: 60_000 });
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe("Refresh");
    await page.keyboard.press("Enter");
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
      const link = Object.assign(document.createElement("a"), { href: "/base/app/" });
      document.body.append(link);
      link.click();
    });
    await expect.poll(() => heading(other).textContent()).toBe("App two");
  });

  test("where there is no room for the new build, the old one stays", async () => {
    const page = await visit("/base/", { allow: [...offlineNoise, /QuotaExceeded/] });
    await readWorker(page);
    const kept = await listKept(page);
    const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
    await send(page, "Storage.overrideQuotaForOrigin", {
      origin: new URL(page.url()).origin,
      quotaSize: usage + 200_000,
    });
    served.site.write("docs/large.md", `# Large\n\n${"word ".repeat(200_000)}\n`);
    await build(AGAIN);
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

  test("a site that gives the plugin up: visitors have its pages from the network again", async () => {
    const page = await visit("/base/", {
      allow: [/404/, /bad HTTP response code/, /registerSW failed/],
    });
    await readWorker(page);
    served.site.write("docs/index.md", "---\nslug: /\n---\n# Home\n\nThe last edition.\n");
    await served.reconfigure({ plugins: [] }, AGAIN);
    await page.reload();
    await page.getByText("The last edition.").waitFor();
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
    expect(await listKept(page)).toEqual([]);
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

/** Tells by its scope that it was this module which has registered the worker. */
const register = `if (typeof window !== "undefined")
  navigator.serviceWorker.register(
    "/sw.js?params=" + encodeURIComponent(JSON.stringify({ offlineMode: true, debug: false })),
    { scope: "/guide/", updateViaCache: "none" },
  );
`;

const ownWorker = { swCustom: "./src/worker.ts", debug: true };

describeServed(
  "an app that isn't kept, with code of its own",
  createSource(ownWorker, {
    "src/worker.ts": worker,
    "src/greet.ts": "export const greet = (name: string) => `Hello ${name}`;\n",
    "src/register.js": register,
  }),
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
      served.site.write(
        "src/greet.ts",
        "export const greet = (name: string) => `Goodbye ${name}`;\n",
      );
      await build();
      const after = served.site.read("build/sw.js");
      expect(after).toBe(before.replace("Hello ", "Goodbye "));
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

    test("a site registers the worker itself", async () => {
      await served.reconfigure({
        plugins: [["pwa", { ...ownWorker, swRegister: "@site/src/register.js" }]],
      });
      const page = await visit("/guide/");
      expect(await readWorker(page)).toEqual({ offlineMode: true, debug: false });
      expect(await listKept(page)).toContain("/_payload/guide.json");
      expect(await listScopes(page)).toEqual(["/guide/"]);
    });
  },
);
