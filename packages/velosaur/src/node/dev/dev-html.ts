import { serializeInline } from "../../shared/inline-json.ts";
import {
  EDITION_PATH,
  FAILURE_ANSWER,
  FAILURE_QUESTION,
  PAYLOAD_ID,
  READY_ATTRIBUTE,
  ROOT_ID,
  EARLY_MARK,
  type Chunk,
  type PagePayload,
} from "../../shared/payload.ts";
import { escapeAttribute } from "../../shared/markup/escape.ts";
import type { HtmlParts } from "../site/html-setup.ts";
import type { RenderedDevPage } from "./render-dev-page.ts";

/** A page up to where its content ends: it is readable. */
export interface DevHtmlBegin {
  parts: HtmlParts;
  htmlLang: string;
  direction: string;
  title: string;
  /** What the build would write; missing where that can't be made, and the browser makes all of it. */
  rendered?: Pick<RenderedDevPage, "html" | "head">;
  /** The page's code brings its own, and takes these away. */
  styles: readonly EarlyStyle[];
  /** Address of the favicon: a browser that reads of none asks for `/favicon.ico`. */
  icon?: string;
}

/** An address; or the rules themselves, as long as no server answers at an address. */
export type EarlyStyle = { href: string } | { css: string };

/** The rest of it: what its code needs. */
export interface DevHtmlEnd {
  parts: HtmlParts;
  entry: Chunk;
  baseUrl: string;
  /** Missing where something keeps the page from being made. */
  payload?: PagePayload;
  /** Which state of the site's modules the page is of. */
  edition: string;
  /** Whether all of its modules are the engine's. */
  isReady: boolean;
  /** Shown over the page: what keeps it, or what has been edited of the site, from being made. */
  failure?: OverlayError;
}

/** What Vite adds to a page. */
export interface ViteParts {
  head: string;
  body: string;
}

/** What Vite's overlay shows. */
export interface OverlayError {
  message: string;
  stack: string;
  id?: string;
  frame?: string;
  loc?: { file: string; line: number; column: number };
  plugin: string;
}

const HEAD = "<head>";

/**
 * Asks Vite for its scripts with a page that holds nothing of ours: it would put the base URL before
 * addresses that have it already.
 */
export async function createViteParts(
  transform: (html: string) => Promise<string>,
): Promise<ViteParts> {
  const html = await transform("<!doctype html><html><head></head><body></body></html>");
  const middle = /<\/head>\s*<body>/.exec(html);
  if (!middle) return { head: "", body: "" };
  const head = html.slice(html.indexOf(HEAD) + HEAD.length, middle.index);
  const body = html.slice(middle.index + middle[0].length, html.lastIndexOf("</body>"));
  return { head: head.trim(), body: body.trim() };
}

/**
 * Shows what keeps the page from being made, until it is mended: then the page is loaded, or the overlay goes away where
 * the page was made all the same. It may have been mended before the page was connected, so it asks as soon as it is.
 * Vite's client may have been told the same before this script runs: one overlay stands there, as Vite itself keeps it.
 * Vite must not see this script: it would load its client under a second address, and the overlay's class exists once.
 */
const createOverlayScript = (
  failure: OverlayError,
  { baseUrl, payload }: DevHtmlEnd,
): string => `<script type="module">
import { ErrorOverlay, createHotContext } from "${escapeAttribute(baseUrl)}@vite/client";
for (const shown of document.querySelectorAll("vite-error-overlay")) shown.remove();
const overlay = document.body.appendChild(new ErrorOverlay(${serializeInline(failure)}));
const hot = createHotContext("velosaur:overlay");
const mend = () => ${payload ? "overlay.remove()" : "location.reload()"};
hot.on("velosaur:payload", mend);
hot.on("${FAILURE_ANSWER}", (isThere) => isThere || mend());
hot.send("${FAILURE_QUESTION}", location.pathname);
</script>`;

/** The browser renders the page anew, from the payload at its end. `scripts` are Vite's. */
export function beginDevHtml(input: DevHtmlBegin, scripts: string): string {
  const { parts, rendered, styles } = input;
  return `<!doctype html>
<html ${rendered?.head.htmlAttributes ?? ownAttributes(input)}>
<head>
<meta charset="utf-8">
${rendered?.head.html ?? ownTags(input)}
${styles.map(styleTag).join("")}${scripts}
<script>${parts.inlineScript}</script>
${rendered?.head.styles ?? ""}
${parts.headTags}
</head>
<body ${rendered?.head.bodyAttributes ?? ""}>
${parts.preBodyTags}<div id="${ROOT_ID}">${rendered?.html.join("") ?? ""}</div>
`;
}

export function endDevHtml(input: DevHtmlEnd, scripts: string): string {
  const { parts, entry, payload, edition, isReady, failure } = input;
  const ready = isReady ? ` ${READY_ATTRIBUTE}` : "";
  const app = payload
    ? `<script type="application/json" id="${PAYLOAD_ID}" data-edition="${escapeAttribute(edition)}"${ready}>${serializeInline(payload)}</script>
<script type="module" src="${escapeAttribute(entry.js)}" onerror="${escapeAttribute(reloadOutdated(input))}"></script>`
    : "";
  const overlay = failure ? createOverlayScript(failure, input) : "";
  return `${app}${overlay}
${scripts}
${parts.postBodyTags}</body>
</html>
`;
}

/** Seconds. The site that begins anew has prepared its packages some time before it answers. */
const RELOAD_PATIENCE = 10;

/** Code that is gone, since the site began anew while the page was on its way, can't load the page again itself. */
const reloadOutdated = ({ baseUrl, edition }: DevHtmlEnd): string =>
  `(function ask(left) { fetch(${JSON.stringify(baseUrl + EDITION_PATH)})` +
  `.then((answer) => answer.json()).then((edition) => { ` +
  `if (edition !== ${JSON.stringify(edition)}) location.reload(); ` +
  `else if (left) setTimeout(ask, 1000, left - 1); }).catch(() => {}); })(${RELOAD_PATIENCE})`;

const styleTag = (style: EarlyStyle): string =>
  "href" in style
    ? `<link rel="stylesheet" href="${escapeAttribute(style.href)}" ${EARLY_MARK}>\n`
    : `<style ${EARLY_MARK}>${style.css}</style>\n`;

const ownAttributes = ({ htmlLang, direction }: DevHtmlBegin): string =>
  `lang="${escapeAttribute(htmlLang)}" dir="${escapeAttribute(direction)}" data-has-hydrated="false"`;

const ownTags = ({ icon, title }: DevHtmlBegin): string => `\
<meta data-rh="true" name="viewport" content="width=device-width, initial-scale=1.0">
${icon === undefined ? "" : `<link data-rh="true" rel="icon" href="${escapeAttribute(icon)}">\n`}<title>${title}</title>`;
