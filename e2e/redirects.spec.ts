import { expect, test } from "vitest";
import { describeBuild } from "./support/describe-site.ts";
import { createSite, runVelosaur } from "./support/site.ts";

const docs = {
  "docs/index.md": "---\nslug: /\n---\n# Start\n",
  "docs/target.md": "# Target\n\n## Part\n",
};
const withRedirects = (...redirects: object[]) => ({
  plugins: [["@docusaurus/plugin-client-redirects", { redirects }]],
});

const config = {
  baseUrl: "/base/",
  trailingSlash: true,
  ...withRedirects({ from: "/old", to: "/target" }, { from: "/old/query", to: "/target?a=1#part" }),
};

describeBuild("redirects", { files: docs, config }, (running) => {
  const { open, url } = running;

  test("query and hash go along", async () => {
    const page = await open("/base/old/?q=%20x#part");
    await page.getByRole("heading", { name: "Target", level: 1 }).waitFor();
    expect(page.url()).toBe(url("/base/target/?q=%20x#part"));
  });

  test("the target's own query and hash stay", async () => {
    const page = await open("/base/old/query?b=2");
    await page.getByRole("heading", { name: "Target", level: 1 }).waitFor();
    expect(page.url()).toBe(url("/base/target/?a=1&b=2#part"));
  });

  test("under a policy that allows no inline script", async () => {
    const page = await open("/base/old/?q=1", {
      prepare: (given) =>
        given.route("**/old/**", async (route) => {
          const response = await route.fetch();
          const headers = { ...response.headers(), "content-security-policy": "script-src 'self'" };
          await route.fulfill({ response, headers });
        }),
    });
    await page.waitForURL(url("/base/target/?q=1"));
  });

  test("without JavaScript", async () => {
    const page = await open("/base/old/", { javaScriptEnabled: false });
    await page.waitForURL(url("/base/target/"));
  });

  test("a visitor who goes back isn't sent on again", async () => {
    const page = await open("/base/");
    await page.goto(url("/base/old/"));
    await page.waitForURL(url("/base/target/"));
    await page.getByRole("heading", { name: "Target", level: 1 }).waitFor();
    await page.goBack();
    await page.waitForURL(url("/base/"));
  });
});

test("a redirect to nowhere says where it is asked for, and what may be meant", async () => {
  const site = createSite("redirects-broken", {
    files: {
      ...docs,
      "docusaurus.config.js": `export default {
  title: "Fixture",
  url: "https://fixture.test",
  baseUrl: "/",
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  plugins: [
    [
      "client-redirects",
      {
        redirects: [
          { from: "/old", to: "/target" },
          { from: "/older", to: "/tarrget" },
        ],
      },
    ],
  ],
};
`,
    },
  });
  const { code, output } = await runVelosaur(site, ["build"]);
  expect(code).toBe(1);
  expect(output.slice(output.indexOf("error"))).toMatchInlineSnapshot(`
    "error docusaurus.config.js:12:11
      The redirect from "/older" leads to "/tarrget", which doesn't exist. Did you mean "/target"?
        10 |         redirects: [
        11 |           { from: "/old", to: "/target" },
      > 12 |           { from: "/older", to: "/tarrget" },
           |           ^
        13 |         ],
        14 |       },
      A redirect leads to a page or file of this site, or to an address that begins with https://.
    "
  `);
});
