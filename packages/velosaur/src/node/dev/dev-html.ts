import { serializeInline } from "../../shared/inline-json.ts";
import { PAYLOAD_ID, ROOT_ID, EARLY_MARK, type PagePayload } from "../../shared/payload.ts";
import { escapeAttribute } from "../../shared/markup/escape.ts";
import type { HtmlSetup } from "../render/html-document.ts";
import type { RenderedDevPage } from "./render-dev-page.ts";

export interface DevHtmlInput {
  setup: HtmlSetup;
  htmlLang: string;
  direction: string;
  title: string;
  /** What the build would write; missing where that can't be made, and the browser makes all of it. */
  rendered?: Pick<RenderedDevPage, "html" | "head">;
  /** Addresses of stylesheets; the page's code brings its own, and takes these away. */
  styles: readonly string[];
  vite: ViteParts;
  baseUrl: string;
  /** Address of the favicon: a browser that reads of none asks for `/favicon.ico`. */
  icon?: string;
  /** Missing where something keeps the page from being made. */
  payload?: PagePayload;
  /** Which state of the site's modules the page is of. */
  edition: string;
  /** Shown over the page: what keeps it from being made. */
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

/**
 * Asks Vite for its scripts with a page that holds nothing of ours: it would put the base URL before
 * addresses that have it already.
 */
export async function createViteParts(
  transform: (html: string) => Promise<string>,
): Promise<ViteParts> {
  const html = await transform("<!doctype html><html><head></head><body></body></html>");
  const [, head = "", body = ""] =
    /<head>([\s\S]*)<\/head>\s*<body>([\s\S]*)<\/body>/.exec(html) ?? [];
  return { head: head.trim(), body: body.trim() };
}

/**
 * Shows what keeps the page from being made, until it is mended. Vite must not see this script: it would
 * load its client under a second address, and the overlay's class exists once.
 */
const createOverlayScript = (
  failure: OverlayError,
  baseUrl: string,
): string => `<script type="module">
import { ErrorOverlay, createHotContext } from "${escapeAttribute(baseUrl)}@vite/client";
document.body.append(new ErrorOverlay(${serializeInline(failure)}));
createHotContext("velosaur:overlay").on("velosaur:payload", () => location.reload());
</script>`;

/** A page of the dev server: the browser renders it anew, from the payload. */
export function createDevHtml(input: DevHtmlInput): string {
  const { setup, rendered, styles, vite, baseUrl, payload, edition, failure } = input;
  const app = payload
    ? `<script type="application/json" id="${PAYLOAD_ID}" data-edition="${escapeAttribute(edition)}">${serializeInline(payload)}</script>
<script type="module" src="${escapeAttribute(setup.entry.js)}"></script>`
    : "";
  const overlay = failure ? createOverlayScript(failure, baseUrl) : "";
  return `<!doctype html>
<html ${rendered?.head.htmlAttributes ?? ownAttributes(input)}>
<head>
<meta charset="utf-8">
${rendered?.head.html ?? ownTags(input)}
${styles.map((href) => `<link rel="stylesheet" href="${escapeAttribute(href)}" ${EARLY_MARK}>\n`).join("")}${vite.head}
<script>${setup.inlineScript}</script>
${rendered?.head.styles ?? ""}
${setup.headTags}
</head>
<body ${rendered?.head.bodyAttributes ?? ""}>
${setup.preBodyTags}<div id="${ROOT_ID}">${rendered?.html ?? ""}</div>
${app}${overlay}
${vite.body}
${setup.postBodyTags}</body>
</html>
`;
}

const ownAttributes = ({ htmlLang, direction }: DevHtmlInput): string =>
  `lang="${escapeAttribute(htmlLang)}" dir="${escapeAttribute(direction)}" data-has-hydrated="false"`;

const ownTags = ({ icon, title }: DevHtmlInput): string => `\
<meta data-rh="true" name="viewport" content="width=device-width, initial-scale=1.0">
${icon === undefined ? "" : `<link data-rh="true" rel="icon" href="${escapeAttribute(icon)}">\n`}<title>${title}</title>`;
