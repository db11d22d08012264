import { expect, test } from "vitest";
import { describeBoth } from "./support/describe-site.ts";
import type { SiteSource } from "./support/site.ts";

const list = (names: string): string => `{Object.entries(${names}).join(" ")}`;
const OPTIONS = `{ eager: true, import: "default" }`;

const source: SiteSource = {
  config: { presets: [["classic", { docs: { routeBasePath: "/docs" }, blog: false }]] },
  files: {
    "data/one.js": `export default "first";\n`,
    "data/two.js": `export default "second";\n`,
    "src/pages/index.tsx": `
const all = import.meta.glob<string>("@site/data/*.js", ${OPTIONS});
const some = import.meta.glob(["@site/data/*.js", "!@site/data/t*.js"], ${OPTIONS});
const based = import.meta.glob<string>("./t*.js", { base: "@site/data", eager: true, import: "default" });

export default function Home(): unknown {
  return <main>${list("all")}; ${list("some")}; ${list("based")}</main>;
}
`,
    "docs/guides/parts/a.js": `export default "a part";\n`,
    "docs/other/b.js": `export default "another";\n`,
    "docs/guides/listed.mdx": `# Listed

export const beside = import.meta.glob("./parts/*.js", ${OPTIONS});
export const above = import.meta.glob(["../other/*.js"], ${OPTIONS});
export const mixed = import.meta.glob(["../other/*.js", "/data/one.js"], ${OPTIONS});
export const named = import.meta.glob("@site/data/o*.js", ${OPTIONS});
export const based = import.meta.glob("./o*.js", { base: "@site/data", eager: true, import: "default" });
export const late = import.meta.glob("./parts/*.js");

Found: ${list("beside")}; ${list("above")}; ${list("mixed")}; ${list("named")}; ${list("based")}; {Object.keys(late)}.
`,
    "docs/guides/_part.mdx": `export const parts = import.meta.glob("./parts/*.js", ${OPTIONS});

Part: ${list("parts")}.
`,
    "docs/shown.mdx": `import Part from "./guides/_part.mdx";\n\n# Shown\n\n<Part />\n`,
    "docs/guides/parts/c.json": `"a value"\n`,
    "docs/folders.mdx": `# Folders

export const Part = ({ name }) => <span>{require(\`./guides/parts/\${name}.json\`)}</span>;

Named: <Part name="c" />; {require.context("./guides", true, /\\.js$/).keys().join(" ")}; {["b"].map((name) => require(\`./guides/parts/\${"c"}.json\`) + name)}.
`,
    "docs/unused.mdx": `export const parts = import.meta.glob("./guides/parts/*.js");\n\n# Unused\n`,
  },
};

describeBoth("glob-imports", source, (running) => {
  const { open, mode } = running;
  test("patterns in a component may begin with the name of the site's folder", async () => {
    const page = await open("/");
    expect(await page.locator("main").innerText()).toBe(
      "/data/one.js,first /data/two.js,second; /data/one.js,first; ./two.js,second",
    );
    if (mode === "dev") expect(running.server.output()).not.toContain("dependency scan");
  });

  test("patterns in a document mean what lies beside it, as in a component", async () => {
    const page = await open("/docs/guides/listed");
    expect(await page.getByText("Found:").innerText()).toBe(
      "Found: ./parts/a.js,a part; ../other/b.js,another; /data/one.js,first /docs/other/b.js,another; /data/one.js,first; ./one.js,first; ./parts/a.js.",
    );
  });

  test("patterns in a part mean what lies beside the part", async () => {
    const page = await open("/docs/shown");
    expect(await page.getByText("Part:").innerText()).toBe("Part: ./parts/a.js,a part.");
  });

  test("folders that a document names for webpack lie beside it", async () => {
    const page = await open("/docs/folders");
    expect(await page.getByText("Named:").innerText()).toBe(
      "Named: a value; ./parts/a.js; a valueb.",
    );
  });

  test("a pattern whose files the document doesn't show is no mistake", async () => {
    const page = await open("/docs/unused");
    expect(await page.locator("h1").innerText()).toBe("Unused");
    if (mode === "dev") expect(running.server.output()).not.toContain("dependency scan");
  });
});
