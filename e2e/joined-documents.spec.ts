import { expect, test } from "vitest";
import { describeDev } from "./support/describe-site.ts";
import {
  buildSite,
  createSite,
  readMessage,
  runVelosaur,
  type SiteSource,
} from "./support/site.ts";

/** More than one thread gets. */
const count = 60;

/** Shows on each page the first words of the page that it links to: it waits until that has been read. */
const config = `
const seen = new Map();

const entryOf = (address) => {
  if (!seen.has(address)) seen.set(address, withResolvers());
  return seen.get(address);
};

function withResolvers() {
  const entry = {};
  entry.promise = new Promise((resolve) => { entry.resolve = resolve; });
  return entry;
}

function remarkPreview() {
  return async (tree, file) => {
    const name = /page-\\d+/.exec(file.path)[0];
    const first = tree.children.find((node) => node.type === "paragraph");
    entryOf("/notes/" + name).resolve(first.children[0].value);
    const [link] = first.children.filter((node) => node.type === "link");
    const words = await entryOf(link.url).promise;
    tree.children.push({ type: "paragraph", children: [{ type: "text", value: "Next says: " + words }] });
  };
}

export default {
  title: "Fixture",
  url: "https://fixture.test",
  baseUrl: "/",
  onBrokenLinks: "ignore",
  presets: [["classic", { docs: { routeBasePath: "notes", remarkPlugins: [remarkPreview] }, blog: false }]],
};
`;

const pageText = (number: number): string =>
  `# Page ${number}\n\nWords of ${number}. [Next](./page-${(number + 1) % count}.md)\n`;

const docs = Object.fromEntries(
  Array.from({ length: count }, (_, number) => [`docs/page-${number}.md`, pageText(number)]),
);

const source: SiteSource = {
  files: {
    "docusaurus.config.js": config,
    ...docs,
  },
};

test("a build lets remark plugins wait for other documents, also where few have changed", async () => {
  const site = createSite("joined-documents", source);
  const readPage = (number: number): string => site.read(`build/notes/page-${number}/index.html`);
  const built = await buildSite(site);
  expect(built.output).toContain("compiled together");
  for (let number = 0; number < count; number++)
    expect(readPage(number)).toContain(`Next says: Words of ${(number + 1) % count}.`);

  site.write("docs/page-7.md", pageText(7).replace("Words of 7", "Other words"));
  await buildSite(site);
  expect(readPage(6)).toContain("Next says: Other words.");
  expect(readPage(7)).toContain("Next says: Words of 8.");
});

test("a plugin that waits for what never comes ends in a message", async () => {
  const site = createSite("joined-forever", {
    files: {
      "docusaurus.config.js": config.replace("entryOf(link.url)", 'entryOf("/nowhere")'),
      ...docs,
    },
  });
  const result = await runVelosaur(site, ["build"]);
  expect(result.code).toBe(1);
  expect(readMessage(result)).toContain("never finish with this document");
});

test("a module that comes late isn't taken for a document", async () => {
  const site = createSite("joined-slow", {
    files: {
      "docusaurus.config.js": `import { register } from "node:module";
import remarkSlow from "./remark-slow.mjs";
register("./hooks.mjs", import.meta.url);
export default {
  title: "Fixture",
  url: "https://fixture.test",
  baseUrl: "/",
  onBrokenLinks: "ignore",
  presets: [["classic", { docs: { routeBasePath: "notes", remarkPlugins: [remarkSlow] }, blog: false }]],
};`,
      "hooks.mjs": `export async function resolve(name, context, next) {
  if (name === "./slow.mjs") await new Promise((resolve) => setTimeout(resolve, 500));
  return next(name, context);
}`,
      "remark-slow.mjs": `export default () => async (tree) => {
  const { words } = await import("./slow.mjs");
  tree.children.push({ type: "paragraph", children: [{ type: "text", value: words }] });
};`,
      "slow.mjs": 'export const words = "Words of the module.";',
      ...docs,
    },
  });
  const { output } = await buildSite(site);
  expect(output).not.toContain("compiled together");
  expect(site.read("build/notes/page-3/index.html")).toContain("Words of the module.");
});

describeDev("joined-documents", source, ({ open }) => {
  test("a page waits for what plugins see of another, and shows it", async () => {
    const page = await open("/notes/page-3");
    expect(await page.textContent("article")).toContain("Next says: Words of 4.");
  });
});
