/** The module of a Markdown file that code imports: `import Intro from './intro.mdx'`. */

import type { CompiledDocument, Json } from "../../shared/document.ts";
import { isInternalUrl } from "../../shared/url/base-url.ts";
import { resolveTokens } from "../markdown/link.ts";
import { bindPartials } from "../markdown/partial-modules.ts";
import type { BoundPartials } from "../markdown/partial-modules.ts";
import { runProgram } from "../markdown/program-module.ts";
import { listModuleIds } from "./module-ids.ts";

export interface DocumentModuleInput {
  document: CompiledDocument;
  frontMatter: Record<string, unknown>;
  /** Of a file that is a page, too. */
  metadata: Json | undefined;
  /** Addresses of the document's links, in their order. */
  hrefs: string[];
  /** File that exports `createMarkdown`. */
  runtime: string;
  /** Whether `MDXProvider` gives components to it. */
  isProvided: boolean;
}

const quote = (text: string): string => JSON.stringify(text);
/** `undefined` has no JSON, and is its own source. */
const toSource = (value: unknown): string => JSON.stringify(value) ?? "undefined";

/** Source of an ES module with the exports of upstream's: the component, the fields, and what the file exports. */
export function documentModule(input: DocumentModuleInput): string {
  const { document, hrefs, runtime, isProvided } = input;
  const partials = bindPartials(document);
  const components = listModuleIds(document.segments).filter((id) => !OWN_MODULES.has(id));
  const { source: segments, statements } = bindSegments(input);
  const fields = createFields(input, partials);
  const exported = document.code?.exported ?? [];
  const links = hrefs.filter(
    (href, index) => isInternalUrl(href) && !document.links[index]?.href.startsWith("pathname://"),
  );
  return [
    runProgram(document, partials.bindings),
    `import { createMarkdown } from ${quote(runtime)};`,
    ...(isProvided ? [`import { useMDXComponents } from "@mdx-js/react";`] : []),
    ...components.map((id, index) => `import * as component${index} from ${quote(id)};`),
    ...partials.statements,
    ...statements,
    `const fields = { ${fields.map(([name, source]) => `${name}: ${source}`).join(", ")} };`,
    `const Markdown = createMarkdown({`,
    `  segments: ${segments},`,
    `  modules: { ${[
      ...components.map((id, index) => `${quote(id)}: component${index}`),
      `local: exports`,
      `partial: { ${partials.bindings.join(", ")} }`,
    ].join(", ")} },`,
    `  expressions, fields, links: ${toSource(links)}, anchors: ${toSource(document.anchors)},`,
    ...(isProvided ? [`  useMDXComponents,`] : []),
    `});`,
    // What the file itself exports by one of these names wins.
    ...exportNames(
      fields.map(([name]) => name).filter((name) => !exported.includes(name)),
      "fields",
    ),
    ...exportNames(exported, "exports"),
    `export default Markdown;`,
    ``,
  ].join("\n");
}

/** Not modules of their own: what the file exports, and the files that it shows. */
const OWN_MODULES = new Set(["local", "partial"]);

function exportNames(names: string[], owner: string): string[] {
  return names.flatMap((name, index) => [
    `const ${owner}_${index} = ${owner}[${quote(name)}];`,
    `export { ${owner}_${index} as ${name} };`,
  ]);
}

function createFields(
  { document, frontMatter, metadata }: DocumentModuleInput,
  partials: BoundPartials,
): [name: string, source: string][] {
  const toc = document.toc.map((entry) =>
    "partial" in entry ? `...${partials.variables.get(entry.partial)}.toc` : toSource(entry),
  );
  return [
    ["frontMatter", toSource(frontMatter)],
    ["toc", `[${toc.join(", ")}]`],
    ["contentTitle", toSource(document.contentTitle)],
    ["metadata", toSource(metadata)],
    ["assets", "{}"],
  ];
}

/** Control characters that no address holds stand about the number of a file, whose address the bundler knows. */
const PLACEHOLDER = /\u0093(\d+)\u0094/g;

function bindSegments({ document, hrefs }: DocumentModuleInput): {
  source: string;
  statements: string[];
} {
  const used = new Set<number>();
  const json = resolveTokens({
    json: JSON.stringify(document.segments),
    hrefs,
    assets: document.assets.map((_, index) => ({ url: `\u0093${index}\u0094` })),
  });
  const source = json.replace(PLACEHOLDER, (_, index: string) => {
    used.add(Number(index));
    return `" + address${index} + "`;
  });
  const statements = [...used].map((index) => {
    const file = document.assets[index]?.filePath ?? "";
    return `import address${index} from ${quote(`${file}?url`)};`;
  });
  return { source, statements };
}
