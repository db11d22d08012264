import { afterAll, expect, it } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import { resolveConfig } from "../config/resolve-config.ts";
import { createBundleRequest } from "./bundle-plan.ts";
import { planSite } from "./site-plan.ts";

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
  const ids = createBundleRequest(request).modules.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(["@theme/CodeInline", "@theme/MDXComponents/Heading"]),
  );
  expect(ids).not.toContain("@theme/MDXComponents/A");
  expect(ids).not.toContain("@theme/Footer");
});

it("leaves nothing out of pages where the command or the configuration says so", async () => {
  const leanOf = async (fields: string, lean: boolean): Promise<boolean> => {
    const siteDir = writeSite({
      "docusaurus.config.js": `export default { title: "Site", url: "https://example.com", baseUrl: "/", ${fields} };`,
    });
    const plan = await planSite(await resolveConfig({ siteDir, mode: "production" }));
    const request = { plan, imports: [], programs: [], cacheDir: siteDir, minify: true, lean };
    return createBundleRequest(request).lean;
  };
  expect(await leanOf("", true)).toBe(true);
  expect(await leanOf("", false)).toBe(false);
  expect(await leanOf("customFields: { velosaur: { lean: false } }", true)).toBe(false);
});
