// @ts-check
// Compiles a Markdown example, and checks its front matter.
import { copyFileSync, mkdirSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkFrontMatter } from "../../../packages/velosaur/src/node/content/check-keys.ts";
import { POST_FRONT_MATTER } from "../../../packages/velosaur/src/node/content/blog/front-matter.ts";
import { DOC_FRONT_MATTER } from "../../../packages/velosaur/src/node/content/docs/front-matter.ts";
import { PAGE_FRONT_MATTER } from "../../../packages/velosaur/src/node/content/pages/read-pages.ts";
import { compileDocument } from "../../../packages/velosaur/src/node/markdown/compile.ts";
import { parseFrontMatter } from "../../../packages/velosaur/src/node/markdown/front-matter.ts";
import { websiteDir } from "../../setup/paths.mjs";
import { resolveCompileOptions } from "../../../packages/velosaur/src/node/markdown/options.ts";

/** Files that examples refer to. */
const files = [
  "docs/_markdown-partial-example.mdx",
  "docs/espresso.jpg",
  "docs/rudder.jpg",
  "docs/files/knots.ts",
  "docs/img/lighthouse-day.png",
  "docs/img/lighthouse-night.png",
  "docs/img/lighthouse.svg",
  "static/img/map.png",
  "static/img/plan.png",
  "src/components/Tally.js",
];
/** Only pictures are looked into. */
const anyPicture = path.join(websiteDir, "static/img/docusaurus-social-card.png");

/** A folder that holds what the examples refer to. */
export function createExampleSite() {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), "velosaur-docs-"));
  for (const name of files) {
    const file = path.join(siteDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(anyPicture, file);
  }
  return siteDir;
}

/**
 * Which plugin reads the file: its folder says so, or else the page that the example stands on.
 *
 * @param {import("./read-docs.mjs").CodeBlock} block
 */
function findKnownKeys({ title, place }) {
  if (/^(?:blog|logbook)\//.test(title)) return POST_FRONT_MATTER;
  if (/^src\/(?:pages|views)\//.test(title)) return PAGE_FRONT_MATTER;
  if (title === "" && /^(?:blog|api\/plugins\/plugin-content-blog)\.mdx/.test(place))
    return POST_FRONT_MATTER;
  if (title === "" && /plugin-content-pages|creating-pages/.test(place)) return PAGE_FRONT_MATTER;
  return DOC_FRONT_MATTER;
}

/**
 * @param {import("./read-docs.mjs").CodeBlock} block
 * @param {string} siteDir
 * @returns {Promise<string[]>} mistakes
 */
export async function checkMarkdown(block, siteDir) {
  const filePath = `${siteDir}/docs/example.mdx`;
  const source = block.code;
  const { frontMatter } = parseFrontMatter({ source, filePath });
  const known = findKnownKeys(block);
  const warnings = checkFrontMatter({ frontMatter, known, filePath, source });
  const options = resolveCompileOptions({
    siteDir,
    staticDirs: [path.join(siteDir, "static")],
    // The docs have the reader register these for all documents.
    mdxComponents: { Tally: "override" },
    admonitions: { keywords: ["my-custom-admonition"], extendDefaults: true },
    format: block.title.includes("CommonMark") ? "md" : "mdx",
  });
  const { diagnostics = [] } = await compileDocument({ source, filePath, options });
  return [...warnings, ...diagnostics].map(({ message }) => message);
}
