import { rmSync, writeFileSync } from "node:fs";
import path from "../system/path.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { removeSites, writeSite } from "../__fixtures__/write-site.ts";
import type { PagePlan } from "../routes/plan-pages.ts";
import type { LiveSite } from "./live-site.ts";
import { indexPageFiles } from "./page-files.ts";
import { findChange } from "./site-change.ts";

const importedBy = (type: string): Set<unknown> => new Set([{ importers: new Set([{ type }]) }]);
const modules: Record<string, Set<unknown>> = {
  "src/notes.mdx": importedBy("js"),
  "docs/a.md": importedBy("js"),
  "static/notes.md": importedBy("js"),
  "static/copies/a.md": importedBy("css"),
};

let siteDir: string;
let dev: LiveSite;
const at = (name: string): string => path.join(siteDir, name);

beforeEach(() => {
  siteDir = writeSite({
    "docusaurus.config.js": "",
    "sidebars.js": "",
    "plugin.js": "",
    "docs/a.md": "---\ntitle: A\n---\n\nFirst paragraph.\n\nText.",
    "docs/_part.mdx": "Part",
    "parts/read.txt": "Text",
    "parts/read.md": "Text",
    "docs/_unused.mdx": "Unused",
    "docs/_category_.json": "{}",
    "src/components/X.tsx": "",
    "src/notes.mdx": "Notes",
    "src/pages/about.tsx": "",
    "src/pages/new.tsx": "",
    "src/css/custom.css": "",
    "src/theme/Footer/index.jsx": "",
    "src/theme/New/index.jsx": "",
    "static/img/x.png": "",
    "static/copies/a.md": "<Tabs />",
    "static/copies/b.md": "",
    "static/notes.md": "Notes",
    "build/index.md": "",
    ".docusaurus/x.json": "",
    "node_modules/a/b.json": "",
    "i18n/en/code.json": "{}",
  });
  const page = {
    moduleIds: ["@theme/DocItem", "@site/src/pages/about.tsx", "@site/src/pages/gone.tsx"],
    route: { path: "/docs/a" },
    documents: [
      {
        filePath: at("docs/a.md"),
        frontMatter: { title: "A" },
        metadata: { title: "A", description: "First paragraph." },
      },
    ],
  };
  dev = {
    site: {
      plan: {
        context: {
          siteDir,
          siteConfigPath: at("docusaurus.config.js"),
          generatedFilesDir: at(".docusaurus"),
          localizationDir: at("i18n/en"),
          i18n: { currentLocale: "en", localeConfigs: { en: { translate: true } } },
          outDir: at("build"),
          siteConfig: { staticDirectories: ["static", "src/public"] },
          loader: {
            files: () => [at("plugin.js"), at("sidebars.js")],
            isContent: (file: string) => file === at("sidebars.js"),
          },
        },
        site: {
          pathsToWatch: [
            at("docs/**/*.{md,mdx}"),
            at("sidebars.js"),
            at("src/pages/**/*.{tsx,md}"),
            at("data.csv"),
            at("static/spec.json"),
          ],
        },
      },
      pageFiles: indexPageFiles([page as unknown as PagePlan], siteDir),
      table: {
        entries: [{ options: { prism: { grammars: { files: [at("src/languages/mine.js")] } } } }],
      },
    },
    themeFiles: new Set([at("src/theme/Footer/index.jsx"), at("src/theme/Gone/index.jsx")]),
    vite: {
      environments: {
        client: {
          moduleGraph: {
            getModulesByFile: (file: string) => modules[path.relative(siteDir, file)],
          },
        },
      },
    },
    isEvaluated: (file: string) => file === at("src/label.js"),
    documents: {
      usersOf: (file: string) => (file === at("docs/_part.mdx") ? [at("docs/a.md")] : []),
      readersOf: (file: string) =>
        path.basename(file).startsWith("read") ? [at("docs/a.md")] : [],
      forgetImporters: (file: string) =>
        file === at("src/components/Gone.tsx") ? [at("docs/a.md")] : [],
    },
  } as unknown as LiveSite;
});
afterAll(removeSites);

/** `kind`, the page if it is one, and the files to compile. */
async function change(...names: string[]): Promise<string> {
  const found = await findChange(new Set(names.map(at)), dev);
  const files = "compile" in found ? found.compile.map((file) => path.relative(siteDir, file)) : [];
  return [found.kind, "routePath" in found ? found.routePath : "", ...files]
    .filter(Boolean)
    .join(" ");
}

test.each<[string[], string]>([
  [["docusaurus.config.js"], "restart"],
  [["plugin.js"], "restart"],
  [["docs/a.md", "plugin.js"], "restart"],
  [["sidebars.js"], "content"],
  [["src/languages/mine.js"], "restart"],
  [["docs/a.md"], "page /docs/a docs/a.md"],
  [["docs/_part.mdx"], "partial docs/_part.mdx"],
  [["src/notes.mdx"], "partial src/notes.mdx"],
  [["docs/_unused.mdx"], "content docs/_unused.mdx"],
  [["docs/a.md", "docs/_part.mdx"], "content docs/a.md docs/_part.mdx"],
  [["parts/read.txt"], "partial docs/a.md"],
  [["parts/read.md"], "partial docs/a.md"],
  [["docs/_category_.json"], "content"],
  [["docs/gone.md"], "content"],
  [["data.csv"], "content"],
  [["src/components/X.tsx"], "none"],
  [["src/label.js"], "partial"],
  [["src/components/Gone.tsx"], "partial docs/a.md"],
  [["docs/b.md", "src/components/Gone.tsx"], "content docs/a.md"],
  [["src/pages/about.tsx"], "none"],
  [["src/pages/gone.tsx"], "content"],
  [["src/pages/new.tsx"], "content"],
  [["src/theme/Footer/index.jsx"], "none"],
  [["src/theme/New/index.jsx"], "restart"],
  [["src/theme/Gone/index.jsx"], "restart"],
  [["src/css/custom.css"], "none"],
  [["static/img/x.png"], "partial"],
  [["static/x.pdf"], "none"],
  [["static/copies/a.md", "static/copies/b.md"], "none"],
  [["static/notes.md"], "partial static/notes.md"],
  [["static/limits.json", "src/public/limits.yml"], "none"],
  [["src/limits.json"], "content"],
  [["static/spec.json"], "content"],
  [["i18n/en/docusaurus-plugin-content-docs/current.json"], "content"],
  [["i18n/en/code.json"], "restart"],
  [["build/index.md", ".docusaurus/x.json", "node_modules/a/b.json"], "none"],
  [["docs/a.md", "build/index.md", "src/components/X.tsx"], "page /docs/a docs/a.md"],
])("%s: %s", async (names, expected) => {
  expect(await change(...names)).toBe(expected);
});

test("a language's first translation, and its last one that goes, begin anew", async () => {
  const { i18n } = dev.site.plan.context;
  i18n.localeConfigs["en"]!.translate = false;
  expect(await change("i18n/en/code.json")).toBe("restart");
  i18n.localeConfigs["en"]!.translate = true;
  rmSync(at("i18n"), { recursive: true });
  expect(await change("i18n/en/code.json")).toBe("restart");
});

test.each<[string, string, string]>([
  ["text", "---\ntitle: A\n---\n\nFirst paragraph.\n\nOther text.", "page /docs/a docs/a.md"],
  [
    "front matter",
    "---\ntitle: A\nsidebar_position: 2\n---\n\nFirst paragraph.",
    "content docs/a.md",
  ],
  ["the title", "---\ntitle: B\n---\n\nFirst paragraph.", "content docs/a.md"],
  [
    "the first paragraph, which describes the page",
    "---\ntitle: A\n---\n\nAnother beginning.",
    "content docs/a.md",
  ],
])("edited: %s", async (_title, text, expected) => {
  writeFileSync(at("docs/a.md"), text);
  expect(await change("docs/a.md")).toBe(expected);
});

test("an edited document that several pages show changes all of them", async () => {
  const [page] = dev.site.pageFiles.pages.get(at("docs/a.md"))!;
  const list = { ...page!, route: { path: "/list" } as never };
  dev.site.pageFiles = indexPageFiles([page!, list], siteDir);
  writeFileSync(at("docs/a.md"), "---\ntitle: A\n---\n\nFirst paragraph.\n\nOther text.");
  const change = await findChange(new Set([at("docs/a.md")]), dev);
  expect(change).toEqual({ kind: "content", compile: [at("docs/a.md")] });
});

test("a page that went away", async () => {
  rmSync(at("docs/a.md"));
  expect(await change("docs/a.md")).toBe("content");
});
