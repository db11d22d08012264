import {
  PAYLOAD_ID,
  ROOT_ID,
  STYLE_PARTS,
  type Chunk,
  type PagePayload,
} from "../../shared/payload.ts";
import { serializeInline } from "../../shared/inline-json.ts";
import { escapeAttribute } from "../../shared/markup/escape.ts";
import type { HtmlPieces, RenderedHead } from "../../shared/rendered-page.ts";
import type { SiteTemplate, TemplateParts } from "./site-template.ts";

/** What every page of the site has in common. Tags are finished HTML. */
export interface HtmlSetup {
  generator: string;
  /** Runs before the first paint: it sets the colour mode. */
  inlineScript: string;
  headTags: string;
  preBodyTags: string;
  postBodyTags: string;
  entry: Chunk;
  /** Whether the site says which scripts may run. */
  hasPolicy?: boolean;
  /** The site's own `ssrTemplate`. */
  template?: string | undefined;
  baseUrl: string;
}

export interface HtmlInput {
  setup: HtmlSetup;
  head: RenderedHead;
  body: HtmlPieces;
  /** Missing where the browser finds out what to show. */
  payload?: PagePayload;
  /** Addresses of the shared data that the page needs. */
  shared: string[];
  template?: SiteTemplate | undefined;
}

/** The HTML file of a page. */
export function renderHtmlDocument(input: HtmlInput): HtmlPieces {
  return input.template ? [input.template(templateParts(input))] : renderOwnDocument(input);
}

function renderOwnDocument({ setup, head, body, payload, shared }: HtmlInput): HtmlPieces {
  const before = `<!doctype html>
<html ${head.htmlAttributes}>
<head>
<meta charset="utf-8">
${generatorTag(setup, head)}${head.html}
${loadingTags(setup, payload, shared)}
${head.styles && `${head.styles}\n`}${setup.headTags}
</head>
<body ${head.bodyAttributes}>
${setup.preBodyTags}<div id="${ROOT_ID}">`;
  const after = `</div>
${payloadTag(payload)}
${setup.postBodyTags}</body>
</html>
`;
  return [before, ...body, after];
}

/** What a site's own template puts in its place. */
function templateParts({ setup, head, body, payload, shared }: HtmlInput): TemplateParts {
  return {
    appHtml: body.join(""),
    baseUrl: setup.baseUrl,
    htmlAttributes: head.htmlAttributes,
    bodyAttributes: head.bodyAttributes,
    headTags: `${loadingTags(setup, payload, shared)}\n${head.styles && `${head.styles}\n`}${setup.headTags}`,
    preBodyTags: setup.preBodyTags,
    postBodyTags: `${payloadTag(payload)}\n${setup.postBodyTags}`,
    metaAttributes: [head.html],
    scripts: [],
    stylesheets: [],
    noIndex: head.noIndex,
    version: setup.generator.replace(/^\D*/, ""),
  };
}

/** Styles and scripts, and what must be settled before the first paint. */
function loadingTags(
  { entry, inlineScript }: HtmlSetup,
  payload: PagePayload | undefined,
  shared: string[],
): string {
  return `${styleTags(entry, payload)}
<script>${inlineScript}</script>
${preloads(entry, payload, shared)}
<script type="module" data-entry fetchpriority="low" src="${escapeAttribute(entry.js)}"></script>`;
}

const payloadTag = (payload: PagePayload | undefined): string =>
  payload
    ? `<script type="application/json" id="${PAYLOAD_ID}">${serializeInline(payload)}</script>`
    : "";

/** A page may name a generator of its own. */
const generatorTag = ({ generator }: HtmlSetup, { hasGenerator }: RenderedHead): string =>
  hasGenerator ? "" : `<meta name="generator" content="${escapeAttribute(generator)}">\n`;

/** What the page asks for stands in the place of what the entry brings. */
function styleTags(entry: Chunk, payload: PagePayload | undefined): string {
  const all = [
    { ...entry.styles, ...payload?.styles },
    ...Object.values(payload?.modules ?? {}).map((chunk) => chunk.styles),
  ];
  const tags = STYLE_PARTS.flatMap((part) =>
    [...new Set(all.flatMap((own) => own?.[part] ?? []))].map(
      (href) => `<link rel="stylesheet" href="${escapeAttribute(href)}" data-part="${part}">`,
    ),
  );
  return tags.join("\n");
}

/**
 * Chunks and data that the page will ask for as soon as its entry runs. They come after what the
 * visitor sees first: the text is there without them.
 */
function preloads(entry: Chunk, payload: PagePayload | undefined, shared: string[]): string {
  const chunks = Object.values(payload?.modules ?? {});
  const scripts = new Set([
    ...(entry.imports ?? []),
    ...chunks.flatMap((chunk) => [chunk.js, ...(chunk.imports ?? [])]),
  ]);
  scripts.delete(entry.js);
  const scriptTags = [...scripts].map(
    (href) => `<link rel="modulepreload" fetchpriority="low" href="${escapeAttribute(href)}">`,
  );
  const dataTags = shared.map(
    (href) =>
      `<link rel="preload" as="fetch" fetchpriority="low" crossorigin="anonymous" href="${escapeAttribute(href)}">`,
  );
  return [...scriptTags, ...dataTags].join("\n");
}
