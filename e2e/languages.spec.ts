import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { openPage, waitForHydration } from "./support/page.ts";
import { createSite, runVelosaur, serveSite, type Site } from "./support/site.ts";

const LOG_BUNDLES = new URL("support/log-bundles.mjs", import.meta.url).href;

const PAGE = `import { useState } from "react";
import Layout from "@theme/Layout";
import Translate, { translate } from "@docusaurus/Translate";
import picture from "./picture.png";
import "./page.css";

const title = translate({ id: "home.title", message: "Hello" });

export default function Home() {
  const [count, setCount] = useState(0);
  const kind = count === 1 ? "one" : "many";
  return (
    <Layout title={title}>
      <h1>{title.toUpperCase()}, {title.length} letters</h1>
      <img src={picture} alt="" />
      <button onClick={() => setCount(count + 1)}>
        {translate({ id: "home.clicks", message: "Clicked {count} times" }, { count })}
      </button>
      <p id="base">{import.meta.env.BASE_URL === "/base/" ? "at the root" : import.meta.env.BASE_URL}</p>
      <p id="plain"><Translate>Plain text</Translate></p>
      <p id="kind">{translate({ id: \`home.kind.\${kind}\`, message: kind })}</p>
    </Layout>
  );
}
`;

const messages = (texts: Record<string, string>): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(texts).map(([id, message]) => [id, { message }])),
  );

const FRENCH = {
  "home.title": 'L\'été "`${a}`" \\',
  "home.clicks": "Cliqué {count} fois",
  "Plain text": "Texte </script> simple",
  "home.kind.many": "beaucoup",
  "home.kind.one": "un",
};

const files = {
  "docs/a.md": "# A\n\n:::tip\n\nText.\n\n:::\n",
  "src/pages/index.jsx": PAGE,
  "src/pages/page.css": "button { background: url(./picture.png); }",
  "src/pages/picture.png": new Uint8Array(9000).map((_, index) => index % 251),
  "i18n/fr/code.json": messages(FRENCH),
  "i18n/ar/code.json": messages({ "home.title": "مرحبا" }),
};

const config = {
  baseUrl: "/base/",
  i18n: { defaultLocale: "en", locales: ["en", "fr", "ar"] },
  presets: [["classic", { docs: {}, blog: false }]],
};

/** How many bundles a build makes. */
async function countBundles(site: Site, args: string[] = []): Promise<number> {
  const log = site.path("bundles.txt");
  site.write("bundles.txt", "");
  const { code, output } = await runVelosaur(site, ["build", ...args], {
    BUNDLES_LOG: log,
    NODE_OPTIONS: `--import ${LOG_BUNDLES}`,
  });
  expect(code, output).toBe(0);
  return readFileSync(log, "utf8").split("\n").filter(Boolean).length;
}

const listScripts = (site: Site, language: string): string[] =>
  readdirSync(site.path(path.join("build", language, "assets/js"))).toSorted();

/** Names and contents. */
const readScripts = (site: Site, language: string): string[][] =>
  listScripts(site, language).map((name) => [
    name,
    site.read(path.join("build", language, "assets/js", name)),
  ]);

let site: Site;
let counted: number;
let french: string[][];

beforeAll(async () => {
  site = createSite("languages", { files, config });
  counted = await countBundles(site);
  french = readScripts(site, "fr");
});

test("languages take one bundle, and those from right to left another", () => {
  expect(counted).toBe(2);
});

test("nothing of a hole is left", () => {
  const names = readdirSync(site.path("build"), { recursive: true, encoding: "utf8" });
  for (const name of names.filter((file) => /\.(?:js|css|html|json)$/.test(file)))
    expect(/__velosaur_base|__VELOSAUR_/.test(site.read(`build/${name}`)), name).toBe(false);
});

test("each language works as if its bundle were made for it", async () => {
  const { origin, close } = await serveSite(site);
  try {
    const page = await openPage();
    await page.goto(`${origin}/base/fr/`);
    await waitForHydration(page);
    const title = FRENCH["home.title"];
    expect(await page.locator("h1").innerText()).toBe(
      `${title.toUpperCase()}, ${title.length} letters`,
    );
    expect(await page.locator("#base").innerText()).toBe("/base/fr/");
    expect(await page.locator("#plain").innerText()).toBe("Texte </script> simple");
    expect(await page.locator("#kind").innerText()).toBe("beaucoup");
    await page.getByRole("button", { name: "Cliqué 0 fois" }).click();
    await page.getByRole("button", { name: "Cliqué 1 fois" }).waitFor();
    expect(await page.locator("#kind").innerText()).toBe("un");
    const address = await page.locator("h1 + img").getAttribute("src");
    expect(address).toMatch(/^\/base\/fr\/assets\/images\/picture-/);
    expect((await fetch(`${origin}${address}`)).status).toBe(200);
    await page.goto(`${origin}/base/ar/docs/a`);
    await waitForHydration(page);
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
    await page.goto(`${origin}/base/`);
    await waitForHydration(page);
    expect(await page.locator("#base").innerText()).toBe("at the root");
  } finally {
    await close();
  }
});

test("another text in one language leaves the others' scripts as they are", async () => {
  const others = ["", "ar"].map((language) => listScripts(site, language));
  site.write("i18n/fr/code.json", messages({ ...FRENCH, "Plain text": "Autre texte" }));
  expect(await countBundles(site)).toBe(0);
  expect(site.read("build/fr/index.html")).toContain("Autre texte");
  const before = new Set(french.map(([name]) => name));
  const changed = listScripts(site, "fr").filter((name) => !before.has(name));
  expect(changed.filter((name) => name.startsWith("src-pages-"))).toHaveLength(1);
  // React has no text.
  expect(changed.filter((name) => name.startsWith("react-"))).toEqual([]);
  expect(["", "ar"].map((language) => listScripts(site, language))).toEqual(others);
});

test("an edit of code is seen in all languages", async () => {
  site.write("src/pages/index.jsx", PAGE.replace(" letters", " signs"));
  expect(await countBundles(site)).toBe(2);
  for (const language of ["", "fr/", "ar/"])
    expect(site.read(`build/${language}index.html`)).toContain(" signs");
});

test("where a text is the id of another, its language has a bundle of its own", async () => {
  site.write("i18n/fr/code.json", messages({ ...FRENCH, "Plain text": "home.title" }));
  expect(await countBundles(site, ["--locale", "en", "--locale", "fr"])).toBe(1);
  expect(site.read("build/fr/index.html")).toContain('<p id="plain">home.title</p>');
});

test("a bundle that is filled in is the same, whatever was built before", async () => {
  site.write("src/pages/index.jsx", PAGE);
  site.write("i18n/fr/code.json", messages(FRENCH));
  rmSync(site.path(".docusaurus"), { recursive: true });
  expect(await countBundles(site, ["--locale", "fr", "--locale", "en"])).toBe(1);
  expect(isDeepStrictEqual(readScripts(site, "fr"), french)).toBe(true);
});
