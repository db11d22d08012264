import { expect, test } from "vitest";
import { describeBoth } from "./support/describe-site.ts";
import { buildSite, createSite, type SiteSource } from "./support/site.ts";

const PLUGIN = `
export default ({ baseUrl }) => ({
  name: "forum",
  contentLoaded({ actions }) {
    actions.addRoute({ path: baseUrl + "forum/", component: "@site/src/Forum.js", exact: false });
    actions.addRoute({ path: baseUrl + "board/", component: "@site/src/Forum.js", exact: false });
    actions.addRoute({ path: baseUrl + "boats/:name/", component: "@site/src/Boat.js", exact: true });
  },
  getClientModules: () => ["./src/followed.js"],
});`;

const source: SiteSource = {
  files: {
    "plugin.js": PLUGIN,
    "src/Forum.js": `
import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import { useState } from "react";
export default function Forum() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Forum</h1>
      <p data-testid="path">{useLocation().pathname}</p>
      <button onClick={() => setCount(count + 1)}>{count} votes</button>
      <Link to="/forum/a/b">deeper</Link> <Link to="/board/rules/">rules</Link>
    </main>
  );
}`,
    "src/Boat.js": `
import Link from "@docusaurus/Link";
import { useParams } from "@docusaurus/router";
export default function Boat({ match }) {
  return (
    <main>
      <h1>Boat {useParams().name}</h1>
      <p data-testid="path">{match.url}</p>
      <Link to="/boats/bea">another</Link> <Link to="/boats/known">known</Link>
    </main>
  );
}`,
    "src/followed.js": `
const visited = [];
if (typeof window !== "undefined") window.visited = visited;
export function onRouteDidUpdate({ location, previousLocation }) {
  visited.push((previousLocation?.pathname ?? "nowhere") + " → " + location.pathname);
}`,
    "src/pages/boats/known.js": "export default () => <h1>Known</h1>;",
    "src/pages/board/rules.js": "export default () => <h1>Rules</h1>;",
    "src/pages/linker.js": `export default () => <a href="/guide.html">guide as a file</a>;`,
    "src/pages/real.html.js": "export default () => <h1>Real file</h1>;",
    "docs/index.md": "---\nslug: /\n---\n# Start\n",
    "docs/guide.md": "# Guide\n",
    "static/_redirects": "/old /guide 301\n",
  },
  config: {
    trailingSlash: true,
    plugins: ["./plugin.js"],
    i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  },
};

describeBoth("prefix-routes", source, (running) => {
  const { open, url, mode } = running;
  const heading = "main h1, h1";

  test("a page that is not exact answers at every path below its own", async () => {
    const page = await open("/forum/x/y/");
    expect(await page.locator(heading).first().textContent()).toBe("Forum");
    await page.getByTestId("path").getByText("/forum/x/y/").waitFor();
    const answer = await page.request.get(url("/forum/x/y/?q=1"));
    expect(answer.status()).toBe(200);
    expect((await page.request.get(url("/forumx"))).status()).toBe(404);
  });

  test.runIf(mode === "build")("the theme speaks the language of the locale", async () => {
    const page = await open("/fr/guide/");
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
    await page.getByText("Aller au contenu principal").waitFor({ state: "attached" });
  });

  test("moving below it keeps the page and its state", async () => {
    const page = await open("/forum/");
    await page.getByRole("button").click();
    await page.getByRole("link", { name: "deeper" }).click();
    await page.getByTestId("path").getByText("/forum/a/b").waitFor();
    await page.getByText("1 votes").waitFor();
    await page.goBack();
    await page.getByTestId("path").getByText("/forum/", { exact: true }).waitFor();
    await page.getByText("1 votes").waitFor();
  });

  test("an exact page below it is that page", async () => {
    const page = await open("/forum/");
    await page.getByRole("link", { name: "rules" }).click();
    await page.getByRole("heading", { name: "Rules" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Rules" }).waitFor();
    await page.goto(url("/board/other/"));
    await page.getByTestId("path").getByText("/board/other/").waitFor();
  });

  test("a path with a parameter is a page for each of its values", async () => {
    const page = await open("/boats/ann/", { allow: [/404/] });
    await page.getByRole("heading", { name: "Boat ann" }).waitFor();
    await page.getByTestId("path").getByText("/boats/ann/").waitFor();
    await page.getByRole("link", { name: "another" }).click();
    await page.getByRole("heading", { name: "Boat bea" }).waitFor();
    await page.getByRole("link", { name: "known", exact: true }).click();
    await page.getByRole("heading", { name: "Known" }).waitFor();
    await page.goto(url("/boats/ann/crew/"));
    await page.getByRole("heading", { name: "Page Not Found" }).waitFor();
  });

  test("client modules hear of the visitor's address alone", async () => {
    const page = await open("/forum/x/");
    await page.getByTestId("path").getByText("/forum/x/").waitFor();
    expect(await page.evaluate("visited")).toEqual(["nowhere → /forum/x/"]);
    await page.getByRole("link", { name: "rules" }).click();
    await page.getByRole("heading", { name: "Rules" }).waitFor();
    expect(await page.evaluate("visited[1]")).toBe("/forum/x/ → /board/rules/");
    const lost = await open("/none/", { allow: [/404/] });
    await expect.poll(() => lost.evaluate("visited")).toEqual(["nowhere → /none/"]);
  });

  test(".html and /index.html stand for the page", async () => {
    for (const path of ["/guide.html", "/guide/index.html"]) {
      const page = await open(path);
      await page.getByRole("heading", { name: "Guide", level: 1 }).waitFor();
      expect((await page.request.get(url(path))).status()).toBe(200);
    }
    const page = await open("/real.html");
    await page.getByRole("heading", { name: "Real file" }).waitFor();
    expect((await page.request.get(url("/none.html"))).status()).toBe(404);
  });

  test("a link to .html leads to the page", async () => {
    const page = await open("/linker/", { allow: [/404/] });
    await page.getByRole("link", { name: "guide as a file" }).click();
    await page.getByRole("heading", { name: "Guide", level: 1 }).waitFor();
  });

  test("the output says so to hosts, after the site's own rules", () => {
    if (mode === "dev") return;
    expect(running.site.read("build/_redirects")).toBe(
      [
        "/old /guide 301",
        "/board/* /board/ 200",
        "/forum/* /forum/ 200",
        "/fr/board/* /fr/board/ 200",
        "/fr/forum/* /fr/forum/ 200",
        "",
      ].join("\n"),
    );
  });

  test("a host that knows no such rule answers with the 404 page, which turns into the page", async () => {
    if (mode === "dev") return;
    const page = await open("/forum/z/", {
      allow: [/404/],
      prepare: (given) =>
        given.route("**/forum/z/", (route) =>
          route.fulfill({
            status: 404,
            contentType: "text/html",
            body: running.site.read("build/404.html"),
          }),
        ),
    });
    await page.getByTestId("path").getByText("/forum/z/").waitFor();
  });
});

// Cloudflare Pages answers `/forum` with a redirect to `/forum/` where that is the file, and reads its rules for it again.
test.for([
  { trailingSlash: undefined, target: "/forum/" },
  { trailingSlash: false, target: "/forum" },
])(
  "no rule leads to an address that is itself redirected: $trailingSlash",
  async ({ trailingSlash, target }) => {
    const files = { ...source.files, "plugin.js": PLUGIN.replace('"forum/"', '"forum"') };
    const config = { ...source.config, trailingSlash, i18n: undefined };
    const site = createSite(`prefix-routes-${trailingSlash}`, { files, config });
    await buildSite(site);
    expect(site.read("build/_redirects")).toContain(`\n/forum/* ${target} 200\n`);
  },
);
