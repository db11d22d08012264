import { readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { buildSite, createSite, runVelosaur, type Site } from "./support/site.ts";

const CACHE = ".docusaurus/velosaur";
/** As many edits as there are docs: were packs never written anew, the cache would hold each of them twice in the end. */
const DOCS = 20;
const EDITS = 20;

const countBytes = (site: Site): number =>
  readdirSync(site.path(CACHE), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

const toText = (index: number, edit: number): string =>
  `---\ndescription: About ${index}\n---\n\n# Doc ${index}\n\n${`Sentence ${edit} of ${index}. `.repeat(4500)}\n`;

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
    const first = countBytes(site);
    const sizes: number[] = [];
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
      sizes.push(countBytes(site) / first);
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1.5);
    expect(sizes.at(-1)).toBeLessThanOrEqual(1.4);

    const { output, code } = await runVelosaur(site, ["cache", "--json"]);
    expect(code, output).toBe(0);
    const report = JSON.parse(output) as {
      folder: string;
      key: string;
      prefix: string;
      bytes: number;
    };
    expect(report).toMatchObject({ bytes: countBytes(site), kinds: expect.anything() as unknown });
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
