/** Which pages of a site also lie there as Markdown, and the list of them for machines that read. */

import picomatch from "picomatch";
import { unescapeHtml } from "../../../shared/markup/escape.ts";
import { NOT_FOUND_PATH } from "../../../shared/url/not-found.ts";
import { markdownPath } from "../../../shared/url/markdown-path.ts";
import type { LoadContext } from "../../contract/contract.ts";
import type { RenderedFacts } from "../../render/render-task.ts";
import { isOld, nameSection } from "../../routes/name-section.ts";
import type { FinishedSite } from "./finished-site.ts";

interface MarkdownPagesOptions {
  /** Globs of route paths that the list leaves out. */
  ignorePatterns?: string[];
}

const readOptions = ({ siteConfig }: LoadContext): boolean | MarkdownPagesOptions | undefined =>
  siteConfig.themeConfig["markdownPages"] as boolean | MarkdownPagesOptions | undefined;

/** Whether a page is wanted as Markdown: all are, or none. */
export function createMarkdownFilter(context: LoadContext): (routePath: string) => boolean {
  const isOn = Boolean(readOptions(context));
  return (routePath) => isOn && routePath !== context.baseUrl + NOT_FOUND_PATH;
}

const LIST_FILE = "llms.txt";

/** Pages with a text of their own, section by section; what search engines are kept from is left out. */
export function writeMarkdownList(input: FinishedSite): void {
  const { siteConfig } = input.plan.context;
  const hasOwn = input.rendering.staticFiles.some(({ name }) => name === LIST_FILE);
  if (!readOptions(input.plan.context) || hasOwn) return;
  const parts = [...collectSections(input)].map(
    ([name, lines]) => `## ${name}\n\n${lines.join("\n")}\n`,
  );
  const summary = siteConfig.tagline ? [`> ${siteConfig.tagline}\n`] : [];
  input.output.write(LIST_FILE, [`# ${siteConfig.title}\n`, ...summary, ...parts].join("\n"));
}

function collectSections({ plan, facts }: FinishedSite): Map<string, string[]> {
  const found = new Map(facts.map((page) => [page.routePath, page]));
  const isIgnored = createIgnoreTest(plan.context);
  const sections = new Map<string, string[]>();
  // What is current comes first.
  const pages = plan.pages.toSorted((a, b) => Number(isOld(a)) - Number(isOld(b)));
  for (const page of pages) {
    const pageFacts = found.get(page.route.path);
    const hasText = page.route.route.metadata?.sourceFilePath !== undefined;
    if (!pageFacts || pageFacts.noIndex || !hasText || isIgnored(page.route.path)) continue;
    const name = nameSection(page);
    const lines = sections.get(name) ?? [];
    lines.push(formatLine(pageFacts, plan.context));
    sections.set(name, lines);
  }
  return sections;
}

function createIgnoreTest(context: LoadContext): (routePath: string) => boolean {
  const options = readOptions(context);
  const patterns = (typeof options === "object" && options.ignorePatterns) || [];
  return patterns.length > 0 ? picomatch(patterns) : () => false;
}

function formatLine(
  { routePath, title, description }: RenderedFacts,
  { siteConfig, baseUrl }: LoadContext,
): string {
  const suffix = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
  const text = unescapeHtml(title);
  const name = text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
  const url = siteConfig.url + markdownPath({ pathname: routePath, baseUrl });
  const end = description ? `: ${description}` : "";
  return `- [${name.replace(/[[\]\\]/g, String.raw`\$&`)}](${url})${end}`;
}
