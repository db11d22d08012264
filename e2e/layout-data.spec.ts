import { expect, test } from "vitest";
import { collectProblems, openPage, waitForHydration } from "./support/page.ts";
import { buildSite, createSite, serveSite, type Site, startSite } from "./support/site.ts";

/** As plugins for APIs do it: what they know of all pages stands at the layout of these. */
const PLUGIN = `module.exports = () => ({
  name: "api",
  async contentLoaded({ actions: { addRoute, createData } }) {
    const members = Object.fromEntries(
      Array.from({ length: 3000 }, (_, index) => ["m" + index, { name: "Member " + index }]),
    );
    const packages = await createData("packages.json", JSON.stringify(members));
    const all = await createData("all.json", JSON.stringify({ ...members, again: Object.values(members) }));
    const page = (name) => ({
      path: "/api/" + name,
      component: "@site/src/Member.js",
      exact: true,
      modules: { all },
      props: { version: { pluginId: "api", docs: members } },
    });
    addRoute({
      path: "/api",
      component: "@site/src/Api.js",
      modules: { packages },
      routes: ["m1", "m2999"].map(page),
    });
  },
});
`;
const API = `import renderRoutes from "@docusaurus/renderRoutes";
import { Packages } from "./packages.js";
export default ({ packages, route }) => (
  <Packages.Provider value={packages}>{renderRoutes(route.routes)}</Packages.Provider>
);
`;
const MEMBER = `import { useContext } from "react";
import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import { Packages } from "./packages.js";
export default function Member({ all, version }) {
  const name = useLocation().pathname.replace(/[/]$/, "").split("/").at(-1);
  return (
    <main>
      <h1>{useContext(Packages)[name].name}</h1>
      <p>{all.again.length} {version.docs.m7.name}</p>
      <Link to="/api/m2999">The last one</Link>
    </main>
  );
}
`;
const createApi = (name: string): Site =>
  createSite(name, {
    config: { plugins: ["./plugin.js"] },
    files: {
      "docs/index.md": "---\nslug: /\n---\n# Start\n",
      "plugin.js": PLUGIN,
      "src/packages.js":
        'import { createContext } from "react";\nexport const Packages = createContext();\n',
      "src/Api.js": API,
      "src/Member.js": MEMBER,
    },
  });

async function goThrough(origin: string): Promise<void> {
  const page = await openPage();
  const problems = collectProblems(page);
  await page.goto(`${origin}/api/m1`);
  await waitForHydration(page);
  expect(await page.locator("h1").textContent()).toBe("Member 1");
  expect(await page.locator("main p").textContent()).toBe("3000 Member 7");
  await page.getByRole("link", { name: "The last one" }).click();
  await page.getByRole("heading", { name: "Member 2999" }).waitFor();
  expect(problems).toEqual([]);
  await page.close();
}

test("build: pages of a layout name its large data, and none holds it", async () => {
  const site = createApi("layout-data");
  await buildSite(site);
  for (const name of ["m1", "m2999"]) {
    const html = site.read(`build/api/${name}/index.html`);
    expect(html).toContain("/assets/data/layout-");
    expect(html.length).toBeLessThan(20_000);
    expect(site.read(`build/_payload/api/${name}.json`)).not.toContain("Member 2000");
  }
  const server = await serveSite(site);
  await goThrough(server.origin);
  await server.close();
});

test("dev: they show it, too", async () => {
  const server = await startSite(createApi("layout-data-dev"));
  await goThrough(server.origin);
  await server.close();
});
