import { existsSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { openPage, waitForHydration } from "./support/page.ts";
import { createSite, type Site, startSite } from "./support/site.ts";

const createDocs = (name: string, files: Record<string, string> = {}): Site =>
  createSite(name, {
    files: { "docs/index.md": "---\nslug: /\n---\n# Start\n", ...files },
  });

/** What a page of docs asks for by name: where it begins, what routes are made of, and what few pages show. */
const ASKED_FOR = [
  "bundled/docs.js",
  "bundled/frame.js",
  "client/entry.browser.js",
  "client/router/client-modules.js",
  "client/router/visit.js",
  "theme/ContentVisibility/Draft/index.js",
  "theme/ContentVisibility/Unlisted/index.js",
  "theme/DocFallbackBanner/index.js",
  "theme/DocItem/index.js",
  "theme/DocRoot/index.js",
  "theme/DocSidebarItems/LongLevel.js",
  "theme/DocVersionBanner/Content/index.js",
  "theme/DocVersionRoot/index.js",
  "theme/DocsRoot/index.js",
  "theme/SearchBar/index.js",
  "theme/client-modules.js",
];

const keptBundle = (site: Site): string => site.path(".docusaurus/velosaur/dev/engine-bundle.json");

async function readFooter(site: Site): Promise<string | null> {
  const server = await startSite(site);
  const page = await openPage();
  await page.goto(server.origin);
  await waitForHydration(page);
  const text = await page.locator("footer").last().textContent();
  await page.close();
  await server.close();
  return text;
}

const footer = (text: string): string =>
  `export default function Footer() { return <footer>${text}</footer>; }`;

test("a site that overrides nothing takes the engine as the package brings it", async () => {
  const site = createDocs("dev-engine-plain");
  const server = await startSite(site);
  const page = await openPage();
  const modules = new Set<string>();
  page.on("request", (request) => {
    const [, name] = /\/velosaur\/dist\/([^?]+\.js)/.exec(request.url()) ?? [];
    if (name !== undefined) modules.add(name);
  });
  await page.goto(server.origin);
  await waitForHydration(page);
  // Of some three hundred, nearly all travel in two; each of the others is a request.
  await expect.poll(() => [...modules].toSorted()).toEqual(ASKED_FOR);
  expect(await page.locator("h1").textContent()).toBe("Start");
  expect(existsSync(keptBundle(site))).toBe(false);
  // First, since it may be asking for something.
  await page.close();
  await server.close();
});

test("one with a component of its own bundles it once, and again only for another component", async () => {
  const site = createDocs("dev-engine-override", {
    "src/theme/Footer/index.js": footer("of the site"),
  });
  expect(await readFooter(site)).toBe("of the site");
  const made = statSync(keptBundle(site)).ino;

  site.write("src/theme/Footer/index.js", footer("edited"));
  expect(await readFooter(site)).toBe("edited");
  expect(statSync(keptBundle(site)).ino).toBe(made);

  site.write(
    "src/theme/Heading/index.js",
    "export default ({ children }) => <h1>Own {children}</h1>;",
  );
  expect(await readFooter(site)).toBe("edited");
  expect(statSync(keptBundle(site)).ino).not.toBe(made);
});

test("a package that the site imports since the last start reloads no page", async () => {
  const site = createDocs("dev-engine-import", {
    "src/theme/Footer/index.js": footer("without names"),
  });
  expect(await readFooter(site)).toBe("without names");
  site.write(
    "src/theme/Footer/index.js",
    `import clsx from "clsx";\nexport default () => <footer>{clsx("with", "names")}</footer>;`,
  );
  const server = await startSite(site);
  const page = await openPage();
  let loads = 0;
  page.on("request", (request) => void (loads += request.isNavigationRequest() ? 1 : 0));
  await page.goto(server.origin);
  await waitForHydration(page);
  expect(await page.locator("footer").textContent()).toBe("with names");
  expect(loads).toBe(1);
  await page.close();
  await server.close();
});
