import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createRandom } from "../fuzz/random.mjs";
import { listFiles } from "./support/files.ts";
import { buildSite, createSite, runVelosaur, type Site } from "./support/site.ts";

const CACHE = ".docusaurus/velosaur";
/** As many edits as there are docs: were packs never written anew, the cache would hold each of them twice in the end. */
const DOCS = 20;
const EDITS = 20;

const WORDS = 5000;

const countBytes = (folder: string): number =>
  listFiles(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);

/** Of all that is kept, and of the kinds that an edit adds to. */
const weigh = (site: Site) => ({
  all: countBytes(site.path(CACHE)),
  pages: countBytes(site.path(`${CACHE}/en/pages`)),
  documents: countBytes(site.path(`${CACHE}/en/documents`)),
});

/** Pages are kept compressed, and what repeats itself would weigh nothing. */
function createWords(seed: number): string {
  const { below } = createRandom(seed);
  return Array.from({ length: WORDS }, () => below(26 ** 5).toString(26)).join(" ");
}

const toText = (index: number, edit: number): string =>
  `---\ndescription: About ${index}\n---\n\n# Doc ${index}\n\n${createWords(index + DOCS * edit)}\n`;

const LONG = { timeout: 900_000 };

test(
  "builds that edit one doc after the other leave a cache that is hardly larger than that of one",
  LONG,
  async () => {
    const site = createSite("cache-size", {
      files: {
        ...Object.fromEntries(
          Array.from({ length: DOCS }, (_, index) => [`docs/doc-${index}.md`, toText(index, 0)]),
        ),
        "docs/index.md": "---\nslug: /\n---\n\n# Start\n",
        "src/pages/own.jsx": "export default () => <main>Own</main>;",
      },
    });
    await buildSite(site);
    const first = weigh(site);
    expect(first.pages).toBeGreaterThan(DOCS * 20_000);
    const weights: (typeof first)[] = [];
    for (let edit = 1; edit <= EDITS; edit++) {
      const index = (edit * 7) % DOCS;
      writeFileSync(site.path(`docs/doc-${index}.md`), toText(index, edit));
      // The code of the site changes, which makes another bundle, and its configuration.
      if (edit === 3)
        site.write("src/pages/own.jsx", `export default () => <main>Own ${edit}</main>;`);
      if (edit === 5)
        site.write(
          "docusaurus.config.js",
          site.read("docusaurus.config.js").replace("Fixture", `Fixture ${edit}`),
        );
      await buildSite(site);
      weights.push(weigh(site));
    }
    for (const kind of ["all", "pages", "documents"] as const) {
      const most = Math.max(...weights.map((weight) => weight[kind]));
      expect(most / first[kind], kind).toBeLessThanOrEqual(1.4);
    }

    const { output, code } = await runVelosaur(site, ["cache", "--json"]);
    expect(code, output).toBe(0);
    const report = JSON.parse(output) as {
      folder: string;
      key: string;
      prefix: string;
      bytes: number;
    };
    expect(report).toMatchObject({
      bytes: countBytes(site.path(CACHE)),
      kinds: expect.anything() as unknown,
    });
    expect(report.folder).toMatch(/^(?:.+\/)?\.docusaurus\/velosaur$/);
    expect(report.key.startsWith(report.prefix)).toBe(true);
    const text = (await runVelosaur(site, ["cache"])).output;
    expect(text).toMatch(
      /^The cache takes [\d.]+ MB\.\n {2}(?:documents|pages|bundles) +[\d.]+ MB\n/,
    );
    expect(text).toContain(`folder     ${report.folder}\n`);
    expect(text).toContain(`key        ${report.key}\n`);
  },
);
