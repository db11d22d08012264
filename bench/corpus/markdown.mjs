// @ts-check

/** @import { Block, Page } from "./page.mjs" */

/**
 * How one builder spells what Markdown itself does not settle.
 *
 * @typedef {object} Dialect
 * @property {(page: Page) => string} frontMatter
 * @property {(kind: string, title: string, text: string) => string} admonition
 * @property {(from: string, to: string) => string} link address of a page in the text of another
 */

/**
 * @param {Page} page
 * @param {Dialect} dialect
 */
export function renderMarkdown(page, dialect) {
  const blocks = page.blocks.map((block) => renderBlock(block, page, dialect));
  return `${dialect.frontMatter(page)}\n${blocks.join("\n\n")}\n`;
}

/**
 * @param {Block} block
 * @param {Page} page
 * @param {Dialect} dialect
 * @returns {string}
 */
function renderBlock(block, page, dialect) {
  switch (block.type) {
    case "heading":
      return `${"#".repeat(block.level)} ${block.text}`;
    case "paragraph":
      return block.text;
    case "code":
      return `\`\`\`${block.language}\n${block.code}\n\`\`\``;
    case "list":
      return block.entries
        .map((entry, index) => `${block.ordered ? `${index + 1}.` : "-"} ${entry}`)
        .join("\n");
    case "table":
      return renderTable(block.rows);
    case "admonition":
      return dialect.admonition(block.kind, block.title, block.text);
    case "link":
      return `See also [${block.text}](${dialect.link(page.path, block.target)}).`;
  }
}

/** @param {string[][]} rows */
function renderTable([head, ...body]) {
  const lines = [head, head.map(() => "---"), ...body];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
