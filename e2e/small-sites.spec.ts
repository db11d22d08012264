import { expect, test } from "vitest";
import { buildSite, createSite, readMessage, runVelosaur, startSite } from "./support/site.ts";

const preset = (options: object): object => ({
  presets: [["classic", options]],
});

/** Each with a page that it has, and what that page says. */
const cases: [name: string, config: object, address: string, text: string][] = [
  ["no folder of a blog", preset({}), "/docs/intro", "Text of a doc"],
  ["no docs", preset({ docs: false, blog: false }), "/", "Text of a page"],
  ["no pages", preset({ pages: false, blog: false }), "/docs/intro", "Text of a doc"],
  [
    "nothing but the theme",
    { themes: ["@docusaurus/theme-classic"] },
    "/404.html",
    "Page Not Found",
  ],
];

test.each(cases)("a site with %s builds and starts", async (name, config, address, text) => {
  const site = createSite(`small-${name.replaceAll(" ", "-")}`, {
    files: {
      "docusaurus.config.js": `export default ${JSON.stringify({
        title: "Small",
        url: "https://small.test",
        baseUrl: "/",
        onBrokenLinks: "ignore",
        ...config,
      })};`,
      "docs/intro.md": "# Intro\n\nText of a doc.\n",
      "src/pages/index.js": "export default () => <main>Text of a page</main>;",
    },
  });
  await buildSite(site);
  const file = address.endsWith(".html") ? address : `${address}/index.html`;
  expect(site.read(`build${file}`.replace("//", "/"))).toContain(text);
  const server = await startSite(site);
  try {
    const response = await fetch(server.origin + address, {
      headers: { accept: "text/html" },
    });
    expect(await response.text()).toContain("<title");
    expect(server.output()).not.toMatch(/error/i);
  } finally {
    await server.close();
  }
});

const minimal = {
  "docusaurus.config.js": `export default ${JSON.stringify({
    title: "Small",
    url: "https://small.test",
    baseUrl: "/",
    onBrokenLinks: "ignore",
    ...preset({ blog: false }),
  })};`,
  "docs/intro.md": "# Intro\n\nText of a doc.\n",
};

test("a module of styles may have media of which browsers skip one", async () => {
  const site = createSite("small-skipped-media", {
    files: {
      ...minimal,
      "src/pages/index.js":
        'import styles from "./x.module.css";\nexport default () => <main className={styles.own}>Text</main>;',
      "src/pages/x.module.css": "@media screen, @media print { .own { color: red } }",
    },
  });
  expect(readMessage(await runVelosaur(site, ["build"]))).toBe("");
  expect(site.read("build/index.html")).toMatch(/<main class="own_\w+">Text<\/main>/);
});

test("copies of the theme's components from before 3.5 build and start", async () => {
  const site = createSite("small-older-copies", {
    files: {
      ...minimal,
      "src/theme/DocItem/Content.js": `import { useDoc, useDocsSidebar, useDocsVersion } from "@docusaurus/theme-common/internal";
export default function Content({ children }) {
  const { metadata } = useDoc();
  return <div>{[metadata.id, useDocsVersion().version, useDocsSidebar().name].join(" of ")}{children}</div>;
}`,
    },
  });
  await buildSite(site);
  const text = "intro of current of defaultSidebar";
  expect(site.read("build/docs/intro/index.html")).toContain(text);
  const server = await startSite(site);
  try {
    const headers = { accept: "text/html" };
    const response = await fetch(`${server.origin}/docs/intro`, { headers });
    expect(await response.text()).toContain(text);
    expect(server.output()).not.toMatch(/error/i);
  } finally {
    await server.close();
  }
});

test("a site's own details, as upstream's are written, get the summary apart from the rest", async () => {
  const details = "<summary>Of *one*</summary>\n\nText within.";
  const site = createSite("small-own-details", {
    files: {
      ...minimal,
      "docs/intro.md": `# Intro\n\n<details>\n${details}\n</details>\n\n<Details className="named">\n${details}\n</Details>\n`,
      "src/theme/Details/index.js": `import { Details } from "@docusaurus/theme-common/Details";
export default (props) => <Details {...props} data-own={String(props.summary?.type)} />;`,
    },
  });
  await buildSite(site);
  const html = site.read("build/docs/intro/index.html");
  expect(html.match(/data-own="summary"/g)).toHaveLength(2);
  expect(html.match(/<summary/g)).toHaveLength(2);
});

test("a page may read what the build alone knows of the configuration otherwise", async () => {
  const site = createSite("small-config-readers", {
    files: {
      "docusaurus.config.js": `export default ${JSON.stringify({
        title: "Small",
        url: "https://small.test",
        baseUrl: "/",
        ...preset({ docs: { routeBasePath: "guide" }, blog: false }),
      })};`,
      "docs/intro.md": "# Intro\n",
      "src/pages/index.js": `import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return <main>Docs at {siteConfig.presets[0][1].docs.routeBasePath}</main>;
}`,
    },
  });
  await buildSite(site);
  expect(site.read("build/index.html")).toMatch(/Docs at (?:<!-- -->)?guide/);
  const server = await startSite(site);
  try {
    const response = await fetch(`${server.origin}/`, {
      headers: { accept: "text/html" },
    });
    expect(await response.text()).toMatch(/Docs at (?:<!-- -->)?guide/);
  } finally {
    await server.close();
  }
});
