import { afterAll, expect, it } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { resolveConfig } from "../config/resolve-config.ts";
import {
  callConfigureVite,
  findRoutePrefixes,
  listBundled,
  planBundle,
  warnOfOwnFields,
} from "./bundle-plan.ts";
import { planSite, type SitePlan } from "./site-plan.ts";

afterAll(removeSites);

it("bundles the components that a site draws elements of Markdown with", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default { title: "Site", url: "https://example.com", baseUrl: "/" };`,
    "src/theme/MDXComponents/Heading/index.js": "",
    "src/theme/CodeInline.tsx": "",
    "src/theme/Footer/index.js": "",
  });
  const plan = await planSite(await resolveConfig({ siteDir, mode: "production" }));
  const request = { plan, imports: [], programs: [], cacheDir: siteDir, minify: true, lean: true };
  const ids = planBundle(request, listBundled(request)).request.modules.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(["@theme/CodeInline", "@theme/MDXComponents/Heading"]),
  );
  expect(ids).not.toContain("@theme/MDXComponents/A");
  expect(ids).not.toContain("@theme/Footer");
});

it("bundles of a package the names that documents take, unless one takes others", async () => {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default { title: "Site", url: "https://example.com", baseUrl: "/" };`,
  });
  const plan = await planSite(await resolveConfig({ siteDir, mode: "production" }));
  const take = (moduleId: string, ...taken: string[]) => ({
    moduleId,
    isComponent: true,
    ...(taken.length > 0 && { taken }),
  });
  const imports = [
    take("icons", "Phone", "Boat"),
    take("icons", "Anchor", "Boat"),
    take("whole", "Part"),
    take("whole"),
    take("whole", "Other"),
  ];
  const { modules } = listBundled({ plan, imports, programs: [], cacheDir: siteDir });
  expect(modules.filter(({ id }) => ["icons", "whole"].includes(id))).toEqual([
    { id: "icons", client: true, names: ["Anchor", "Boat", "Phone"] },
    { id: "whole", client: true },
  ]);
});

it("leaves nothing out of pages where the command or the configuration says so", async () => {
  const leanOf = async (fields: string, lean: boolean): Promise<boolean> => {
    const siteDir = writeSite({
      "docusaurus.config.js": `export default { title: "Site", url: "https://example.com", baseUrl: "/", ${fields} };`,
    });
    const plan = await planSite(await resolveConfig({ siteDir, mode: "production" }));
    const request = { plan, imports: [], programs: [], cacheDir: siteDir, minify: true, lean };
    return planBundle(request, listBundled(request)).request.lean;
  };
  expect(await leanOf("", true)).toBe(true);
  expect(await leanOf("", false)).toBe(false);
  expect(await leanOf("customFields: { velosaur: { lean: false } }", true)).toBe(false);
});

it("names pages that answer below their paths from the inner ones to the outer ones, decoded", () => {
  const toPage = ([path, exact]: [path: string, exact?: boolean]) => ({
    route: { path, route: { exact } },
  });
  const pages = [["/a", false], ["/a/b", false], ["/caf%C3%A9/", false], ["/a/c"]] as const;
  const plan = { pages: pages.map((page) => toPage([...page])) } as unknown as SitePlan;
  expect(findRoutePrefixes(plan)).toEqual([
    { path: "/café/", hasPages: false },
    { path: "/a/b", hasPages: false },
    { path: "/a", hasPages: true },
  ]);
});

it("names patterns, and whether other pages fit them", () => {
  const toPage = (path: string, exact?: boolean) => ({ route: { path, route: { exact } } });
  const pages = [
    toPage("/a/:name/", true),
    toPage("/a/known/", true),
    toPage("/b/:name", true),
    toPage("/b/one/more", true),
    toPage("/c/:name"),
    toPage("/c/:name/edit", true),
  ];
  expect(findRoutePrefixes({ pages } as unknown as SitePlan)).toEqual([
    { path: "/c/:name/edit", exact: true, hasPages: false },
    { path: "/a/:name/", exact: true, hasPages: true },
    { path: "/b/:name", exact: true, hasPages: false },
    { path: "/c/:name", hasPages: true },
  ]);
});

const askForVite = async (returned: string): Promise<string[]> => {
  const siteDir = writeSite({
    "docusaurus.config.js": `export default { title: "Site", url: "https://example.com", baseUrl: "/", plugins: [() => ({ name: "asks", configureVite: () => (${returned}) })] };`,
  });
  const plan = await planSite(await resolveConfig({ siteDir, mode: "production" }));
  const sides = [false, true].flatMap((isServer) => callConfigureVite(plan, { isServer }));
  return warnOfOwnFields(sides, plan.context).map(({ message }) => message);
};

it("names once what a plugin configures in Vite though the engine decides it", async () => {
  expect(await askForVite('{ base: "/x/", build: { outDir: "x" }, define: {} }')).toEqual([
    'The plugin "asks" configures in Vite what Velosaur decides: base, build.outDir.',
  ]);
  expect(await askForVite("{ define: {} }")).toEqual([]);
  expect(await askForVite("undefined")).toEqual([]);
});

it("takes nothing but an object for a configuration of Vite", async () => {
  const message =
    'configureVite of the plugin "asks" must return an object, and no promise of one.';
  await expect(askForVite("Promise.resolve({})")).rejects.toThrow(message);
  await expect(askForVite("[]")).rejects.toThrow(message);
});
